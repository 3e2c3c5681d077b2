### Strona z zasadami gry Draftozaur.

web-rules-title = Draftozaur: zasady gry
web-rules-lead = Trzy minuty czytania, kwadrans grania.

web-rules-aim = Cel gry
web-rules-aim-text = Prowadzisz zoo z dinozaurami. Co turę każdy stawia jednego z nich, razem dwanaście, w zagrodach na własnej planszy. Każda zagroda liczy punkty po swojemu. Kto na końcu ma ich najwięcej, wygrywa.
web-rules-aim-example = Gotowe letnie zoo, punkty: { $points }. Białe tabliczki pokazują, ile daje każda zagroda; czerwone +1 oznacza zagrodę z tyranozaurem.
web-rules-zoo-summer = Przykład letniego zoo
web-rules-zoo-winter = Przykład zimowego zoo

web-rules-setup = Zanim zaczniecie
web-rules-setup-text = Jest sześć rodzajów dinozaurów, po dziesięć każdego. Przy mniejszej liczbie osób część zostaje w pudełku:
web-rules-setup-players = Gracze
web-rules-setup-each = Każdego rodzaju
web-rules-setup-all = W woreczku
web-rules-setup-count = Do końca gry woreczek zostanie całkiem opróżniony, więc da się policzyć, co jeszcze przyjdzie.
web-rules-setup-board = Wszyscy grają na tej samej stronie planszy: latem albo zimą. O tym, kto pierwszy ma kostkę, decyduje los, chyba że kogoś wskażecie.

web-rules-turn = Tura w czterech krokach
web-rules-turn-text = W trzy do pięciu osób gra się dwie rundy po sześć tur. Na początku każdej rundy każdy losuje z woreczka sześć dinozaurów i trzyma je w ukryciu.
web-rules-step-roll = Rzut
    .text = Rzuca ten, kto ma kostkę. Na tę turę zamyka ona część zagród wszystkim pozostałym.
web-rules-step-choose = Wybór
    .text = Wszyscy naraz i w tajemnicy wybierają jednego dinozaura z ręki i miejsce dla niego.
web-rules-step-place = Stawianie
    .text = Wybory odkrywa się razem i każdy dinozaur trafia na swoje miejsce.
web-rules-step-pass = Podanie
    .text = Resztę ręki podajesz zakrytą osobie po swojej lewej. Kostka też wędruje o jedno miejsce w lewo.
web-rules-turn-after = Po sześciu turach ręce są puste. Każdy losuje kolejne sześć i zaczyna się druga runda; kostka po prostu wędruje dalej. Potem liczy się punkty.

web-rules-die = Kostka
web-rules-die-text = Kostka wiąże wszystkich oprócz osoby, która rzuciła. Ta może użyć każdej zagrody, na którą pozwala zasada samej zagrody. Każda z sześciu ścianek jest tak samo prawdopodobna.
web-rules-die-face = Ścianka
web-rules-die-means = Otwarte są dla ciebie…
web-rules-die-woodlands = …zagrody w lesie, czyli w górnej części z jodłami.
web-rules-die-grasslands = …zagrody na łąkach, czyli w dolnej części.
web-rules-die-food-court = …zagrody na lewo od rzeki, po stronie baru.
web-rules-die-restrooms = …zagrody na prawo od rzeki, po stronie toalet.
web-rules-die-empty = …zagrody, w których nie ma jeszcze żadnego dinozaura.
web-rules-die-no-trex = …zagrody, w których nie ma jeszcze tyranozaura. Stawiany dinozaur może nim być.
web-rules-die-river = Rzeka jest zawsze otwarta. Kto nie może lub nie chce słuchać kostki, stawia dinozaura właśnie tam.
web-rules-die-own = Zasada samej zagrody obowiązuje każdego, także osobę, która rzuciła.

