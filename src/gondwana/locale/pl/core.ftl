### Komunikaty wspólne dla wszystkich gier.

game-unknown = nie ma gry „{ $name }”; są: { $known }
options-players = { $game } jest dla { $least } do { $most } osób, nie dla { $players }
options-players-either = { $game } jest dla { $least } lub { $most } osób, nie dla { $players }
options-unknown = nie ma opcji „{ $name }”; są: { $known }
options-value = opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe: { $allowed }
options-seed = ziarno to liczba całkowita od 0 do { $most }, nie { $seed }
options-form = „{ $text }” to nie opcja; zapisz ją jako nazwa=wartość
undo-too-late = za późno, aby to cofnąć: od tego czasu coś odkryto, wylosowano lub postanowiono
concede-refused = poddanie się nie kończy tej gry
record-unreadable = to nie jest zapis gry: { $problem }
record-game = to zapis gry { $recorded }, a nie { $game }
record-version = zapis pochodzi z wersji zasad { $recorded }; ten program ma wersję { $version }
record-step = kroku { $number } zapisu, „{ $do }”, nie da się odtworzyć: { $reason }
record-unfinished = zapis podaje { $what }, ale kończy się przed końcem gry
record-result = zapis mówi { $what } { $told }, ale kroki prowadzą do { $found }
