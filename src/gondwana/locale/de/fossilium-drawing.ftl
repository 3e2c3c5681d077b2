### Fossilium: drawings.

fossilium-draw-title = Fossilium.
fossilium-draw-round = Runde { $round }: { $phase }.
fossilium-draw-turn = Platz { $seat } ist am Zug.
fossilium-draw-seat = Platz { $seat }: { $money } $, { $guests } Gäste (davon { $regular } Stammgäste), { $students } Doktoranden, { $workers } von { $all } Arbeitskräften frei, { $prestige } Prestige
fossilium-draw-stored = Im Lager: { $tiles }
fossilium-draw-held = Gezogen: { $tiles }
fossilium-draw-archive = Archiv: { $tiles }

fossilium-phase-lot = es wird gelost
fossilium-phase-goals = Ziele werden gezogen
fossilium-phase-deal = Teile werden verteilt
fossilium-phase-dig = Ausgrabung
fossilium-phase-study = Doktoranden graben
fossilium-phase-refill = der Markt wird gefüllt
fossilium-phase-start = der Start
fossilium-phase-turn = eine Aktion wird gewählt
fossilium-phase-copy = der Joker wird eine Aktion
fossilium-phase-show = ein Fossil wird gewählt
fossilium-phase-place = ein Fossil bekommt seinen Platz
fossilium-phase-side = ein Teil wird gelegt
fossilium-phase-extra = ein Teil mehr
fossilium-phase-build = bauen oder stiften
fossilium-phase-site = eine Tafel bekommt ihren Platz
fossilium-phase-amber = Bernstein
fossilium-phase-restore = der Restaurator
fossilium-phase-trade = kaufen und verkaufen
fossilium-phase-guide = eine Führung
fossilium-phase-fetch = ein Teil aus dem Beutel
fossilium-phase-pick = ein Teil wird behalten
fossilium-phase-end = der Zug endet
fossilium-phase-keep = Teile werden behalten
fossilium-phase-store = Lager
fossilium-phase-fix = Arbeitskräfte ohne Platz
fossilium-phase-over = das Spiel ist zu Ende
