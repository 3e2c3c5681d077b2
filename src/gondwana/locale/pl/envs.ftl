### Środowiska dla tych, którzy się uczą.

envs-missing-package = brakuje pakietu { $package }; zainstaluje go pip install "gondwana[envs]"
envs-missing = brakuje akcji: { $agents }; kto ma podjąć decyzję, musi ją przysłać
envs-opponents = gra dla { $players } ma { $wanted } przeciwników; podano { $given }
envs-seat = nie ma miejsca { $seat }: liczba od 0 do { $last } albo "random"
