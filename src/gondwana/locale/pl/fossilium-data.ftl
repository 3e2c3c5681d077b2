### Fossilium: parts of one's own.

fossilium-data-form = pliku { $file } nie da się odczytać: { $problem }
fossilium-data = plik { $file }: { $problem }
fossilium-data-folder = { $variable } podaje folder { $folder }, który nie istnieje
fossilium-data-number = { $name } wynosi { $number }, a musi być od { $least } do { $most }
fossilium-data-fossils = skamieniałości muszą być takie i w tej kolejności: { $known }
fossilium-data-pairs = części skamieniałości { $fossil } muszą się w każdym woreczku dzielić równo na pary: { $pairs }
fossilium-data-few = { $fossil } potrzebuje razem co najmniej { $size } części w woreczkach
fossilium-data-many = { $fossil } ma razem więcej niż { $most } części w woreczkach
fossilium-data-per = efekt skamieniałości { $fossil } liczy po 0
fossilium-data-kinds = jest więcej niż { $most } rodzajów części
fossilium-data-bag = w woreczku { $site } jest { $tiles } części, a musi być od { $least } do { $most }
fossilium-data-lines = museum.{ $what } musi mieć { $count } wpisów, każdy typ raz, a pozostałe puste
fossilium-data-starts = museum.starts musi dla każdego z trzech typów podawać pole, na przykład c1
fossilium-data-pedestal = cokół przy { $cell } musi mieć 2x2, 2x3 lub 3x2, leżeć w muzeum i nie zachodzić na inny
fossilium-data-prices = market.prices musi mieć { $count } liczb
fossilium-data-refill = market.refill_rounds może podawać tylko rundy od 1 do { $last }
fossilium-data-storage = magazyn musi mieć od 1 do { $most } miejsc i nie więcej symboli niż miejsc
fossilium-data-draws = nikt nie może wyciągnąć naraz więcej niż { $most } części: digging.most oraz doktoranci z laboratorium
fossilium-data-start = na początku każdy ciągnie po 2 z każdego stanowiska i zachowuje od 1 do 6, a na rynku leżą najwyżej 4 z każdego stanowiska
fossilium-data-workers = na początku musi być co najmniej 1 pracownik, wszyscy muszą mieć miejsce, a digging.room to najwyżej { $most }
fossilium-data-field = pola board.{ $row } przyjmują 1 lub 2 pracowników
fossilium-data-tours = board.tour_types musi podawać każdy typ raz
fossilium-data-neutral = neutral musi dla 1, 2, 3 i 4 graczy podawać pola, na przykład display-1, najwyżej jedno w wierszu
fossilium-data-labour = musi być od { $count } do 12 różnych celów rynku pracy, każdy z liczbą większą od 0
fossilium-data-rounds = musi być { $count } par celów rund
fossilium-data-levels = cele rundy { $round } muszą być różne i mieć rosnące poziomy
fossilium-data-guests = guests.prestige musi mieć od 11 do 61 liczb, które nie maleją
fossilium-data-regular = muzeum może zdobyć stałych gości: { $most } (panels.restaurant i pięć razy największa liczba z guests.regular), a tor gości ma tylko { $track } pól
fossilium-data-reach = { $where } wymaga { $number } („{ $goal }”), a muzeum może mieć najwyżej { $most }
fossilium-data-solo = liczby w final.{ $name } muszą { $way ->
    [rise] rosnąć
   *[fall] maleć
}
fossilium-data-panels = sponsors_money i auditorium_guests muszą być większe od 0
