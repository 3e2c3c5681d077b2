### Fossilium w terminalu.

terminal-fo-event-first = Amonit na początku: { $who }.
terminal-fo-event-goal-labour = Pracownika można dostać za: { $goal }.
terminal-fo-event-goal-round = Cel rundy { $round }: { $goal }.
terminal-fo-event-goal-end = Cel gry: { $goal }.
terminal-fo-event-market = Na rynek: { $tiles }.
terminal-fo-event-draw = { $who }: wyciągnięte: { $tiles }.
terminal-fo-event-draw-hidden = { $who }: { $many ->
    [one] jedna część wyciągnięta w ukryciu
   *[other] części wyciągnięte w ukryciu: { $many }
}.
terminal-fo-event-start = { $who }: pierwsza skamieniałość, typ { $kind }.
terminal-fo-event-income = { $who }: dochód { $money } $, goście { $guests }, doktoranci { $students }.
terminal-fo-event-round = Zaczyna się runda { $round }. Amonit: { $who }.
terminal-fo-event-pass = { $who }: pas.
terminal-fo-event-skipped = { $who }: stały pracownik nie ma pola, ruch przepada.
terminal-fo-event-field = { $who }: { $field }.
terminal-fo-event-field-paid = { $who }: { $field }, { $money } $.
terminal-fo-event-field-fixed = { $who }: { $field }, stali pracownicy: { $fixed }, { $money } $.
terminal-fo-event-copy = { $who }: dżoker jako { $action }.
terminal-fo-event-show = { $who }: wystawia: { $fossil } na { $cell }.
terminal-fo-event-part = { $who }: { $tile } na { $cell }.
terminal-fo-event-complete = { $who }: { $fossil } w komplecie, goście: { $guests }{ $bonus ->
    [student] {" "}i doktorant
    [money] {" "}i 1 $
    [guest] {" "}i jeszcze jeden gość
   *[none] {""}
}.
terminal-fo-event-pedestal = { $who }: { $fossil } ma postument.
terminal-fo-event-panel = { $who }: buduje: { $panel } na { $cell }.
terminal-fo-event-amber = { $who }: typ bursztynu: { $kind }.
terminal-fo-event-gift = { $who }: daje { $tile }, dostaje: { $to }; prestiż { $prestige }.
terminal-fo-event-buy = { $who }: kupuje { $tile } za { $price } $.
terminal-fo-event-sell = { $who }: sprzedaje { $tile } za { $price } $.
terminal-fo-event-tour-entrance = { $who }: oprowadza od wejścia ({ $type }), goście: { $amount }.
terminal-fo-event-tour-shop = { $who }: oprowadza do sklepu ({ $type }), { $amount } $.
terminal-fo-event-manage-money = { $who }: dostaje 1 $.
terminal-fo-event-manage-student = { $who }: dostaje doktoranta.
terminal-fo-event-manage-guest = { $who }: dostaje gościa.
terminal-fo-event-students = { $who }: { $number ->
    [one] kopie doktorant
   *[other] kopią doktoranci: { $number }
} ({ $site }).
terminal-fo-event-kept = { $who }: zatrzymuje { $tile }.
terminal-fo-event-fetch = { $who }: bierze { $tile } ({ $site }).
terminal-fo-event-worker = { $who }: nowy pracownik za: { $goal }.
terminal-fo-event-prestige = { $who }: prestiż { $amount }.
terminal-fo-event-opening = { $who }: otwarcie, goście { $guests }, prestiż { $prestige }; stali goście { $regular }.
terminal-fo-event-dug = { $who }: kopie ({ $site }), zatrzymuje { $kept } z { $drawn }.
terminal-fo-event-stored = { $who }: do magazynu: { $tiles }.
terminal-fo-event-fixed = { $who }: stali pracownicy nad kolumną { $columns }.
terminal-fo-event-over = Koniec gry.

terminal-fo-step-pass = pas
terminal-fo-step-end = zakończ kolejkę
terminal-fo-step-done = wystarczy
terminal-fo-step-students = wyślij doktorantów: { $site }
terminal-fo-step-field = { $field }: { $workers ->
    [one] jeden pracownik
   *[other] pracownicy: { $workers }
}
terminal-fo-step-field-money = { $field }: { $workers ->
    [one] jeden pracownik
   *[other] pracownicy: { $workers }
}, { $money } $
terminal-fo-step-joker = { $field }: cena { $price } $
terminal-fo-step-as = { $action }
terminal-fo-step-show = wystaw: { $fossil } ({ $parts } z { $size } części)
terminal-fo-step-add = dołóż części: { $fossil }
terminal-fo-step-lying = { $cell }, poziomo
terminal-fo-step-upright = { $cell }, pionowo
terminal-fo-step-cell = { $cell }
terminal-fo-step-brings = { $where }: w komplecie co rundę { $money } $, goście: { $guests }
terminal-fo-step-pedestal = { $where }; postument, prestiż { $prestige }
terminal-fo-step-part = dołóż { $tile }
terminal-fo-step-build = { $panel }: { $about }
terminal-fo-step-give = daj { $tile }, dostaje: { $who }
terminal-fo-step-type = { $type }
terminal-fo-step-buy = kup { $tile } za { $price } $
terminal-fo-step-sell = sprzedaj { $tile } za { $price } $
terminal-fo-step-entrance = wejście ({ $type }), goście: { $amount }
terminal-fo-step-shop = sklep ({ $type }), { $amount } $
terminal-fo-step-take = weź { $tile }
terminal-fo-step-keep = zatrzymaj: { $tiles }
terminal-fo-step-leave = { $tile } na rynek
terminal-fo-step-fix = stały pracownik nad kolumną { $column }
terminal-fo-step-use = { $fixed ->
    [0] tylko wolni pracownicy
    [one] { $size ->
        [one] stały pracownik
       *[other] jeden stały i jeden wolny pracownik
    }
   *[other] stali pracownicy: { $fixed }
}
terminal-fo-step-use-price = { $mix }: cena { $price } $
terminal-fo-step-dig = kop: { $site }, pociągnij { $drawn }, zatrzymaj { $kept }

