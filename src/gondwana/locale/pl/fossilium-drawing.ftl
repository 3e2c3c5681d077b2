### Fossilium: drawings.

fossilium-draw-title = Fossilium.
fossilium-draw-round = Runda { $round }: { $phase }.
fossilium-draw-turn = Ruch ma miejsce { $seat }.
fossilium-draw-seat = Miejsce { $seat }: { $money } $, goście { $guests } (stali { $regular }), doktoranci { $students }, wolni pracownicy { $workers } z { $all }, prestiż { $prestige }
fossilium-draw-stored = W magazynie: { $tiles }
fossilium-draw-held = Wylosowane: { $tiles }
fossilium-draw-archive = Archiwum: { $tiles }

fossilium-phase-lot = losowanie
fossilium-phase-goals = losowanie celów
fossilium-phase-deal = rozdawanie części
fossilium-phase-dig = wykopaliska
fossilium-phase-study = doktoranci kopią
fossilium-phase-refill = uzupełnianie rynku
fossilium-phase-start = początek
fossilium-phase-turn = wybór akcji
fossilium-phase-copy = joker staje się akcją
fossilium-phase-show = wybór skamieniałości
fossilium-phase-place = układanie skamieniałości
fossilium-phase-side = układanie części
fossilium-phase-extra = jeszcze jedna część
fossilium-phase-build = budowa lub darowizna
fossilium-phase-site = ustawianie tablicy
fossilium-phase-amber = bursztyn
fossilium-phase-restore = konserwator
fossilium-phase-trade = kupno i sprzedaż
fossilium-phase-guide = oprowadzanie
fossilium-phase-fetch = część z woreczka
fossilium-phase-pick = zachowanie jednej części
fossilium-phase-end = koniec ruchu
fossilium-phase-keep = zachowanie części
fossilium-phase-store = magazyn
fossilium-phase-fix = pracownicy bez miejsca
fossilium-phase-over = gra skończona
