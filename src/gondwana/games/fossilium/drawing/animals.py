"""The animals, each as a whole: lying, the head to the left. Standing upright, the head is on top."""

from math import cos, pi, sin

from gondwana.games.fossilium.drawing.kit import (
    Drawing,
    away,
    backbone,
    blob,
    disc,
    limb,
    polygon,
    ribs,
    smooth,
    straight,
)


def tyrannosaurus() -> str:
    """A great head, small arms, tail held level."""
    drawing = Drawing()
    spine = [(54, 34), (68, 40), (84, 44), (104, 46), (130, 44), (158, 42), (187, 50)]
    drawing.shade(limb((112, 56), (128, 78), (120, 100), (126, 114), thick=5))
    drawing.back(4, smooth([(126, 114), (118, 119), (110, 120)]), smooth([(126, 114), (128, 119), (138, 120)]))
    drawing.line(3.6, backbone(spine, 25, (13, 15, 5)))
    drawing.line(3, ribs([(70, 41), (84, 45), (100, 47)], 7, (20, 28, 32, 32, 29, 24, 17)))
    drawing.bone(blob((98, 44), (110, 40), (122, 44), (120, 54), (108, 58), (98, 53)), polygon((104, 56), (112, 57), (92, 78)))
    drawing.bone(limb((108, 54), (88, 76), (100, 100), (92, 115), thick=7))
    drawing.line(4.4, straight((92, 115), (78, 121)), straight((92, 115), (88, 122)), straight((92, 115), (101, 122)))
    drawing.bone(limb((74, 58), (64, 68), (58, 62), thick=3.4))
    drawing.line(2.4, straight((58, 62), (51, 60)), straight((58, 62), (52, 66)))
    drawing.bone(
        blob((5, 38), (8, 27), (20, 20), (36, 14), (50, 15), (58, 24), (58, 36), (48, 41), (32, 42), (18, 44), (7, 46)),
        blob((9, 55), (20, 52), (36, 51), (52, 40), (57, 45), (50, 55), (34, 63), (16, 63)),
    )
    teeth = [polygon((x, y), (x + 6, y - 0.5), (x + 2.6, y + 9)) for x, y in ((8, 44), (16, 43), (24, 42), (32, 41))]
    drawing.bone(*teeth, *(polygon((x, y), (x + 5, y), (x + 3, y - 7)) for x, y in ((13, 55), (21, 54), (29, 53))))
    drawing.hole(
        disc((41, 24), 4.6, 5), blob((21, 30), (30, 25), (34, 32), (26, 35)), disc((12, 33), 2.4, 2), disc((51, 28), 3, 5)
    )
    return drawing.markup()


def plateosaurus() -> str:
    """A small head on a long neck, a deep belly, a long tail."""
    drawing = Drawing()
    spine = [(24, 17), (38, 24), (52, 38), (70, 50), (92, 53), (114, 52), (140, 58), (166, 70), (188, 90)]
    drawing.shade(limb((118, 58), (132, 78), (124, 98), (128, 116), thick=5), limb((74, 66), (84, 84), (78, 100), thick=4))
    drawing.back(4, smooth([(128, 116), (120, 121), (114, 121)]), smooth([(78, 100), (72, 106)]))
    drawing.line(3.4, backbone(spine, 34, (6, 13, 3)))
    drawing.line(2.8, ribs([(72, 52), (92, 55), (110, 54)], 9, (20, 27, 31, 33, 33, 31, 27, 21, 13)))
    drawing.bone(blob((106, 50), (118, 46), (127, 52), (122, 61), (110, 62)), polygon((110, 58), (117, 60), (101, 76)))
    drawing.bone(limb((114, 58), (100, 80), (110, 102), (104, 117), thick=6.4))
    drawing.line(4, straight((104, 117), (92, 122)), straight((104, 117), (102, 123)), straight((104, 117), (112, 122)))
    drawing.bone(blob((64, 50), (72, 52), (72, 66), (66, 70), (62, 60)), limb((67, 67), (56, 83), (62, 98), thick=5))
    drawing.line(3, straight((62, 98), (54, 104)), straight((62, 98), (60, 106)), straight((62, 98), (67, 104)))
    drawing.bone(
        blob((4, 18), (8, 11), (18, 7), (27, 9), (30, 16), (25, 20), (14, 21)),
        blob((6, 24), (16, 24), (27, 19), (28, 23), (20, 28), (9, 28)),
    )
    drawing.hole(disc((20, 13), 3), disc((9, 16), 1.5))
    return drawing.markup()


