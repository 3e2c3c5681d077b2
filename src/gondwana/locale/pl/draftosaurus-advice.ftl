### Draftosaurus: co przemawia za akcją i przeciw niej.

draftosaurus-advice-forced = Innego wyboru nie ma.
draftosaurus-advice-left = { $who } po twojej lewej

draftosaurus-advice-river = { $zone }: { $points } i nic więcej.
draftosaurus-advice-gain = { $zone }: { $points } więcej.
draftosaurus-advice-nothing = { $zone }: nic już nie da.
draftosaurus-advice-ladder = { $zone }: z { $before } na { $points }; następny dinozaur doda tu { $next }.
draftosaurus-advice-ladder-full = { $zone }: z { $before } na { $points } i pole jest pełne.
draftosaurus-advice-forest-first = { $zone }: { $points }; odtąd wejdzie tu tylko { $species } (jeszcze w grze: { $left }).
draftosaurus-advice-wood-second = { $zone }: { $points }; odtąd na przemian { $first } i { $second }.
draftosaurus-advice-trio-full = { $zone }: trzeci dinozaur dopełnia pole, { $points } więcej.
draftosaurus-advice-trio-part = { $zone }: { $count } z { $holds }; pełne pole daje { $points }.
draftosaurus-advice-pair = { $zone }: jest para ({ $species }), { $points } więcej.
draftosaurus-advice-half = { $zone }: potrzebny jest drugi { $species }; para daje { $points } (jeszcze w grze: { $left }).
draftosaurus-advice-half-bridge = { $zone }: potrzebny jest { $species } na drugim brzegu; para daje { $points } (jeszcze w grze: { $left }).
draftosaurus-advice-king = { $zone } ({ $species }): masz { $mine } i nikt nie ma więcej, { $points } (inni najwyżej { $rival }, jeszcze w grze: { $left }).
draftosaurus-advice-king-no = { $zone } ({ $species }): { $who } ma { $rival }, a ty tylko { $mine }; na razie nic to nie daje.
draftosaurus-advice-king-up = { $zone } ({ $species }): masz { $mine } i teraz nikt nie ma więcej, dochodzi { $points }.
draftosaurus-advice-king-safer = { $zone } ({ $species }): przewaga jest pewniejsza, masz { $mine }, inni najwyżej { $rival }.
draftosaurus-advice-island = { $zone }: jedyny { $species } w twoim zoo, { $points }, dopóki nie dojdzie drugi (jeszcze w grze: { $left }).
draftosaurus-advice-island-safe = { $zone }: jedyny { $species } w twoim zoo i drugi już nie dojdzie: { $points }.
draftosaurus-advice-island-no = { $zone }: { $species } jest już w twoim zoo, więc nic to nie daje.
draftosaurus-advice-island-broken = { $zone }: { $species } nie jest tam już jedyny, { $points } mniej.
draftosaurus-advice-lookout = { $zone } ({ $species }): { $who } po twojej prawej ma { $count }: { $points } (jeszcze w grze: { $left }).
draftosaurus-advice-pyramid = { $zone }: { $points } za to pole.
draftosaurus-advice-pyramid-opens = { $zone }: { $points } za to pole i otwiera się następny poziom ({ $next } za pole).
draftosaurus-advice-quarantine = { $zone }: na razie bez punktów, ale miejsce wybierzesz dopiero na końcu.
draftosaurus-advice-stays-trex = { $zone }: tyranozaur, który tam zostaje, daje { $points }.
draftosaurus-advice-trex = Pierwszy { $species } na tym polu: { $points } więcej.
draftosaurus-advice-trex-lost = { $species } nie daje tam premii: { $points } mniej.

draftosaurus-advice-theirs-more = { $zone }, { $who } ({ $species }): tam { $points } więcej.
draftosaurus-advice-theirs-less = { $zone }, { $who } ({ $species }): tam { $points } mniej.

draftosaurus-advice-die-free = Kostka ({ $face }) zamknęłaby to pole, ale to twój rzut, więc cię nie wiąże.
draftosaurus-advice-die-river = Kostka ({ $face }) i zasady pól zostawiają tylko rzekę ({ $species }).

draftosaurus-advice-show = Od razu może dać { $points } ({ $zone }).
draftosaurus-advice-denies = { $species } nie trafi na { $who }, gdzie dałby { $points } ({ $zone }).
draftosaurus-advice-gives = Przekazujesz dalej: { $species }; { $who } może za to mieć { $points } ({ $zone }).
draftosaurus-advice-little = Z tego, co przekazujesz, { $who } może mieć od razu najwyżej { $points }.
draftosaurus-advice-box = { $species } trafiłby na { $who } i mógłby dać { $points } ({ $zone }).
draftosaurus-advice-box-own = W twoim zoo dałby od razu { $points } ({ $zone }).
draftosaurus-advice-box-end = Runda się tu kończy; nikt by go nie dostał.
