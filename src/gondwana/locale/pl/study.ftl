### Badania: wiele gier jednego bota z samym sobą.

study-none = nie ma badania gry { $game }; są: { $known }
study-board = badanie ogląda każdą planszę osobno: podaj board=summer albo board=winter, albo pomiń tę opcję dla obu
study-giganten-players = studium gry Giganten bada partie 2 graczy
study-saved-foreign = { $file } nie jest plikiem badania; wybierz inną nazwę
study-saved-line = wiersz { $line } pliku { $file } nie jest grą, która powinna tam być
study-saved-other = { $file } jest plikiem innego badania: { $name } to tam { $there }, a nie { $wanted }
