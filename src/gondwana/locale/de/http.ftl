### Meldungen des Webservers.

http-request = die Anfrage ist nicht lesbar, oder etwas darin hat die falsche Form
http-request-problem = etwas in der Anfrage hat die falsche Form: { $problem }
http-origin = eine fremde Seite darf das hier nicht
http-not-found = unter dieser Adresse gibt es nichts
http-method = das geht unter dieser Adresse nicht
http-too-large = das ist zu viel auf einmal
http-media-type = die Anfrage muss JSON sein
http-flood = das war zu viel in zu kurzer Zeit; warte einen Moment und versuche es noch einmal
http-unavailable = der Server ist beschäftigt; versuche es gleich noch einmal
http-fault = im Server ist etwas schiefgegangen; nichts ist verloren, versuche es noch einmal
http-database = die Datenbank lässt sich nicht öffnen ({ $problem }): stimmt die Adresse, und ist das Paket dafür installiert?
http-no-page = Die Seite für den Browser ist nicht gebaut. In einem Klon: make page