web-rules-summer = Letnie zagrody
web-rules-summer-text = Sześć zagród i rzeka. Każdy obszar z kostki obejmuje trzy z nich.
web-rules-winter = Zimowe zagrody
web-rules-winter-text = Inne zagrody, ta sama gra: tura, kostka, rzeka i tyranozaury działają tak jak latem.
web-rules-winter-example = Gotowe zimowe zoo, punkty: { $points }.
web-rules-left = na lewo od rzeki
web-rules-right = na prawo od rzeki
web-rules-both-banks = na obu brzegach
web-rules-woodland = las
web-rules-grassland = łąki
web-rules-holds = { $count ->
    [0] dowolnie wiele
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
web-rules-own-zoo = Twoje zoo
web-rules-other-zoo = Najlepsze z pozostałych
web-rules-right-zoo = Zoo po twojej prawej
web-rules-pen-picture = { $pen }: { $dinosaurs }

web-rules-pen-forest = Tylko jeden rodzaj, od lewej. Od jednego do sześciu dinozaurów daje 2, 4, 8, 12, 18 lub 24 punkty.
    .example = Trzy takie same. Z czwartym byłoby 12.
web-rules-pen-trio = Trzy dowolne dinozaury dają 7 punktów. Gdy jest ich mniej, zagroda nie daje nic.
    .example = Dokładnie trzy, obojętnie jakie.
web-rules-pen-prairie = Wszystkie rodzaje są dozwolone. Każda para jednego rodzaju daje 5 punktów, a dwie pary tego samego rodzaju liczą się podwójnie.
    .example = Dwie pary. Piąty nie ma pary i nic nie daje.
web-rules-pen-king = 7 punktów, jeśli żadne inne zoo nie ma więcej dinozaurów tego rodzaju niż twoje; wystarczy tyle samo. Porównuje się całe zoo, razem z rzeką.
    .example = Trzy na trzy: remis wystarcza.
web-rules-pen-meadow = Każdy innego rodzaju, od lewej. Od jednego do sześciu dinozaurów daje 1, 3, 6, 10, 15 lub 21 punktów.
    .example = Cztery rodzaje, żaden się nie powtarza.
web-rules-pen-island = 7 punktów, jeśli ten dinozaur jest jedyny swojego rodzaju w całym twoim zoo, razem z rzeką.
    .example = W tym zoo nie ma drugiego spinozaura.
web-rules-pen-wood = Dwa rodzaje na przemian, od lewej: drugi musi być inny niż pierwszy, trzeci taki jak pierwszy i tak dalej. Od jednego do sześciu daje 2, 4, 8, 12, 18 lub 24 punkty.
    .example = Cztery na przemian. Teraz pasuje tylko stegozaur.
web-rules-bridge = Most Zakochanych
web-rules-pen-bridge = Na obu brzegach wszystkie rodzaje są dozwolone. Każda para jednego rodzaju, po jednym na każdym brzegu, daje 6 punktów. Dla kostki i tyranozaurów brzegi to dwie zagrody: lewa w lesie, prawa na łąkach.
    .example = Dwie pary po obu stronach rzeki. Pozostałe dwa jeszcze czekają.
web-rules-pen-pyramid = Budowana od dołu: trzy na dole (po 2 punkty), dwa wyżej (po 4), jeden na szczycie (7). Poziom otwiera się, gdy niższy jest pełny; pole na poziomie wybierasz dowolnie. Dwa tego samego rodzaju nie mogą się stykać: ani obok siebie, ani jeden nad drugim.
    .example = 2 + 2 + 2 + 4: dolny poziom i jeden nad nim.
web-rules-pen-lookout = 2 punkty za każdego dinozaura tego rodzaju w zoo po twojej prawej, razem z rzeką.
    .example = W zoo po twojej prawej są trzy.
web-rules-pen-quarantine = Sama nic nie daje. Po ostatniej turze, zanim policzy się punkty, ten dinozaur musi przejść do innej zagrody albo do rzeki. Obowiązują zasady zagród, kostka nie. Wszyscy decydują naraz.
    .example = Czeka do końca, a potem zajmuje najlepsze wolne miejsce.

web-rules-extra = Rzeka i tyranozaury
web-rules-river = Rzeka nie jest zagrodą. Mieści dowolnie wiele dinozaurów, a każdy z nich daje 1 punkt.
    .example = Trzy dinozaury, po punkcie za każdego.
web-rules-trex = Każda zagroda, w której jest co najmniej jeden tyranozaur, daje 1 punkt więcej. Drugi w tej samej zagrodzie nic nie dodaje, a w rzece premii nie ma.
    .example = Jedna zagroda z tyranozaurami: 1 punkt więcej, choć są dwa. Ten w rzece nie daje premii.

web-rules-end = Koniec gry i remisy
web-rules-end-text = Gdy wszyscy postawią po dwanaście dinozaurów, dodaje się punkty za zagrody, rzekę i tyranozaury. Wygrywa największa suma.
web-rules-end-tie = Przy remisie wygrywa zoo, w którym jest mniej tyranozaurów, licząc też te w rzece. Jeśli i to jest równe, zwycięstwo jest wspólne.

web-rules-two = We dwoje
web-rules-two-text = Cztery rundy po trzy tury. Na początku każdej rundy oboje losujecie po sześć dinozaurów.
web-rules-two-discard = W każdej turze najpierw stawiasz jednego dinozaura. Potem oboje w tajemnicy wybieracie drugiego, który wraca do pudełka, i odkrywacie je razem. Na koniec zamieniacie się resztą rąk.
web-rules-two-die = Rzucacie na zmianę, a kostka wiąże tylko drugą osobę. Na końcu każde z was ma dwanaście dinozaurów postawionych i dwanaście odłożonych. Punkty liczy się jak zawsze; Król Dżungli i Czujka patrzą na zoo drugiej osoby.

web-rules-five = W pięć osób
web-rules-five-text = W grze jest całe sześćdziesiąt dinozaurów. Reszta bez zmian; dla ostatniej tury rundy jest opcja, patrz niżej.

web-rules-both = Lato, potem zima
web-rules-both-text = Dwie gry z rzędu na tych samych miejscach, najpierw latem, potem zimą. Kostka wędruje dalej, a punkty z obu gier się dodaje. Przy remisie wygrywa mniej tyranozaurów w obu zoo łącznie; w przeciwnym razie zwycięstwo jest wspólne.

web-rules-options = Gdzie instrukcje się różnią
web-rules-options-text = Wydania zasad nie zgadzają się we wszystkim. Przygotowując stół, wybierasz w części „{ $where }”; to, co tu podano najpierw, obowiązuje, gdy nic nie zmienisz.
web-rules-option-placing = Stawianie
    .text = Dinozaur i miejsce to jeden tajny wybór. Albo: najpierw odkrywa się dinozaury, a potem wszyscy naraz wybierają miejsca.
web-rules-option-prairie = Preria Miłości
    .text = Mieści sześć dinozaurów. Albo: dowolnie wiele.
web-rules-option-quarantine = Kwarantanna
    .text = Dinozaur musi na końcu się przenieść. Albo: może zostać i wtedy daje najwyżej punkt za tyranozaura.
web-rules-option-five = Ostatnia tura w pięć osób
    .text = Jak każda inna. Albo: po piątej turze rundy kostka nie wędruje; ta sama osoba rzuca też w szóstej i wtedy kostka wiąże wszystkich, także ją. Potem kostka wędruje dalej.
web-rules-option-first = Kto pierwszy rzuca
    .text = Decyduje los. Albo: wskazujecie miejsce.
