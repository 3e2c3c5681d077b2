### Strona zasad gry Giganten.

web-gi-rules-title = Giganten: zasady
web-gi-rules-lead = Dwie zakryte armie, ląd i bagno, gniazdo do zdobycia.
web-gi-rules-reconstructed = uzupełnione przez nas

web-gi-rules-aim = Cel gry
web-gi-rules-aim-text = Naprzeciw siebie stoją dwie armie gadów. Widzisz przód swoich figur, a cudze tylko od tyłu. Dowiedz się, gdzie stoi gniazdo przeciwnika, i wyzwij je figurą, która może je zdobyć: wtedy wygrywasz.
web-gi-rules-aim-example = Tak widzi żółty: własne figury z obrazkiem i liczbami, pomarańczowe od tyłu. Ląd jest zielony, z kępkami trawy; bagno jest czerwonobrązowe, z trzciną, otoczone czerwonym brzegiem.

web-gi-rules-pieces = Figury
web-gi-rules-pieces-text = Każda strona ma ich { $count }. Zielona liczba liczy się na lądzie, pomarańczowa na bagnie. Liczby kursywą z literą R uzupełniliśmy sami; więcej o tym w części „Co jest pewne”.
web-gi-rules-piece = Figura
web-gi-rules-number = Ile
web-gi-rules-about-nest = Nigdy się nie rusza. Kto je zdobędzie, wygrywa.
web-gi-rules-about-blitz = Nigdy nie wyzywa. Kto go wyzwie, odpada.
web-gi-rules-about-culak = Mały i przebiegły: walczy według własnych zasad.
web-gi-rules-about-flug = Zwiadowca: podgląda, a mało kogo bije.
web-gi-rules-named = Druga armia ma tylko rodzaje, które wymienia instrukcja, więc bez Plesio i Diplo, za to więcej innych:

web-gi-rules-tiles = Płyty
web-gi-rules-tiles-text = Plansza składa się z czterech płyt po 7 na 7 pól. Losuje się je, po dwie dla każdej strony. W tajemnicy obracasz swoje płyty i wybierasz, która leży po lewej, a która po prawej: razem są twoją połową. Potem wszystkie się odkrywa.
web-gi-rules-tile = Płyta { $name }
web-gi-rules-tile-count = ląd { $land }, bagno { $swamp }
web-gi-rules-tiles-ours = Drukowane rysunki zaginęły. Te są nasze; pewne jest tylko, ile lądu i bagna ma każda płyta.

web-gi-rules-setup = Ustawienie
web-gi-rules-setup-text = Twoje terytorium to { $rows } rzędów najbliżej ciebie; dwa środkowe rzędy zostają puste. Obie strony zajmują na przemian pola, po jednym dla każdej figury, a potem w tajemnicy wybierają, która figura gdzie stoi. Wszyscy widzą więc, gdzie coś stoi, a nikt nie widzi, co to jest.
web-gi-rules-setup-example = W przerywanej ramce: twoje terytorium.
web-gi-rules-setup-rule = Gniazdo i Blitz stoją na lądzie. Gniazdo nie stoi w rogu planszy; Blitz może.
web-gi-rules-setup-first = Kto zaczyna, rozstrzyga los.

web-gi-rules-move = Ruchy
web-gi-rules-move-text = W swojej turze ruszasz jedną figurę o jedno pole: do przodu, w bok albo do tyłu, nigdy na ukos, i tylko na puste pole. Nie wolno pasować. Gniazdo nigdy się nie rusza.
web-gi-rules-scout-text = Flug może też lecieć jako zwiadowca: dowolnie daleko nad pustymi polami, prosto albo na ukos, jeśli ląduje przy przeciwniku, którego od razu wyzywa. Na ukos jedno pole to za mało na lot.
web-gi-rules-move-step = Gad: jedno pole prosto.
web-gi-rules-move-blitz = Blitz: nigdy do przodu, nigdy na bagno.
web-gi-rules-move-straight = Lot prosty: wyzywa z przodu, z lewej lub z prawej.
web-gi-rules-move-diagonal = Lot ukośny: wyzywa na ukos przed sobą.

