### Fossilium: drawings.

fossilium-draw-title = Fossilium.
fossilium-draw-round = Runde { $round }: { $phase }.
fossilium-draw-turn = Platz { $seat } ist am Zug.
fossilium-draw-seat = Platz { $seat }: { $money } $, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
} (Stammgäste: { $regular }), { $students ->
    [one] 1 Doktorand
   *[other] { $students } Doktoranden
}, { $workers } von { $all } Arbeitskräften frei, { $prestige } Prestige
fossilium-draw-stored = Im Lager: { $tiles }
fossilium-draw-held = Gezogen: { $tiles }
fossilium-draw-archive = Archiv: { $tiles }
fossilium-draw-bonus = Bonus
fossilium-draw-joker = ein Joker kostet
fossilium-draw-fixed = feste Arbeitskräfte
fossilium-draw-market = Markt, Preise von links { $prices }; der Preis jeder Reihe jetzt:
fossilium-draw-bags = Plättchen in den Beuteln: { $bags }
fossilium-draw-labour = Eine Arbeitskraft für: { $goals }
fossilium-draw-goal = Ziel dieser Runde: { $goal } { $levels }
fossilium-draw-end = Ziel der Partie: { $goal }
fossilium-draw-you = { $seat } (du)
fossilium-draw-sizes = Größen der Fossilien: { $sizes }
fossilium-draw-museum = Museum von Platz { $seat }
fossilium-draw-legend = o Platz für eine Arbeitskraft, n neutrale Arbeitskraft, Ziffern Plätze; b a t Shops und Eingänge nach Typ; GROSS ein Teil liegt dort, klein im Bau, [ ] Infotafel, _ ein freies Feld eines Podests
fossilium-draw-gift-money = $
fossilium-draw-gift-student = Doktorand
fossilium-draw-gift-guest = Gast

fossilium-phase-lot = es wird gelost
fossilium-phase-goals = Ziele werden gezogen
fossilium-phase-deal = Teile werden verteilt
fossilium-phase-dig = Ausgrabung
fossilium-phase-study = Doktoranden graben
fossilium-phase-refill = der Markt wird gefüllt
fossilium-phase-start = der Start
fossilium-phase-turn = eine Aktion wird gewählt
fossilium-phase-workers = freie oder feste Arbeitskräfte
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
fossilium-phase-excavate = Stätten werden gewählt
fossilium-phase-keep = Teile werden behalten
fossilium-phase-store = Lager
fossilium-phase-fix = Arbeitskräfte ohne Platz
fossilium-phase-over = das Spiel ist zu Ende
