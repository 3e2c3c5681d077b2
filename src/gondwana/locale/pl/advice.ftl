### Rady: co zrobiłoby przeszukiwanie i ile kosztuje zagrana akcja.

advice-nobody = w tej pozycji nikt nie ma nic do wyboru
advice-owes-nothing = na miejscu { $seat } nie ma tu nic do wyboru; wybór jest na miejscach: { $owing }
advice-thinkers = { $name } nie przeszukuje gry, więc nie może radzić; robią to: { $names }
advice-decides = Wybiera miejsce { $seat }.

advice-action = akcja
advice-points = punkty
advice-win = wygrana
advice-share = szukanie
advice-unsure = Kreska oznacza akcję, którą wypróbowano zbyt rzadko, by ją ocenić.
advice-exact = Policzone dokładnie.
advice-searched = Rozegrano próbnie gier: { $iterations }, w { $seconds } s.

advice-verdict-good = dobrze
advice-verdict-inaccuracy = niedokładność
advice-verdict-mistake = błąd
advice-played-best = Zagrano: { $action }. To najlepsze, co znaleziono.
advice-played = Zagrano: { $action }. Ocena: { $verdict } (szansa na wygraną { $win }, punkty { $points }).
advice-played-unknown = Zagrano: { $action }. Wypróbowano to zbyt rzadko, by to ocenić.
