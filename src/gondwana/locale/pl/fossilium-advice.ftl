### Dlaczego ruch w Fossilium może być dobry.

fossilium-advice-at = Runda { $round }. Decyduje miejsce { $seat }.
fossilium-advice-forced = Nie ma innego wyboru.
fossilium-advice-turn = Cała tura: { $steps }.
fossilium-advice-complete = { $many ->
    [one] Jedna skamieniałość będzie kompletna.
    [few] { $many } skamieniałości będą kompletne.
   *[other] { $many } skamieniałości będzie kompletnych.
}
fossilium-advice-worker = Cel rynku pracy osiągnięty: jeden pracownik więcej.
fossilium-advice-changes = Od razu: { $parts }.
fossilium-advice-guests = goście { $many }
fossilium-advice-money = pieniądze { $many } $
fossilium-advice-given = prestiż { $many }
fossilium-advice-points = Gdyby gra się wtedy skończyła: prestiż { $points }.

fossilium-advice-pass = pas
fossilium-advice-end = zakończyć turę
fossilium-advice-done = to wystarczy
fossilium-advice-students = wysłać doktorantów: { $site }
fossilium-advice-as = użyty jako { $row }
fossilium-advice-show = wystawić: { $fossil }
fossilium-advice-add = uzupełnić: { $fossil }
fossilium-advice-cell = na { $cell }
fossilium-advice-lying = poziomo, od { $cell }
fossilium-advice-upright = pionowo, od { $cell }
fossilium-advice-build = zbudować: { $panel }
fossilium-advice-give = podarować { $tile }, dla: { $who }
fossilium-advice-amber = bursztyn: { $type }
fossilium-advice-buy = kupić: { $tile }
fossilium-advice-sell = sprzedać: { $tile }
fossilium-advice-entrance = wycieczka przez wejście ({ $type })
fossilium-advice-shop = wycieczka do sklepu ({ $type })
fossilium-advice-take = wziąć: { $tile }
fossilium-advice-keep = zachować: { $tiles }
fossilium-advice-start = pierwsza skamieniałość: { $type }
fossilium-advice-leave = oddać na rynek: { $tile }
fossilium-advice-fix = przypisać pracownika do kolumny { $column }
fossilium-advice-use = { $fixed ->
    [0] wolnymi pracownikami
    [one] stałym pracownikiem
   *[other] stałymi pracownikami: { $fixed }
}
fossilium-advice-dig = kopać: { $site }