def stegosaurus() -> str:
    """Plates along an arched back, four spikes on the tail."""
    drawing = Drawing()
    spine = [(26, 82), (38, 76), (56, 60), (78, 46), (102, 44), (126, 54), (150, 70), (184, 80)]
    plates = (
        (40, 72, 9),
        (50, 62, 12),
        (62, 51, 15),
        (77, 42, 18),
        (94, 37, 20),
        (111, 40, 19),
        (127, 49, 16),
        (141, 60, 13),
        (154, 69, 9),
    )
    drawing.bone(*(_plate(x, y, size, (x - 92) / 110) for x, y, size in plates))
    drawing.cut(1.4, *(straight((x, y - 3), away((x, y), -pi / 2 + (x - 92) / 110, size * 1.1)) for x, y, size in plates))
    drawing.shade(limb((120, 60), (132, 82), (128, 104), (130, 116), thick=5), limb((62, 66), (74, 86), (70, 106), thick=4))
    drawing.line(3.4, backbone(spine, 28, (7, 13, 4)))
    drawing.line(2.8, ribs([(58, 60), (78, 48), (100, 46), (112, 49)], 9, (24, 32, 38, 41, 42, 40, 35, 27, 18)))
    drawing.bone(
        blob((104, 48), (118, 47), (126, 56), (120, 64), (108, 62)), limb((114, 60), (106, 84), (112, 106), (110, 117), thick=6.6)
    )
    drawing.line(5, straight((110, 118), (101, 121)), straight((110, 118), (117, 121)))
    drawing.bone(limb((54, 66), (46, 86), (54, 106), thick=5.6))
    drawing.line(4.4, straight((54, 108), (46, 112)), straight((54, 108), (60, 112)))
    spikes = (((168, 74), (178, 52)), ((176, 76), (190, 58)), ((172, 80), (186, 98)), ((180, 81), (190, 92)))
    drawing.bone(*(polygon((a[0] - 3.4, a[1]), b, (a[0] + 3.4, a[1])) for a, b in spikes))
    drawing.bone(
        blob((3, 94), (8, 86), (18, 80), (28, 78), (33, 83), (28, 90), (16, 95)),
        blob((6, 99), (16, 98), (29, 91), (29, 96), (20, 102), (9, 103)),
    )
    drawing.hole(disc((22, 85), 2.8))
    return drawing.markup()


def _plate(x: float, y: float, size: float, lean: float) -> str:
    up = -pi / 2 + lean
    root = (x, y + 4)
    return blob(
        away(root, up + pi / 2, size * 0.36),
        away(away(root, up, size * 0.9), up + pi / 2, size * 0.62),
        away(root, up, size * 1.9),
        away(away(root, up, size * 0.9), up - pi / 2, size * 0.62),
        away(root, up - pi / 2, size * 0.36),
    )


def plesiosaur() -> str:
    """A neck longer than its body, four flippers."""
    drawing = Drawing()
    spine = [(26, 26), (44, 22), (62, 32), (78, 50), (96, 62), (120, 66), (144, 68), (166, 76), (186, 92)]
    drawing.shade(_flipper((104, 58), -1.0, 44, 9), _flipper((148, 64), -0.75, 36, 8))
    drawing.cut(1.2, _rays((104, 58), -1.0, 44), _rays((148, 64), -0.75, 36))
    drawing.line(3.4, backbone(spine, 38, (6, 11, 3)))
    drawing.line(2.8, ribs([(92, 60), (110, 66), (130, 68), (148, 70)], 11, (14, 21, 26, 29, 30, 30, 29, 26, 22, 17, 11)))
    drawing.bone(_flipper((98, 80), 1.75, 42, 10), _flipper((144, 82), 1.25, 38, 9))
    drawing.cut(1.4, _rays((98, 80), 1.75, 42), _rays((144, 82), 1.25, 38))
    drawing.bone(
        blob((2, 34), (8, 25), (18, 18), (28, 19), (31, 26), (25, 31), (14, 33)),
        blob((5, 39), (14, 37), (28, 30), (29, 35), (20, 41), (9, 43)),
    )
    drawing.line(1.8, *(straight((x, 30.5 + (14 - x) * 0.25), (x - 1, 38 + (10 - x) * 0.2)) for x in (6, 11, 16, 21)))
    drawing.hole(disc((20, 24), 2.8))
    return drawing.markup()