web-gi-rules-fight = Wyzwanie i walka
web-gi-rules-fight-text = Figura, która właśnie się ruszyła, może wyzwać jednego przeciwnika przed sobą, obok siebie albo za sobą. Wtedy obie pokazuje się obu graczom. Bez wyzwania nikt niczego się nie dowiaduje.
web-gi-rules-fight-ground = Pole wyzwanej figury rozstrzyga, które liczby się liczą, lądu czy bagna. Wyższa liczba wygrywa; druga figura schodzi z planszy i leży obok odkryta.
web-gi-rules-fight-equal = Równe liczby: dwie figury jednego rodzaju zostają, dwie różnych rodzajów schodzą obie. Oba Tyra to jeden rodzaj, tak samo oba Deino.
web-gi-rules-fight-up = Zwycięzca, obojętne który z dwóch, może od razu wejść na pole, które się zwolniło. Kto przeżyje, znów stoi tyłem: pamiętaj, co było widać.
web-gi-rules-printed = Sześć walk z instrukcji

web-gi-rules-special = Walki z własnymi zasadami
web-gi-rules-special-text = Gdzie nie podano gruntu, to samo dotyczy lądu i bagna; i jeśli nie napisano inaczej, obojętne jest, kto kogo wyzwał.

web-gi-rules-who = Kto wygrywa?
web-gi-rules-who-text = Wybierz, kto kogo wyzywa, i grunt, na którym stoi wyzwana figura.
web-gi-rules-who-attacker = Wyzywa
web-gi-rules-who-defender = Wyzwana figura
web-gi-rules-who-ground = Grunt
web-gi-rules-who-never = { $piece } nigdy nie stoi na bagnie.
web-gi-rules-who-peace = Gniazdo, Blitz, duch i pułapka nigdy nikogo nie wyzywają.

web-gi-rules-end = Koniec gry
web-gi-rules-end-text = Kto zdobędzie gniazdo przeciwnika, wygrywa. Mogą to wszystkie figury, które wyzywają, oprócz Culaka. Kto jest na ruchu i nie może się wcale ruszyć, przegrywa.
web-gi-rules-end-draw = Remis jest za zgodą obu stron, po { $quiet } ruchach każdego gracza bez walki, licząc od tury po ostatniej, gdy nikt nie ma już figury, która może zdobyć gniazdo, oraz po { $turns } turach każdego gracza. Każdą z tych zasad można wyłączyć. Figura może chodzić tam i z powrotem między tymi samymi dwoma polami najwyżej { $shuttles } razy z rzędu, chyba że nie ma innego ruchu.
web-gi-rules-memory = Pamiętanie należy do gry. Przy stole przełącznik pokazuje, co było widać i co z tego wynika; bez niego grasz z pamięci.

web-gi-rules-variants = Warianty
web-gi-rules-variants-text = Instrukcja ma ich wiele. Wybiera się je przy tworzeniu gry, większość w dowolnym połączeniu.

web-gi-rules-four = We czworo
web-gi-rules-four-text = Dwoje partnerów gra przeciw dwojgu, na ośmiu płytach albo, z krótszymi drogami, na sześciu, każdy z własną armią. Strony ruszają się na przemian. Między dwoma gniazdami jednej strony leży co najmniej { $between } pól: kto ustawia się pierwszy, zostawia na to miejsce. Strona wygrywa, gdy oba gniazda przeciwników są zdobyte; kto stracił gniazdo, gra dalej resztą figur. Partnerzy widzą nawzajem swoje figury, ale po ustawieniu się nie naradzają. Można też wybrać, że widzą tylko ich tył.

web-gi-rules-sources = Co jest pewne
web-gi-rules-sources-text = Naszym źródłem jest niemiecka instrukcja, zeskanowana, bez części stron. Co w niej jest albo co potwierdza publiczny zapis, to jest pewne. Uzupełniliśmy:
web-gi-rules-source-tiles = Rysunki czterech płyt.
web-gi-rules-source-pieces = Ile jest figur większości rodzajów, wszystko o Plesio i Diplo, siłę obu Deino oraz siłę Tri na bagnie.
web-gi-rules-source-outlines = Długą i przesuniętą planszę: ich rysunki zaginęły.
web-gi-rules-source-fights = To, że Culak przeciw Culakowi remisuje także na lądzie, że Flug, który wyzwie Blitz, odpada, i że po locie ukośnym zajmuje się pole na ukos.
web-gi-rules-source-end = Wszystkie zasady o remisach, granicę chodzenia tam i z powrotem oraz losowanie, kto zaczyna.
web-gi-rules-source-four = To, że gracz bez gniazda gra dalej.
web-gi-rules-sources-own = Te części są w pliku, który można zastąpić częściami z prawdziwego pudełka; dokumentacja mówi, jak.
