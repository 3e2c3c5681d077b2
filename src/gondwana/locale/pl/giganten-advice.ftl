### Giganten: powody za krokiem i przeciw niemu.

giganten-advice-at = Tura { $turn }, miejsce { $seat }: { $what }.
giganten-advice-forced = Nie ma innego wyboru.
giganten-advice-land = ląd
giganten-advice-swamp = bagno
giganten-advice-takes-nest = { $piece } zdobywa gniazdo na { $field }: to wygrywa.
giganten-advice-odds = { $piece } wyzywa { $field } ({ $ground }). Możliwe figury: { $cases }, pokonuje: { $wins }, przegrywa z: { $losses }.
giganten-advice-maybe-nest = Na { $field } może być gniazdo: jedna z możliwych figur, a jest ich { $cases }.
giganten-advice-beats = { $piece } pokonuje figurę { $other } na { $field } ({ $ground }, { $numbers }).
giganten-advice-both = { $piece } i { $other } na { $field }: obie figury schodzą z planszy ({ $ground }, { $numbers }).
giganten-advice-drawn = { $piece } przeciw { $other } na { $field }: remis ({ $ground }).
giganten-advice-loses = { $piece } przegrywa z figurą { $other } na { $field } ({ $ground }, { $numbers }).
giganten-advice-scouts = Zwiad: dowiesz się, co stoi na { $field }.
giganten-advice-shown = { $piece } zostanie pokazana; dotąd nikt nie zna tej figury.
giganten-advice-threatens = Potem można wyzwać { $field }. Możliwe figury: { $cases }, pokonuje: { $wins }.
giganten-advice-flees = { $piece } ucieka przed figurą na { $field }.
giganten-advice-risk = { $piece } może zaraz zostać wyzwana z { $field }. Możliwe figury: { $cases }, wygrałoby: { $losses }.
giganten-advice-guards = Osłania twoje gniazdo.
giganten-advice-leaves-nest = Twoje gniazdo traci strażnika.
giganten-advice-suits = { $piece } jest tam silna: { $strength } ({ $ground }).
giganten-advice-unsuited = { $piece } jest tam słaba: { $strength } ({ $ground }).
giganten-advice-deep = Daleko od przeciwnika.
giganten-advice-advances = { $piece } idzie naprzód.