def _flipper(root: tuple[float, float], direction: float, far: float, wide: float) -> str:
    side = direction + pi / 2
    return blob(
        away(root, side, wide * 0.5),
        away(away(root, direction, far * 0.45), side, wide),
        away(root, direction, far),
        away(away(root, direction, far * 0.5), side, -wide * 0.8),
        away(root, side, -wide * 0.5),
    )


def _rays(root: tuple[float, float], direction: float, far: float) -> str:
    return "".join(
        straight(away(root, direction, far * 0.3), away(root, direction + lean, far * 0.82)) for lean in (-0.1, 0.02, 0.14)
    )


def nothosaurus() -> str:
    """Seen from above: a flat head, a slim body, webbed feet."""
    drawing = Drawing()
    spine = [(30, 30), (44, 34), (62, 35), (82, 31), (102, 33), (124, 46)]
    for root, knee, foot in (
        ((52, 30), (48, 19), (56, 10)),
        ((52, 40), (46, 50), (53, 58)),
        ((80, 27), (88, 16), (84, 7)),
        ((80, 37), (88, 47), (86, 57)),
    ):
        drawing.bone(limb(root, knee, foot, thick=3))
        out = 1 if foot[1] > 32 else -1
        drawing.line(1.8, *(straight(foot, (foot[0] + dx, foot[1] + out * 5)) for dx in (-5, -1, 4)))
    drawing.line(2.6, ribs([(48, 34), (64, 35), (80, 32)], 7, (8, 11, 13, 13, 12, 10, 7), lean=0.5))
    drawing.line(2.6, ribs([(48, 34), (64, 35), (80, 32)], 7, (8, 11, 13, 13, 12, 10, 7), side=-1, lean=0.5))
    drawing.line(3, backbone(spine, 24, (7, 8, 3)))
    drawing.bone(blob((3, 27), (14, 21), (26, 20), (33, 27), (31, 35), (20, 36), (8, 32)))
    drawing.hole(disc((17, 25), 2.4, 2), disc((19, 31.5), 2.4, 2), disc((27, 27), 1.8, 3.4))
    drawing.cut(1.2, smooth([(5, 29), (12, 28), (20, 28.4)]))
    return drawing.markup()


def ichthyosaurus() -> str:
    """A fish's shape with a big ringed eye."""
    drawing = Drawing()
    spine = [(36, 28), (54, 27), (74, 29), (94, 34), (108, 38), (120, 50)]
    drawing.shade(blob((66, 20), (74, 4), (80, 6), (82, 22)), blob((104, 34), (116, 16), (122, 8), (119, 24), (113, 38)))
    drawing.shade(blob((106, 38), (114, 42), (121, 52), (122, 58), (114, 54)))
    drawing.line(3, backbone(spine, 24, (8, 9, 3)))
    drawing.line(2.4, ribs([(40, 30), (58, 29), (80, 32)], 9, (10, 14, 17, 18, 18, 17, 15, 12, 8)))
    drawing.bone(_flipper((46, 42), 1.2, 20, 5.6), _flipper((84, 40), 1.1, 13, 3.6))
    drawing.cut(1.1, _rays((46, 42), 1.2, 20))
    drawing.bone(
        blob((2, 36), (14, 31), (24, 22), (34, 19), (41, 25), (40, 34), (30, 36), (16, 37)),
        blob((3, 40), (16, 39.4), (32, 38), (40, 36), (39, 40), (26, 43), (12, 42)),
    )
    drawing.hole(disc((30, 27.5), 5.4))
    drawing.shade(disc((30, 27.5), 3.6))
    drawing.hole(disc((30, 27.5), 1.5))
    return drawing.markup()


