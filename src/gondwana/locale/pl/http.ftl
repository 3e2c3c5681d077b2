### Komunikaty serwera WWW.

http-request = nie można odczytać żądania albo coś w nim ma złą postać
http-request-problem = coś w żądaniu ma złą postać: { $problem }
http-origin = obca strona nie może tego tutaj zrobić
http-host = ten serwer nie odpowiada pod tą nazwą; osoba, która go prowadzi, może ją dopuścić opcją --allow-host
http-not-found = pod tym adresem nic nie ma
http-method = pod tym adresem nie można tego zrobić
http-too-large = to za dużo naraz
http-media-type = żądanie musi być w formacie JSON
http-flood = to było za dużo w zbyt krótkim czasie; poczekaj chwilę i spróbuj ponownie
http-unavailable = serwer jest zajęty; spróbuj ponownie za chwilę
http-fault = na serwerze coś poszło nie tak; nic nie przepadło, spróbuj ponownie
http-database = nie można otworzyć bazy danych ({ $problem }): czy adres jest poprawny, a pakiet dla niej zainstalowany?
http-no-page = Strona dla przeglądarki nie jest zbudowana. W klonie repozytorium: make page
http-cannot-save = serwer nie może teraz niczego zapisać; to, co już zrobiono, jest zachowane, spróbuj ponownie później
database-no-folder = nie można otworzyć bazy danych: nie ma folderu { $folder }
database-is-folder = nie można otworzyć bazy danych: { $file } to folder, a nie plik
database-not-writable = nie można otworzyć bazy danych: ten użytkownik nie może zapisywać w { $file }
database-damaged = nie można otworzyć bazy danych: { $file } jest uszkodzony albo nie jest bazą danych
database-malformed = baza danych jest uszkodzona ({ $problem }); przywróć kopię albo podaj inny plik
database-full = nie można otworzyć bazy danych: dysk folderu { $folder } jest pełny
database-newer = baza danych pochodzi z nowszej wersji Gondwany; zaktualizuj program albo podaj inny plik
database-cannot-write = nie można zapisywać w bazie danych ({ $problem })
database-file = nie można otworzyć bazy danych: { $file }: { $problem }
