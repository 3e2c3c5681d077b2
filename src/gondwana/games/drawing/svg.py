"""Small pieces of SVG as strings."""

from xml.sax.saxutils import escape, quoteattr


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. `class_` is written class, `stroke_width` stroke-width; None leaves an attribute out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def number(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def words(x: float, y: float, content: str, class_: str, **attributes: str | float | None) -> str:
    """A line of text."""
    return tag("text", escape(content), x=x, y=y, class_=class_, **attributes)


def label(content: str) -> str:
    """What a group is called: read aloud, and shown on demand."""
    return tag("title", escape(content))


def place(x: float, y: float, *children: str, scale: float = 1, turn: float = 0) -> str:
    """Children moved to a point, scaled and turned about it."""
    how = f"translate({number(x)} {number(y)})"
    how += f" scale({number(scale)})" if scale != 1 else ""
    how += f" rotate({number(turn)})" if turn else ""
    return tag("g", *children, transform=how)


def use(symbol: str, x: float, y: float, size: float, height: float | None = None) -> str:
    """A symbol of this drawing, by its id, with its middle at a point."""
    height = size if height is None else height
    return tag("use", href=f"#{symbol}", x=x - size / 2, y=y - height / 2, width=size, height=height)


def wrapped(content: str, columns: int) -> list[str]:
    """A sentence in lines of about so many letters: SVG does not break lines itself."""
    lines = [""]
    for word in content.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