def xiphactinus() -> str:
    """A great fish with an upturned jaw and fangs."""
    drawing = Drawing()
    spine = [(30, 28), (52, 27), (76, 30), (98, 33), (110, 34)]
    drawing.bone(polygon((108, 33), (126, 8), (120, 33), (126, 58), (108, 37)))
    drawing.cut(1.1, *(straight((112, 34), (123, y)) for y in (17, 25, 43, 51)))
    drawing.shade(blob((72, 24), (80, 8), (86, 22)), blob((84, 40), (96, 56), (98, 42)))
    drawing.cut(1, straight((78, 23), (80, 12)), straight((82, 23), (82, 13)), straight((89, 42), (95, 52)))
    drawing.line(2.6, backbone(spine, 25, (7, 8, 5)))
    drawing.line(1.9, ribs([(32, 30), (56, 29), (84, 33)], 12, (18, 21, 23, 23, 22, 21, 20, 18, 15, 12, 9, 6), lean=0.6))
    drawing.line(1.5, ribs([(36, 26), (60, 25), (100, 31)], 14, (9, 10, 10, 10, 9, 9, 8, 8, 7, 6, 6, 5, 5, 4), side=-1, lean=0.7))
    drawing.bone(_flipper((36, 50), 0.9, 18, 3.6))
    drawing.bone(
        blob((6, 22), (14, 15), (26, 13), (34, 20), (36, 34), (32, 46), (26, 40), (22, 30), (12, 27)),
        blob((2, 22), (6, 31), (16, 39), (28, 45), (26, 50), (14, 48), (5, 38)),
    )
    drawing.bone(*(polygon((x, y), (x + 4, y + 1.4), (x + 1.4, y + 8)) for x, y in ((9, 25), (14, 27), (19, 28))))
    drawing.hole(disc((21, 20), 3.2), disc((30, 31), 1.8, 5))
    return drawing.markup()


def oviraptor_nest() -> str:
    """Eggs laid in rings, seen from above; one has hatched."""
    drawing = Drawing()
    drawing.back(8, disc((64, 64), 57))
    for ring, many, far, size in ((0, 11, 42, 12.5), (1, 5, 20, 12)):
        eggs = []
        for k in range(many):
            turn = 2 * pi * (k + ring / 2) / many + 0.13
            eggs.append(_egg((64 + cos(turn) * far, 64 + sin(turn) * far), turn, size))
        drawing.edged(1.2, *(eggs[1:] if ring else eggs))
    drawing.bone(_egg((83, 76), 0.6, 12))
    drawing.cut(1.6, straight((76, 70), (80, 76), (83, 71), (87, 77), (91, 73)))
    drawing.bone(blob((56, 60), (64, 54), (72, 58), (76, 63), (70, 66), (60, 67)))
    drawing.hole(disc((65, 60), 2))
    return drawing.markup()


def _egg(middle: tuple[float, float], turn: float, size: float) -> str:
    return blob(
        away(middle, turn, size * 1.15),
        away(away(middle, turn, size * 0.25), turn + pi / 2, size * 0.62),
        away(away(middle, turn, -size * 0.55), turn + pi / 2, size * 0.52),
        away(middle, turn, -size),
        away(away(middle, turn, -size * 0.55), turn - pi / 2, size * 0.52),
        away(away(middle, turn, size * 0.25), turn - pi / 2, size * 0.62),
    )


