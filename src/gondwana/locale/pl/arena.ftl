### Arena: mecze między botami.

arena-no-bots = arena potrzebuje co najmniej jednego bota
arena-games = arena potrzebuje co najmniej jednej gry, a nie { $games }
arena-answer = { $bot } na miejscu { $seat } odpowiedział akcją { $action }, na którą zasady tam nie pozwalają
arena-workers = { $game } nie jest grą tego programu, więc inne procesy nie mogą w nią grać; użyj jednego procesu
arena-worker-died = proces, który rozgrywał gry, sam się zakończył, być może z braku pamięci; spróbuj z mniejszą liczbą procesów
arena-sprt-form = „{ $text }” nie jest testem sekwencyjnym; podaj dwie wielokrotności sprawiedliwego udziału, na przykład 1.0,1.2
arena-sprt-range = test sekwencyjny potrzebuje dwóch różnych wielokrotności sprawiedliwego udziału, najpierw mniejszej, od 0 do { $most }, a nie { $low } i { $high }
arena-sprt-bots = test sekwencyjny dopuszcza nie więcej botów, niż jest miejsc; liczba botów to { $bots }, a graczy { $players }
arena-saved-foreign = { $file } nie jest plikiem areny; wybierz inną nazwę
arena-saved-line = wiersz { $line } pliku { $file } nie jest rozdaniem, które powinno tam być
arena-saved-other = { $file } jest plikiem innej areny: { $name } to tam { $there }, a nie { $wanted }
arena-ray-missing = Ray nie jest zainstalowany; zainstaluj gondwana[ray]
arena-ray-connect = Ray jest nieosiągalny pod adresem { $address }: { $problem }
arena-reports-missing = raport potrzebuje altair i vl-convert-python; zainstaluj gondwana[reports]
