### Fossilium: parts of one's own.

fossilium-data-form = die Datei { $file } lässt sich nicht lesen: { $problem }
fossilium-data = Datei { $file }: { $problem }
fossilium-data-folder = { $variable } nennt den Ordner { $folder }, den es nicht gibt
fossilium-data-number = { $name } ist { $number }, muss aber von { $least } bis { $most } sein
fossilium-data-fossils = die Fossilien müssen diese sein, in dieser Reihenfolge: { $known }
fossilium-data-pairs = die Teile von { $fossil } müssen sich in jedem Beutel gleichmäßig auf { $pairs } Paare verteilen
fossilium-data-few = { $fossil } braucht zusammen mindestens { $size } Teile in den Beuteln
fossilium-data-many = { $fossil } hat zusammen mehr als { $most } Teile in den Beuteln
fossilium-data-per = die Wirkung von { $fossil } zählt in Schritten von 0
fossilium-data-kinds = es gibt mehr als { $most } Arten von Teilen
fossilium-data-bag = im Beutel { $site } sind { $tiles } Teile, es müssen aber { $least } bis { $most } sein
fossilium-data-lines = museum.{ $what } muss { $count } Einträge haben, jeden Typ einmal und die anderen leer
fossilium-data-starts = museum.starts muss für jeden der drei Typen ein Feld wie c1 nennen
fossilium-data-pedestal = das Podest bei { $cell } muss 2x2, 2x3 oder 3x2 sein, im Museum liegen und kein anderes überdecken
fossilium-data-prices = market.prices muss { $count } Zahlen haben
fossilium-data-refill = market.refill_rounds darf nur Runden von 1 bis { $last } nennen
fossilium-data-storage = das Lager muss 1 bis { $most } Felder haben und nicht mehr Symbole als Felder
fossilium-data-draws = niemand kann mehr als { $most } Teile auf einmal ziehen: digging.most, und Doktoranden mit dem Labor
fossilium-data-start = am Anfang ziehen alle 2 je Stätte und behalten 1 bis 6, und im Markt liegen höchstens 4 je Stätte
fossilium-data-workers = am Anfang muss es mindestens 1 Arbeitskraft geben, alle müssen Platz finden, und digging.room ist höchstens { $most }
fossilium-data-field = die Felder von board.{ $row } nehmen 1 oder 2 Arbeitskräfte auf
fossilium-data-tours = board.tour_types muss jeden Typ einmal nennen
fossilium-data-neutral = neutral muss für 1, 2, 3 und 4 Personen Felder wie display-1 nennen, höchstens eines je Zeile
fossilium-data-labour = es muss { $count } bis 12 verschiedene Ziele des Arbeitsmarkts geben, jedes mit einer Zahl über 0
fossilium-data-rounds = es muss { $count } Paare von Rundenzielen geben
fossilium-data-levels = die Ziele von Runde { $round } müssen verschieden sein und steigende Stufen haben
fossilium-data-guests = guests.prestige muss 11 bis 61 Zahlen haben, die nie fallen
fossilium-data-regular = ein Museum kann { $most } Stammgäste bekommen (panels.restaurant und fünfmal die größte Zahl von guests.regular), die Gästeleiste hat aber nur { $track } Felder
fossilium-data-reach = { $where } verlangt { $number } („{ $goal }“), ein Museum kann aber höchstens { $most } haben
fossilium-data-solo = die Zahlen von final.{ $name } müssen von Zahl zu Zahl { $way ->
    [rise] steigen
   *[fall] fallen
}
fossilium-data-panels = sponsors_money und auditorium_guests müssen über 0 sein
