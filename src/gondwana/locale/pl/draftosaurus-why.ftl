### Draftosaurus: dlaczego pole daje tyle punktów i jak gra została wygrana. Punkty stoją obok zdania.

draftosaurus-why-list = { $some }, { $one }
draftosaurus-why-nobody = nie ma tu dinozaura
draftosaurus-why-forest =
    { $dinosaurs ->
        [one] { $species }, jeden: za { $dinosaurs } jest { $points }
       *[other] { $species } × { $dinosaurs }: za { $dinosaurs } jest { $points }
    }
draftosaurus-why-meadow =
    { $dinosaurs ->
        [one] jeden rodzaj: za { $dinosaurs } jest { $points }
        [few] { $dinosaurs } różne rodzaje: za { $dinosaurs } jest { $points }
        [many] { $dinosaurs } różnych rodzajów: za { $dinosaurs } jest { $points }
       *[other] { $dinosaurs } różnych rodzajów: za { $dinosaurs } jest { $points }
    }
draftosaurus-why-wood =
    { $dinosaurs ->
        [one] jeden dinozaur: za { $dinosaurs } jest { $points }
        [few] { $dinosaurs } dinozaury, dwa rodzaje na przemian: za { $dinosaurs } jest { $points }
        [many] { $dinosaurs } dinozaurów, dwa rodzaje na przemian: za { $dinosaurs } jest { $points }
       *[other] { $dinosaurs } dinozaura, dwa rodzaje na przemian: za { $dinosaurs } jest { $points }
    }
draftosaurus-why-trio = są wszystkie trzy
draftosaurus-why-trio-missing =
    { $missing ->
        [one] brakuje jednego: punkty są dopiero za trzy
       *[other] brakuje { $missing }: punkty są dopiero za trzy
    }
draftosaurus-why-prairie =
    { $couples ->
        [0] nie ma dwóch jednego rodzaju
        [one] jedna para: { $points }
        [few] { $couples } pary: po { $points }
        [many] { $couples } par: po { $points }
       *[other] { $couples } pary: po { $points }
    }
draftosaurus-why-bridge =
    { $couples ->
        [0] nie ma pary jednego rodzaju po obu stronach rzeki
        [one] jedna para po obu stronach rzeki: na tym brzegu { $points }
        [few] { $couples } pary po obu stronach rzeki: na tym brzegu po { $points }
        [many] { $couples } par po obu stronach rzeki: na tym brzegu po { $points }
       *[other] { $couples } pary po obu stronach rzeki: na tym brzegu po { $points }
    }
draftosaurus-why-king = { $species }: nikt inny nie ma tylu co to zoo ({ $mine })
draftosaurus-why-king-tied = { $species }: nikt nie ma więcej niż to zoo ({ $mine }); tyle samo: { $who }
draftosaurus-why-king-beaten = { $species }: więcej niż to zoo ({ $mine }) ma kto inny: { $who } ({ $most })
draftosaurus-why-island = { $species }: jedyny w tym zoo
draftosaurus-why-island-not = { $species }: w tym zoo jest ich { $many }, a samotnia chce jedynego
draftosaurus-why-pyramid = zajęte pola: { $sums }
draftosaurus-why-lookout =
    { $seen ->
        [0] { $species }: { $who } po prawej nie ma żadnego; jeden dałby { $points }
        [one] { $species }: { $who } po prawej ma jednego: { $points }
       *[other] { $species }: { $who } po prawej ma { $seen }, po { $points }
    }
draftosaurus-why-quarantine = tu nie ma punktów; na końcu dinozaur się przenosi
draftosaurus-why-quarantine-may = tu nie ma punktów; na końcu dinozaur może się przenieść
draftosaurus-why-quarantine-stayed = został w kwarantannie, a to nic nie daje
draftosaurus-why-river =
    { $dinosaurs ->
        [0] nie ma tu dinozaura; jeden dałby { $points }
        [one] jeden dinozaur: { $points }
        [few] { $dinosaurs } dinozaury: po { $points }
        [many] { $dinosaurs } dinozaurów: po { $points }
       *[other] { $dinosaurs } dinozaura: po { $points }
    }
draftosaurus-why-trex =
    { $pens ->
        [0] w żadnym polu nie ma tyranozaura; jeden dałby { $points }
        [one] jedno pole z tyranozaurem: { $points }
        [few] { $pens } pola z tyranozaurem: po { $points }
        [many] { $pens } pól z tyranozaurem: po { $points }
       *[other] { $pens } pola z tyranozaurem: po { $points }
    }

draftosaurus-why-count = { $who } { $trexes }
draftosaurus-why-won =
    { $points ->
        [one] Wygrywa { $who }: { $points } punkt.
        [few] Wygrywa { $who }: { $points } punkty.
        [many] Wygrywa { $who }: { $points } punktów.
       *[other] Wygrywa { $who }: { $points } punktu.
    }
draftosaurus-why-won-tie = Remis, po { $points } pkt: { $tied }. Wygrywa { $who }, bo ma najmniej tyranozaurów ({ $trexes }).
draftosaurus-why-shared = Wspólna wygrana, po { $points } pkt: { $who }. Tyranozaury też nie rozstrzygają ({ $trexes }).
