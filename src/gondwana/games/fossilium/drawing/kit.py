"""What fossils are put together from: smooth curves, backbones, ribs, limbs and fronds, as layers of paths."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from gondwana.games.drawing.svg import number, tag

CELL = 64
Point = tuple[float, float]


class Drawing:
    """Layers of a fossil, the lowest first."""

    def __init__(self) -> None:
        self._layers: list[str] = []

    def bone(self, *paths: str) -> None:
        """Pale bone."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-bone"))

    def shade(self, *paths: str) -> None:
        """Bone that lies deeper."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-shade"))

    def line(self, width: float, *paths: str) -> None:
        """Thin bones: ribs, toes, stems."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-line", stroke_width=width))

    def back(self, width: float, *paths: str) -> None:
        """Thin bones of the far side."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-back", stroke_width=width))

    def cut(self, width: float, *paths: str) -> None:
        """Dark lines in the bone."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-cut", stroke_width=width))

    def edged(self, width: float, *paths: str) -> None:
        """Pale bone with a dark edge."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-edged", stroke_width=width))

    def hole(self, *paths: str) -> None:
        """What one sees through: an eye, a gap."""
        self._layers.append(tag("path", d="".join(paths), class_="fo-hole"))

    def markup(self) -> str:
        """The whole."""
        return "".join(self._layers)


class _Pen:
    """Writes a path in short numbers: each step from where the pen is, so that rounding does not add up."""

    def __init__(self, start: Point) -> None:
        self._at = (_unit(start[0]), _unit(start[1]))
        self.path = f"M{number(self._at[0])}{_signed(self._at[1])}"

    def to(self, letter: str, *points: Point) -> None:
        x, y = self._at
        steps = [(_unit(point[0] - x), _unit(point[1] - y)) for point in points]
        written = "".join(_signed(value) for step in steps for value in step)
        self.path += letter + written.removeprefix(" ")
        self._at = (x + steps[-1][0], y + steps[-1][1])


def _unit(value: float) -> float:
    """A unit is about a pixel, and what repeats itself is sent in less."""
    return float(round(value))


def _signed(value: float) -> str:
    """A minus sign parts two numbers as well as a blank does."""
    return number(value) if value < 0 else f" {number(abs(value))}"


def straight(*points: Point) -> str:
    """A line from point to point."""
    pen = _Pen(points[0])
    for point in points[1:]:
        pen.to("l", point)
    return pen.path


def polygon(*points: Point) -> str:
    """A shape with corners."""
    return straight(*points) + "Z"


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A curve through all points."""
    many = len(points)
    pen = _Pen(points[0])
    for k in range(many if closed else many - 1):
        before, start, end, after = (
            points[i % many] if closed else points[min(max(i, 0), many - 1)] for i in (k - 1, k, k + 1, k + 2)
        )
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pen.to("c", first, second, end)
    return pen.path + ("Z" if closed else "")


def blob(*points: Point) -> str:
    """A smooth shape."""
    return smooth(points, closed=True)


def disc(middle: Point, rx: float, ry: float | None = None) -> str:
    """A circle or an ellipse as a path."""
    ry = rx if ry is None else ry
    x, y = middle
    half = f"a{number(rx)} {number(ry)} 0 1 0 "
    return f"M{number(x - rx)} {number(y)}{half}{number(2 * rx)} 0{half}{number(-2 * rx)} 0Z"


def along(points: Sequence[Point], steps: int) -> list[tuple[Point, float]]:
    """Points at equal distances on a smooth curve, each with its direction."""
    fine = [_spline(points, k / 200 * (len(points) - 1)) for k in range(201)]
    lengths = [0.0]
    for one, other in pairwise(fine):
        lengths.append(lengths[-1] + hypot(other[0] - one[0], other[1] - one[1]))
    found = []
    for step in range(steps):
        wanted = lengths[-1] * step / max(steps - 1, 1)
        k = min(next(i for i, length in enumerate(lengths) if length >= wanted - 1e-9), 199)
        ahead, behind = fine[min(k + 1, 200)], fine[max(k - 1, 0)]
        found.append((fine[k], atan2(ahead[1] - behind[1], ahead[0] - behind[0])))
    return found


