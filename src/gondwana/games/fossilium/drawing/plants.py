"""The plants, each as a whole. Long ones lie with the tip to the left, so that upright it is on top."""

from math import pi

from gondwana.games.fossilium.drawing.kit import (
    Drawing,
    along,
    away,
    backbone,
    blob,
    disc,
    frond,
    leaflet,
    polygon,
    smooth,
    straight,
)


def cycadales() -> str:
    """A stout trunk of scales under a crown of fronds."""
    drawing = Drawing()
    stalks = [
        [(64, 62), (46, 46), (20, 44), (4, 58)],
        [(64, 62), (82, 46), (108, 44), (124, 58)],
        [(64, 62), (52, 38), (34, 20), (12, 20)],
        [(64, 62), (76, 38), (94, 20), (116, 20)],
        [(64, 62), (60, 34), (54, 16), (44, 5)],
        [(64, 62), (68, 34), (74, 16), (84, 5)],
    ]
    for k, stalk in enumerate(stalks):
        (drawing.shade if k in (2, 3) else drawing.bone)(frond(stalk, 8, (15, 10), 4.4, 0.85))
        drawing.line(2.4, smooth(stalk))
    drawing.bone(blob((50, 64), (64, 58), (78, 64), (83, 92), (86, 122), (64, 125), (42, 122), (45, 92)))
    for row in range(5):
        y = 72 + row * 11
        drawing.cut(1.5, *(straight((x - 5, y), (x, y + 6), (x + 5, y)) for x in range(52 + (row % 2) * 6, 82, 12)))
    return drawing.markup()


def williamsonia() -> str:
    """A flower with broad petals on a scaly stem."""
    drawing = Drawing()
    drawing.line(6, smooth([(64, 66), (62, 92), (66, 124)]))
    for stalk in ([(64, 104), (42, 96), (18, 100), (5, 114)], [(65, 108), (86, 98), (110, 102), (123, 116)]):
        drawing.shade(frond(stalk, 7, (13, 10), 4.6, 0.9))
        drawing.back(2.2, smooth(stalk))
    middle = (64, 48)
    outer = [leaflet(middle, -pi / 2 + (k - 3) * 0.62, 46, 17) for k in range(7)]
    for pair in ((0, 6), (1, 5), (2, 4), (3,)):
        drawing.edged(1.6, *(outer[k] for k in pair))
    drawing.edged(1.6, disc(middle, 16))
    drawing.hole(*(disc(away(middle, k * pi / 4, 9.5), 2.1) for k in range(8)), disc(middle, 3))
    return drawing.markup()


def equisetites() -> str:
    """A horsetail: a jointed stem with a whorl at each joint."""
    drawing = Drawing()
    stem = [(12, 32), (50, 32), (88, 33), (126, 32)]
    for k, (point, direction) in enumerate(along(stem, 6)[:-1]):
        far = 13 + 3.4 * k
        drawing.line(
            2.6,
            *(
                smooth(
                    [point, away(point, direction + pi + side * 1.0, far * 0.6), away(point, direction + pi + side * 0.72, far)]
                )
                for side in (-1.3, -0.8, 0.8, 1.3)
            ),
        )
    drawing.bone(polygon((10, 29), (126, 25.5), (126, 39), (10, 35)))
    drawing.cut(
        1.4,
        *(straight((x, 27), (x, 37.4)) for x in (34, 57, 80, 103)),
        straight((14, 31), (124, 30)),
        straight((14, 33.4), (124, 34.6)),
    )
    drawing.bone(blob((2, 32), (8, 25), (18, 26), (21, 32), (18, 38), (8, 39)))
    drawing.cut(1.2, *(straight((x, 27), (x, 37)) for x in (8, 13, 18)))
    return drawing.markup()


def voltzia() -> str:
    """A twig of an early conifer."""
    drawing = Drawing()
    stem = [(8, 34), (44, 30), (84, 33), (126, 32)]
    for root, tip in (((46, 30), (26, 8)), ((70, 32), (50, 58)), ((92, 33), (72, 7)), ((110, 33), (92, 58))):
        drawing.shade(frond([root, ((root[0] + tip[0]) / 2 + 4, (root[1] + tip[1]) / 2), tip], 5, (11, 9), 3.6, 0.7))
        drawing.back(2, straight(root, tip))
    drawing.bone(frond(list(reversed(stem)), 12, (14, 11), 4.8, 0.75))
    drawing.line(3, smooth(stem))
    return drawing.markup()


