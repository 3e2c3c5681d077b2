### Komunikaty serwera WWW.

http-request = nie można odczytać żądania albo coś w nim ma złą postać
http-request-problem = coś w żądaniu ma złą postać: { $problem }
http-origin = obca strona nie może tego tutaj zrobić
http-not-found = pod tym adresem nic nie ma
http-method = pod tym adresem nie można tego zrobić
http-too-large = to za dużo naraz
http-media-type = żądanie musi być w formacie JSON
http-flood = to było za dużo w zbyt krótkim czasie; poczekaj chwilę i spróbuj ponownie
http-unavailable = serwer jest zajęty; spróbuj ponownie za chwilę
http-fault = na serwerze coś poszło nie tak; nic nie przepadło, spróbuj ponownie
http-database = nie można otworzyć bazy danych ({ $problem }): czy adres jest poprawny, a pakiet dla niej zainstalowany?
http-no-page = Strona dla przeglądarki nie jest zbudowana. W klonie repozytorium: make page
