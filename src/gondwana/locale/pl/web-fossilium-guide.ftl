### Przewodnik po pierwszej grze w Fossilium.

web-fg-do-field = Moja rada, idź na: { $what }
web-fg-do-use = { $fixed ->
    [0] Moja rada: tylko wolni pracownicy
    [one] Moja rada: stały pracownik
   *[other] Moja rada, stali pracownicy: { $fixed }
}
web-fg-do-students = Moja rada, wyślij doktorantów: { $what }
web-fg-do-as = Moja rada, użyj dżokera jako: { $what }
web-fg-do-show = Moja rada, wystaw: { $what }
web-fg-do-add = Moja rada, dołóż do: { $what }
web-fg-do-cell = Moja rada, połóż na { $what }
web-fg-do-part = Moja rada, dołóż: { $what }
web-fg-do-build = Moja rada, zbuduj: { $what }
web-fg-do-give = Moja rada, podaruj: { $what }, dostaje: { $who }
web-fg-do-amber = Moja rada, wybierz bursztyn tego typu: { $what }
web-fg-do-start = Moja rada, zacznij od tego typu: { $what }
web-fg-do-buy = Moja rada, kup: { $what }
web-fg-do-sell = Moja rada, sprzedaj: { $what }
web-fg-do-entrance = Moja rada, oprowadź od tego wejścia: { $what }
web-fg-do-shop = Moja rada, oprowadź do tego sklepu: { $what }
web-fg-do-take = Moja rada, weź: { $what }
web-fg-do-dig = Moja rada, następne wykopalisko: { $what }
web-fg-do-keep = Moja rada, zatrzymaj: { $what }
web-fg-do-leave = Moja rada, oddaj na rynek: { $what }
web-fg-do-fix = Moja rada, postaw pracownika nad kolumną { $what }
web-fg-do-pass = Moja rada: pas
web-fg-do-end = Moja rada: zakończ kolejkę
web-fg-do-done = Moja rada: na tym poprzestań
web-fg-do-this = Moja rada, wybierz: { $what }

web-fg-idle-yours = Wybór należy do ciebie
    .text = Graj, jak chcesz, albo zapytaj mnie o dobry ruch.
web-fg-idle-wait = Inni są zajęci
    .text = Zobacz, które pola zamykają i co zostawiają na rynku.

web-fg-welcome = Witaj w swoim muzeum
    .text = { $alone ->
        [yes] W pięciu rundach wykopujesz skamieniałości, wystawiasz je i otwierasz drzwi.
       *[other] W pięciu rundach wykopujesz skamieniałości, wystawiasz je i otwierasz drzwi; przy stole: { $others }.
    } Goście dają prestiż, a kto ma go najwięcej, wygrywa. Powiem ci coś, gdy będzie to potrzebne.
web-fg-start = Z czym zaczynasz
    .text = Zatrzymaj { $keep } z tych części. Dwie części jednej skamieniałości są warte więcej niż dwie obce: z połową części można ją wystawić. Potem wybierz typ pierwszej skamieniałości; jej sklep i wejście opłacają się od początku.
web-fg-first = Wybierz pole
    .text = Postaw pracowników na jasnym polu; najpierw je wskaż i zobacz, co by dało. Po kolei jedna akcja, aż nikt nie ma pracowników. Kto pierwszy, ten wybiera.
web-fg-museum = Rzędy płacą, kolumny dają gości
    .text = Skamieniałość w rzędzie sklepu swojego typu daje 1 $ przy każdym dochodzie; każda jej część w kolumnie wejścia swojego typu daje gościa. Najlepsze miejsce robi jedno i drugie.
web-fg-goals = Spójrz na cele
    .text = Cel rundy daje stałych gości, którzy wracają co rundę. Każdy cel rynku pracy daje ci pracownika: wczesne opłacają się najdłużej.
web-fg-columns = Gdzie stoisz, tam kopiesz
    .text = Po rundzie twoi pracownicy kopią w worku swojej kolumny. Ciągniesz tyle części, ilu pracowników tam stoi, czyichkolwiek, i zatrzymujesz tyle, ilu jest twoich: towarzystwo poprawia wybór.
web-fg-display = Możesz coś wystawić
    .text = Masz dość części na skamieniałość. Im wcześniej stanie, tym częściej coś da.
web-fg-bonus = Kolumna 4
    .text = Te pola potrafią więcej niż inne, ale nikt tam nie kopie. Dobre dla pracownika, bez którego obejdziesz się przy wykopaliskach.