def araucaria() -> str:
    """A cone and a branch with overlapping scales."""
    drawing = Drawing()
    branch = [(126, 36), (96, 34), (64, 30), (48, 31)]
    drawing.bone(frond(branch, 10, (20, 16), 7, 0.8))
    drawing.line(4.4, smooth(branch))
    cone = blob((3, 33), (8, 17), (24, 9), (42, 14), (50, 31), (42, 50), (24, 55), (8, 48))
    drawing.bone(cone)
    for column in range(5):
        x = 10 + column * 8
        tall = (9, 16, 20, 18, 13)[column]
        many = (2, 3, 4, 3, 2)[column]
        for k in range(many):
            y = 32 - tall + tall * 2 * (k + 0.5) / many
            drawing.cut(1.4, straight((x + 4, y - tall / many), (x - 2, y), (x + 4, y + tall / many)))
    drawing.cut(1.6, cone)
    return drawing.markup()


def fern() -> str:
    """A single frond."""
    drawing = Drawing()
    stalk = [(52, 60), (42, 44), (30, 26), (12, 8)]
    drawing.bone(frond(stalk, 9, (22, 8), 4.6, 1.05))
    drawing.line(2.6, smooth(stalk))
    return drawing.markup()


def ginkgo() -> str:
    """A fan with a notch."""
    drawing = Drawing()
    drawing.line(3.6, smooth([(32, 40), (33, 50), (28, 60)]))
    drawing.bone(
        blob((32, 44), (17, 37), (3, 32), (5, 18), (16, 8), (27, 6), (32, 18), (37, 6), (49, 8), (59, 18), (61, 32), (47, 37))
    )
    drawing.cut(
        1.3,
        *(
            straight((32 + lean * 2, 40), (32 + lean * 25, 12 + abs(lean) ** 2 * 15))
            for lean in (-0.95, -0.62, -0.3, 0.3, 0.62, 0.95)
        ),
    )
    return drawing.markup()


def glossopteris() -> str:
    """A tongue-shaped leaf with a midrib: what the old continent is known by."""
    drawing = Drawing()
    drawing.bone(blob((10, 58), (10, 38), (22, 16), (44, 5), (57, 9), (56, 24), (44, 44), (24, 56)))
    drawing.cut(2, smooth([(7, 61), (24, 40), (52, 12)]))
    for k, (point, _) in enumerate(along([(14, 53), (28, 35), (48, 16)], 6)):
        far = (10, 14, 16, 16, 13, 9)[k]
        drawing.cut(1.1, straight(point, away(point, -1.75, far)), straight(point, away(point, 0.18, far)))
    return drawing.markup()


def trilobite() -> str:
    """A shield in three lobes."""
    drawing = Drawing()
    drawing.bone(blob((32, 4), (52, 12), (56, 28), (50, 46), (32, 61), (14, 46), (8, 28), (12, 12)))
    drawing.cut(
        1.6, smooth([(9, 25), (32, 30), (55, 25)]), smooth([(24, 9), (23, 30), (29, 55)]), smooth([(40, 9), (41, 30), (35, 55)])
    )
    drawing.cut(1.3, *(smooth([(10 + k, 31 + 5 * k), (32, 35 + 4.6 * k), (54 - k, 31 + 5 * k)]) for k in range(5)))
    drawing.hole(disc((19, 18), 2.8), disc((45, 18), 2.8))
    return drawing.markup()


def skull() -> str:
    """The small skull of a swift hunter."""
    drawing = Drawing()
    drawing.bone(
        blob((4, 35), (14, 26), (30, 15), (46, 12), (58, 20), (59, 34), (50, 39), (32, 40), (10, 43)),
        blob((8, 53), (24, 50), (46, 44), (57, 38), (57, 45), (44, 54), (24, 58), (12, 58)),
    )
    drawing.bone(*(polygon((x, y), (x + 5, y - 0.6), (x + 2, y + 7)) for x, y in ((9, 41), (16, 40), (23, 39), (30, 38.6))))
    drawing.hole(disc((42, 23), 5.4), blob((22, 31), (31, 25), (33, 33), (26, 35)), disc((12, 35), 2))
    drawing.line(3, backbone([(58, 28), (63, 32)], 2, (8, 7, 6)))
    return drawing.markup()