def pentacrinites() -> str:
    """A sea lily: a jointed stem, a crown of feathery arms."""
    drawing = Drawing()
    stem = [(84, 124), (74, 106), (66, 88), (62, 70)]
    drawing.line(4.4, backbone(stem, 15, (13, 10, 9)))
    for k in range(9):
        lean = (k - 4) / 4
        tip = (62 + lean * 56, 12 + abs(lean) ** 1.6 * 44)
        arm = [(62, 68), (62 + lean * 24, 50 + abs(lean) * 10), (62 + lean * 46, 30 + abs(lean) * 22), tip]
        drawing.line(4 if k % 2 == 0 else 3.2, smooth(arm))
        drawing.line(2.2, ribs(arm[1:], 6, (10,) * 6, lean=-0.9), ribs(arm[1:], 6, (10,) * 6, side=-1, lean=-0.9))
    drawing.bone(blob((48, 62), (62, 56), (76, 62), (70, 76), (62, 80), (54, 76)))
    drawing.cut(1.5, straight((62, 58), (62, 78)), smooth([(50, 65), (62, 70), (74, 65)]))
    return drawing.markup()


def sea_urchin() -> str:
    """A round test with its five-fold star."""
    drawing = Drawing()
    spines = [(away((32, 32), k * pi / 14, 22), away((32, 32), k * pi / 14, 30)) for k in range(28)]
    drawing.line(2, *(straight(*spine) for spine in spines))
    drawing.bone(disc((32, 32), 22))
    for k in range(5):
        turn = -pi / 2 + k * 2 * pi / 5
        drawing.cut(1.5, straight(away((32, 32), turn - 0.5, 5), away((32, 32), turn - 0.18, 21)))
        drawing.cut(1.5, straight(away((32, 32), turn + 0.5, 5), away((32, 32), turn + 0.18, 21)))
        drawing.hole(*(disc(away((32, 32), turn, far), 1.3) for far in (8.5, 12.5, 16.5)))
    drawing.hole(disc((32, 32), 3))
    return drawing.markup()


def belemnite() -> str:
    """The guard like a bullet, with the arms of the animal."""
    drawing = Drawing()
    drawing.back(2.4, *(smooth([(40, 22), (46 + k, 14 - k), (50 + 2 * k, 10 + 5 * k)]) for k in (-2, 0, 2, 4)))
    drawing.bone(blob((6, 58), (12, 44), (24, 28), (34, 17), (43, 20), (47, 29), (37, 40), (20, 53)))
    drawing.cut(1.6, straight((10, 54), (34, 29)), smooth([(28, 24), (35, 27), (41, 36)]), smooth([(33, 18), (40, 22), (46, 30)]))
    drawing.hole(disc((39, 25), 2))
    return drawing.markup()


def trackway() -> str:
    """Three-toed prints, one after the other."""
    drawing = Drawing()
    drawing.bone(
        *(_print(x, y, size, turn) for x, y, size, turn in ((16, 51, 1.25, 0.3), (46, 40, 1.25, 0.62), (26, 20, 1.1, 0.4)))
    )
    return drawing.markup()


def _print(x: float, y: float, size: float, turn: float) -> str:
    path = ""
    for lean, far in ((-0.62, 12.5), (0.0, 16.5), (0.62, 12.5)):
        direction = turn + lean - pi / 2
        root, tip = (x, y + 3), away((x, y + 3), direction, far * size)
        path += blob(
            away(root, direction + pi / 2, 3.4 * size),
            away(away(root, direction, far * 0.6 * size), direction + pi / 2, 3 * size),
            tip,
            away(away(root, direction, far * 0.6 * size), direction - pi / 2, 3 * size),
            away(root, direction - pi / 2, 3.4 * size),
        )
    return path


def dragonfly() -> str:
    """Four veined wings."""
    drawing = Drawing()
    wings = [((34, 24), -2.76, 33), ((32, 24), -0.38, 33), ((34, 29), 2.8, 31), ((32, 29), 0.34, 31)]
    drawing.bone(*(_flipper(root, direction, far, 6.6) for root, direction, far in wings))
    drawing.cut(1, *(_rays(root, direction, far) for root, direction, far in wings))
    drawing.line(4, backbone([(33, 16), (33, 30), (32, 59)], 9, (8, 8, 5)))
    drawing.bone(disc((33, 12), 5.4, 4.4))
    drawing.hole(disc((30, 11), 1.7), disc((36, 11), 1.7))
    return drawing.markup()
