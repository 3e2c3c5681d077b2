### Umgebungen für alle, die lernen.

envs-missing-package = dazu fehlt das Paket { $package }; pip install "gondwana[envs]" bringt es mit
envs-missing = eine Aktion von { $agents } fehlt: Wer eine Entscheidung schuldet, muss eine senden
envs-opponents = ein Spiel zu { $players } hat { $wanted } Gegner; genannt sind { $given }
envs-seat = es gibt keinen Platz { $seat }: eine Zahl von 0 bis { $last } oder "random"
