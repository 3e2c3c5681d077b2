### Giganten: what can be wrong with parts of one's own.

giganten-data = { $file }: { $problem }
giganten-data-form = nie można odczytać { $file }: { $problem }
giganten-data-tiles = części planszy muszą być a, b, c i d, w tej kolejności
giganten-data-tile = część { $tile } musi mieć { $side } rzędów po { $side } znaków: „.” to ląd, „~” to bagno
giganten-data-count = część { $tile } podaje { $told } pól lądu/bagna, a na rysunku jest { $counted }
giganten-data-land = część { $tile } ma za mało lądu: bez jednego brzegu musi zostać { $least } pól
giganten-data-pieces = figury muszą być w tej kolejności: { $known }
giganten-data-letters = każda figura potrzebuje własnej litery
giganten-data-strength = siła wynosi od 0 do 9
giganten-data-rosters = muszą być dwa składy, full i named, w tej kolejności
giganten-data-roster-piece = skład { $roster } ma nieznaną figurę: { $piece }
giganten-data-roster-total = skład { $roster } ma { $total } figur; musi mieć { $army }
giganten-data-roster-nest = skład { $roster } musi mieć jedno nest, żadnego blank i najwyżej { $most } blitz
giganten-data-outlines = zarysy muszą być: { $known }, z właściwą liczbą graczy
giganten-data-overlap = zarys { $outline }: obie strony potrzebują tylu samo części i żadna nie może leżeć na innej
giganten-data-outline-tiles = zarys { $outline } wymaga { $tiles } części po każdej stronie
giganten-data-outline-size = zarys { $outline } musi zaczynać się od kolumny i rzędu 0 i mieć najwyżej { $columns } szerokości i { $rows } głębokości
giganten-data-columns = zarys { $outline }: kolumny muszą używać tych samych miejsc co rzędy
giganten-data-reserve = uzgodniona rezerwa to trzy gady, które ma skład { $roster }, bez Culaka i Blitza
giganten-data-course = { $name } w [course] musi być od 1 do { $most }
giganten-data-territory-meets = { $name } = { $rows } to za głęboko dla zarysu { $outline }: terytoria obu stron by się zetknęły; najwięcej rzędów: { $most }
giganten-data-territory-room = { $name } = { $rows } to za mało dla zarysu { $outline }: pól jest { $room }, a strona potrzebuje { $needed }
giganten-data-territory-land = { $name } = { $rows } to za mało: tyle rzędów części { $tile } musi mieć co najmniej { $least } pól lądu, jakkolwiek jest obrócona
giganten-data-half = half = { $rows } to za głęboko dla zarysu { $outline }: jego połowa to { $most } rzędów
giganten-data-between = between_nests to za dużo dla zarysu { $outline }: najwyżej { $most }, aby dwa gniazda znalazły ląd przy każdym obrocie płyt
giganten-data-folder = { $variable } podaje folder, którego nie ma: { $folder }
