### Fossilium: wybory przed grą.

web-fossilium-seats = W tej kolejności krążą amonit i ruchy.

web-fossilium-option-first = Kto pierwszy ma amonita
    .about = Kto go ma, zaczyna; po każdej rundzie wędruje w lewo.
web-fossilium-option-first-random = losowo
web-fossilium-option-first-game = Pierwsza gra
    .about = Kompletna skamieniałość daje tylko gości, nic za swój typ.
web-fossilium-option-tour-bonus-guest = Trasa w kolumnie 4 daje gościa
    .about = Skrót zasad przeczy tu sam sobie; uważamy, że tak jest dobrze.
web-fossilium-option-shop-incomplete = Sklepy płacą za niekompletne skamieniałości
    .about = Skrót zasad mówi tak tylko o wejściach. Wyłączone: sklep płaci tylko za kompletne skamieniałości i za bursztyn.
web-fossilium-option-majority-needs-some = Miejsca tylko dla muzeów, które coś mają
    .about = Na końcu porównuje się gości, pieniądze i cel gry. Włączone: muzeum, które nic z tego nie ma, nie dostaje miejsca. Wyłączone: zajmuje miejsce jak inne.
web-fossilium-option-labour-goals = Cele rynku pracy
    .about = Cztery cele, każdy daje pracownika.
web-fossilium-option-labour-goals-drawn = losowane
web-fossilium-option-labour-goals-standard = zwykłe cztery
web-fossilium-option-round-goals = Cele rund
    .about = Każda runda ma jeden z dwóch.
web-fossilium-option-round-goals-drawn = losowane
web-fossilium-option-round-goals-first = pierwsze
web-fossilium-option-round-goals-second = drugie
web-fossilium-option-end-goal = Cel gry
    .about = Co porównuje się na końcu obok gości i pieniędzy.
web-fossilium-option-end-goal-drawn = losowany
web-fossilium-option-end-goal-complete = kompletne skamieniałości
web-fossilium-option-end-goal-large = duże skamieniałości
web-fossilium-option-end-goal-cells = najmniej wolnych pól
web-fossilium-option-end-goal-panels = tablice
web-fossilium-option-end-goal-none = żaden