web-fg-workers = Wolny czy stały?
    .text = W tej rundzie działają też stali pracownicy, każdy tylko w swojej kolumnie; wolny może iść wszędzie. Stały, który zostaje na górze, obniża cenę dżokera i paska o 1 $, ale nie ten, który sam tam idzie.
web-fg-place = Wybierz miejsce
    .text = Obróć ją, wskaż pole i zobacz, co by tam dała. Duża skamieniałość dokładnie na mosiężnej ramie dostaje postument: prestiż na końcu.
web-fg-students = Doktoranci chcą kopać
    .text = { $students ->
        [one] Jeden doktorant
       *[other] Doktoranci: { $students }
    }. Raz w kolejce, przed akcją lub po niej, ciągną tyle części z jednego wykopaliska, a ty zatrzymujesz jedną. Kto wyśle ich przed akcją, nie może już spasować. Potem nie masz już żadnego, więc większa grupa wybiera lepiej.
web-fg-pick = Zatrzymaj jedną z nich
    .text = Reszta wraca do worka. Weź to, co coś uzupełnia albo czego masz już połowę.
web-fg-build = Buduj lub daruj
    .text = Tablica zajmuje pole i działa od razu albo na końcu; każda ma dwie strony. Albo daj komuś część, która pasuje do jego skamieniałości: im jest większa, tym więcej prestiżu dla ciebie.
web-fg-trade = Na rynku
    .text = Każdy rząd ma jedną cenę na całą kolejkę: tę nad jego skrajną prawą częścią. Pełne rzędy są tanie, tam kupuj; do pustych sprzedawaj.
web-fg-copy = Twój dżoker
    .text = Wykona każdą inną akcję swojej kolumny, nawet jeśli jej pole jest zajęte.
web-fg-excavate = Gdzie kopiesz najpierw?
    .text = Masz pracowników w kilku wykopaliskach i wybierasz kolejność; inni też, w tajemnicy. To, co zatrzymasz w jednym, podpowie, czego szukać w następnym, a inni ciągną z tych samych worków: zacznij tam, gdzie najbardziej czegoś potrzebujesz.
web-fg-keep = Wykopaliska
    .text = Zatrzymaj części: { $keep }. Trafiają do magazynu; co się tam nie zmieści, idzie za darmo na rynek.
web-fg-store = Magazyn jest pełny
    .text = Wybierz, które nowe części trafią na rynek. Zakryte symbole doktorantów nie dadzą ich w następnej rundzie.
web-fg-fix = Jeden pracownik za dużo
    .text = Zostaje odtąd nad kolumną, kopie tam co rundę i działa znów w ostatniej. Wybierz wykopalisko z tym, co zbierasz.
web-fg-complete = Skamieniałość w komplecie
    .text = Każda kompletna skamieniałość daje od razu tylu gości, ile ma części. W późniejszych grach jej typ da coś jeszcze.
web-fg-worker = Nowy pracownik
    .text = Cel rynku pracy osiągnięty. Pracownik może działać jeszcze w tej rundzie, nawet po pasie.
web-fg-opened = Drzwi były otwarte
    .text = Goście dali prestiż i poszli do domu, oprócz stałych. Każda runda zaczyna się więc od nowa: od gości z tego dochodu i tych, których teraz zdobędziesz.
web-fg-panels = Pomyśl o tablicach
    .text = Masz ich sześć. Jedne płacą od razu, inne na końcu: im wcześniej wiesz które, tym lepiej zbudujesz wokół nich.
web-fg-market = Masz { $money } $
    .text = Pieniądze są na brakujące części i na dżokery. Reszta może na końcu dać prestiż, jeśli masz jej więcej niż inni.
web-fg-joker = Dżoker bywa tani
    .text = Każdy pracownik w jego kolumnie obniża cenę o 1 $, a pod koniec rundy jest ich wielu.
web-fg-majority = Pomyśl o końcu
    .text = Najwięcej gości, najwięcej pieniędzy i cel gry dają na końcu prestiż, tak samo duże skamieniałości, tablice i postumenty; niekompletne skamieniałości połowę.
web-fg-last = Ostatnia runda
    .text = Na nowym pasku możesz wziąć wybraną część z worka i od razu ją wystawić. Nikt już nie kopie: użyj wszystkiego, także stałych pracowników, każdego w jego kolumnie.
web-fg-end = To była twoja pierwsza gra
    .text = Arkusz pokazuje, skąd jest każdy punkt. W zasadach możesz wypróbować, gdzie skamieniałości dają najwięcej.
