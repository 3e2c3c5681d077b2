### Boty i poziomy.

bots-unknown = nie ma bota „{ $name }”; są: { $names }
bots-budget = „{ $text }” to nie czas do namysłu; podaj liczbę iteracji, na przykład 1000, albo sekundy, na przykład 0.5s
bots-no-budget = { $name } nie myśli naprzód, więc nie ma czasu do namysłu; myślą: { $names }
bots-not-here = { $name } gra tylko w { $games }, nie w { $game }
bots-weights = „{ $text }” nie może grać; własne wagi podaje się tak: master@weights.npz
bots-bad-weights = { $path } nie zawiera wag do tej gry: { $problem }

level-hatchling = Pisklę
    .about = widzi punkty tej tury, a często nawet nie te
level-grazer = Roślinożerca
    .about = rozsądnie zapełnia własne zagrody i nie patrzy na nikogo innego
level-hunter = Łowca
    .about = uważa też na to, co przekazuje sąsiadowi
level-alpha = Przywódca stada
    .about = gra na pierwszy rzut oka tak, jak nauczył się w milionach partii z samym sobą
level-titan = Tytan
    .about = nauczył się tego samego i przed każdą decyzją rozgrywa tysiące partii

training-checkpoint = { $path } jest uszkodzony albo z innej wersji; usuń go lub wybierz inny folder
training-seed = { $path } zawiera trening z ziarnem { $seed }, a nie { $asked }; podaj to ziarno lub wybierz inny folder
