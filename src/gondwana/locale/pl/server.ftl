### Komunikaty serwera.

server-no-access = nie ma takiej partii albo ten klucz do niej nie pasuje
server-stale = gra poszła dalej: spójrz jeszcze raz, potem zdecyduj
server-watcher = kto tylko ogląda, nie może tego zrobić; potrzebny jest klucz miejsca
server-not-begun = gra jeszcze się nie zaczęła: jedno z miejsc jest wolne
server-resigned = to miejsce przejął bot
server-over = gra się skończyła
server-seats = liczba opisanych miejsc: { $seats }, a liczba grających: { $players }
server-seat-level = bot musi mieć poziom, a nikt inny go nie ma
server-bot-plain = przy tym stole bota podaje się bez czasu namysłu i wag: { $name }
server-name = nazwa ma najwyżej { $longest } znaków, wszystkie drukowalne
server-command-id = identyfikator polecenia ma od 1 do 64 znaków: litery, cyfry, „-” i „_”
server-command-used = ten identyfikator należy do wcześniejszego polecenia innego rodzaju
server-long-action = akcja ma najwyżej { $longest } znaków
server-chat-text = tekst ma od 1 do { $longest } znaków, wszystkie drukowalne
server-chat-preset = nie ma takiego gotowego zdania; są: { $known }
server-chat-one = powiedz albo gotowe zdanie, albo tekst
chat-hello = Cześć!
chat-well-played = Dobra gra!
chat-thanks = Dziękuję!
chat-hurry = Twoja kolej!
chat-oops = Ojej!
chat-good-game = To była dobra partia!
