### Fossilium: die Wahl vor einer Partie.

web-fossilium-seats = In dieser Reihenfolge gehen der Ammonit und die Züge reihum.

web-fossilium-option-first = Wer zuerst den Ammoniten hat
    .about = Wer ihn hat, beginnt; nach jeder Runde geht er nach links weiter.
web-fossilium-option-first-random = per Los
web-fossilium-option-first-game = Eine erste Partie
    .about = Ein vollständiges Fossil bringt nur Gäste, nichts für seinen Typ.
web-fossilium-option-tour-bonus-guest = Die Führung der Spalte 4 bringt einen Gast
    .about = Die Kurzregel widerspricht sich hier; an ist, was wir für richtig halten.
web-fossilium-option-shop-incomplete = Shops zahlen für unvollständige Fossilien
    .about = Die Kurzregel sagt das nur von Eingängen. Aus: Ein Shop zahlt nur für vollständige Fossilien und für Bernstein.
web-fossilium-option-majority-needs-some = Plätze nur für Museen, die etwas haben
    .about = Am Ende werden Gäste, Geld und das Ziel der Partie verglichen. An: Ein Museum, das nichts davon hat, bekommt keinen Platz. Aus: Es kommt auf einen Platz wie die anderen.
web-fossilium-option-labour-goals = Ziele des Arbeitsmarkts
    .about = Vier Ziele, die je eine Arbeitskraft bringen.
web-fossilium-option-labour-goals-drawn = gezogen
web-fossilium-option-labour-goals-standard = die üblichen vier
web-fossilium-option-round-goals = Ziele der Runden
    .about = Jede Runde hat eines von zweien.
web-fossilium-option-round-goals-drawn = gezogen
web-fossilium-option-round-goals-first = die ersten
web-fossilium-option-round-goals-second = die zweiten
web-fossilium-option-end-goal = Ziel der Partie
    .about = Was am Ende neben Gästen und Geld verglichen wird.
web-fossilium-option-end-goal-drawn = gezogen
web-fossilium-option-end-goal-complete = vollständige Fossilien
web-fossilium-option-end-goal-large = große Fossilien
web-fossilium-option-end-goal-cells = wenige freie Felder
web-fossilium-option-end-goal-panels = Infotafeln
web-fossilium-option-end-goal-none = keines