terminal-fo-ask-start = Zatrzymaj części ({ $keep }) i wybierz typ pierwszej skamieniałości.
terminal-fo-ask-turn = Twoja kolej: wybierz pole.
terminal-fo-ask-workers = Wolni czy stali pracownicy?
terminal-fo-ask-copy = Dżoker: która akcja?
terminal-fo-ask-show = Co wystawiasz?
terminal-fo-ask-place = Gdzie ma leżeć?
terminal-fo-ask-side = Na które pole trafia część?
terminal-fo-ask-extra = Premia: jeszcze jedna część?
terminal-fo-ask-build = Co budujesz lub dajesz?
terminal-fo-ask-site = Gdzie staje tablica?
terminal-fo-ask-amber = Jakiego typu jest bursztyn?
terminal-fo-ask-restore = Konserwator: wystawić skamieniałość?
terminal-fo-ask-trade = Kup lub sprzedaj:
terminal-fo-ask-guide = Jaki dochód daje oprowadzanie?
terminal-fo-ask-fetch = Którą część bierzesz z worka?
terminal-fo-ask-pick = Doktoranci kopali: zatrzymaj jedną część.
terminal-fo-ask-end = Coś jeszcze?
terminal-fo-ask-excavate = Masz pracowników na kilku stanowiskach: gdzie kopiesz teraz?
terminal-fo-ask-keep = Wykopaliska: zatrzymaj części ({ $keep }).
terminal-fo-ask-store = Za dużo na twój magazyn: co trafia na rynek?
terminal-fo-ask-fix = Gdzie zostaje dodatkowy pracownik?

terminal-fo-board = obejrzyj muzeum
terminal-fo-key-museums = muzea
terminal-fo-frame = runda { $round } z 5
terminal-fo-museum = { $who }: prestiż { $prestige } · { $money } $ · goście { $guests }, stali { $regular } · doktoranci { $students } · pracownicy { $workers }
terminal-fo-stored = Magazyn (wolne { $free }): { $tiles }
terminal-fo-drawn = Wyciągnięte: { $tiles }
terminal-fo-income = Następny dochód: { $money } $, goście { $guests }, doktoranci { $students }
terminal-fo-joker = dżoker
terminal-fo-archive = Archiwum: { $tiles }

terminal-rules-fossilium-aim = Pięć rund. Wykopuj części skamieniałości i pokazuj je w muzeum: skamieniałości przynoszą pieniądze i gości, goście prestiż. Wygrywa najwięcej prestiżu.
terminal-rules-fossilium-round = Każda runda: dochód, akcje, otwarcie, wykopaliska. Skamieniałość z częścią w rzędzie sklepu swojego typu daje 1 $, każda część w kolumnie wejścia swojego typu gościa.
terminal-rules-fossilium-actions = Po kolei stawia się pracowników na polach. Wystawianie: pokaż skamieniałość, mając co najmniej połowę części, albo dołóż do stojącej. Budowanie: tablica albo darowizna części za prestiż. Rynek: kup lub sprzedaj. Oprowadzanie: dochód z jednego sklepu lub wejścia. Dżoker: inna akcja kolumny, tym tańsza, im więcej tam pracowników. Kolumna 4 ma premię, ale nikt tam nie kopie.
terminal-rules-fossilium-students = Raz w ruchu z akcją, przed nią albo po niej, doktoranci mogą wyciągnąć części z jednego wykopaliska; zatrzymujesz jedną.
terminal-rules-fossilium-opening = Przy otwarciu goście dają prestiż, a cel rundy stałych gości, którzy zostają.
terminal-rules-fossilium-dig = Potem wszyscy kopią, stanowiska w dowolnej kolejności: pociągnij tyle części, ilu pracowników stoi w kolumnie, i zatrzymaj tyle, ilu z nich jest twoich.
terminal-rules-fossilium-end = W rundzie 5 na pasku pól można brać części z woreczków, a stali pracownicy działają w swoich kolumnach; nikt nie kopie. Na końcu prestiż dają skamieniałości, tablice, postumenty, najwięcej gości, najwięcej pieniędzy i cel gry.
terminal-rules-fossilium-notation = Kolumny muzeum to a do f, rzędy 1 do 5. Wpisz numer możliwości albo jej pierwsze słowa.

terminal-fo-keys =
    Klawisze: strzałki poruszają się po liście, Enter wybiera, cyfra wybiera wiersz o tym numerze, Tab pokazuje muzeum następnego gracza, u cofa.
    Mysz: kliknij pole, pole muzeum lub część na rynku; albo wiersz listy.

terminal-fo-sheet-prestige = W trakcie gry
terminal-fo-sheet-guests = Najwięcej gości
terminal-fo-sheet-money = Najwięcej pieniędzy
terminal-fo-sheet-guests-alone = Goście
terminal-fo-sheet-money-alone = Pieniądze
terminal-fo-sheet-goal = Cel gry
terminal-fo-sheet-complete = Kompletne skamieniałości
terminal-fo-sheet-pedestals = Postumenty