def _spline(points: Sequence[Point], t: float) -> Point:
    k = min(int(t), len(points) - 2)
    u = t - k
    p = [points[min(max(i, 0), len(points) - 1)] for i in (k - 1, k, k + 1, k + 2)]
    weights = (-u + 2 * u**2 - u**3, 2 - 5 * u**2 + 3 * u**3, u + 4 * u**2 - 3 * u**3, u**3 - u**2)
    x, y = (sum(w * q[axis] for w, q in zip(weights, p, strict=True)) / 2 for axis in (0, 1))
    return x, y


def away(point: Point, direction: float, far: float) -> Point:
    """So far from a point in a direction."""
    return point[0] + cos(direction) * far, point[1] + sin(direction) * far


def backbone(points: Sequence[Point], many: int, tall: tuple[float, float, float]) -> str:
    """Vertebrae across a curve: how tall they are at its beginning, in its middle and at its end."""
    path = ""
    for k, (point, direction) in enumerate(along(points, many)):
        t = k / max(many - 1, 1)
        size = tall[0] + (tall[1] - tall[0]) * t * 2 if t < 0.5 else tall[1] + (tall[2] - tall[1]) * (t * 2 - 1)
        path += straight(away(point, direction - pi / 2, size * 0.62), away(point, direction + pi / 2, size * 0.38))
    return path


def ribs(points: Sequence[Point], many: int, long: Iterable[float], *, side: int = 1, lean: float = 0.35) -> str:
    """Curved ribs down from a curve, leaning towards its end."""
    path = ""
    for (point, direction), length in zip(along(points, many), long, strict=False):
        down = direction + side * pi / 2
        end = away(away(point, down, length), direction, -length * lean * 0.4)
        bow = away(away(point, down, length * 0.55), direction, length * lean)
        pen = _Pen(point)
        pen.to("q", bow, end)
        path += pen.path
    return path


def limb(*joints: Point, thick: float) -> str:
    """Long bones with knobs at both ends, from joint to joint."""
    path = ""
    for start, end in pairwise(joints):
        path += _long_bone(start, end, thick)
        thick *= 0.82
    return path


def _long_bone(start: Point, end: Point, thick: float) -> str:
    direction = atan2(end[1] - start[1], end[0] - start[0])
    left, right = direction - pi / 2, direction + pi / 2
    far = hypot(end[0] - start[0], end[1] - start[1])
    near, other = away(start, direction, far * 0.32), away(start, direction, far * 0.68)
    outline = [
        away(start, left, thick),
        away(near, left, thick * 0.5),
        away(other, left, thick * 0.5),
        away(end, left, thick),
        away(end, direction, thick * 0.55),
        away(end, right, thick),
        away(other, right, thick * 0.5),
        away(near, right, thick * 0.5),
        away(start, right, thick),
        away(start, direction + pi, thick * 0.55),
    ]
    return blob(*outline)


def _whole(point: Point) -> Point:
    return round(point[0]), round(point[1])


def leaflet(root: Point, direction: float, far: float, wide: float) -> str:
    """A pointed leaf."""
    # Leaves are many: on whole units they are sent in less, and nobody sees the difference.
    root = _whole(root)
    tip, middle = _whole(away(root, direction, far)), away(root, direction, far * 0.45)
    left, right = _whole(away(middle, direction - pi / 2, wide)), _whole(away(middle, direction + pi / 2, wide))
    pen = _Pen(root)
    pen.to("q", left, tip)
    pen.to("q", right, root)
    return pen.path + "Z"


def frond(points: Sequence[Point], many: int, far: tuple[float, float], wide: float, spread: float = 1.0) -> str:
    """Leaflets on both sides of a stalk, and one at its tip; their length at the root and at the tip."""
    path = ""
    places = along(points, many)
    for k, (point, direction) in enumerate(places):
        length = far[0] + (far[1] - far[0]) * k / max(many - 1, 1)
        path += leaflet(point, direction - spread, length, wide) + leaflet(point, direction + spread, length, wide)
    return path + leaflet(places[-1][0], places[-1][1], far[1], wide)
