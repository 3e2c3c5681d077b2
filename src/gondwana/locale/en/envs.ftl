### Environments for those who learn.

envs-missing-package = this needs the package { $package }, which is not installed; pip install "gondwana[envs]" brings it
envs-missing = an action of { $agents } is missing: whoever owes a decision must send one
envs-opponents = a game of { $players } has { $wanted } opponents; { $given } are named
envs-seat = there is no seat { $seat }: a number from 0 to { $last }, or "random"
