### Meldungen des Webservers.

http-request = die Anfrage ist nicht lesbar, oder etwas darin hat die falsche Form
http-request-problem = etwas in der Anfrage hat die falsche Form: { $problem }
http-origin = eine fremde Seite darf das hier nicht
http-host = dieser Server antwortet nicht unter diesem Namen; wer ihn betreibt, kann den Namen mit --allow-host erlauben
http-not-found = unter dieser Adresse gibt es nichts
http-method = das geht unter dieser Adresse nicht
http-too-large = das ist zu viel auf einmal
http-media-type = die Anfrage muss JSON sein
http-flood = das war zu viel in zu kurzer Zeit; warte einen Moment und versuche es noch einmal
http-unavailable = der Server ist beschäftigt; versuche es gleich noch einmal
http-fault = im Server ist etwas schiefgegangen; nichts ist verloren, versuche es noch einmal
http-database = die Datenbank lässt sich nicht öffnen ({ $problem }): stimmt die Adresse, und ist das Paket dafür installiert?
http-no-page = Die Seite für den Browser ist nicht gebaut. In einem Klon: make page
http-cannot-save = der Server kann im Moment nichts speichern; was du bisher getan hast, ist gesichert, versuche es später noch einmal
database-no-folder = die Datenbank lässt sich nicht öffnen: Es gibt keinen Ordner { $folder }
database-is-folder = die Datenbank lässt sich nicht öffnen: { $file } ist ein Ordner und keine Datei
database-not-writable = die Datenbank lässt sich nicht öffnen: { $file } darf von diesem Benutzer nicht beschrieben werden
database-damaged = die Datenbank lässt sich nicht öffnen: { $file } ist beschädigt oder keine Datenbank
database-malformed = die Datenbank ist beschädigt ({ $problem }); spiele eine Sicherung ein oder nenne eine andere Datei
database-full = die Datenbank lässt sich nicht öffnen: Der Datenträger von { $folder } ist voll
database-newer = die Datenbank stammt von einer neueren Version von Gondwana; aktualisiere das Programm oder nenne eine andere Datei
database-cannot-write = in die Datenbank kann nicht geschrieben werden ({ $problem })
database-file = die Datenbank lässt sich nicht öffnen: { $file }: { $problem }
