"""QR codes: a link that a phone can read from the screen."""

from io import BytesIO
from typing import Annotated

import msgspec
import segno
from litestar import Response, post
from litestar.params import JSONBody

from gondwana.server.http.bodies import Body

LONGEST = 500


class QrBody(Body, kw_only=True):
    """What a QR code is to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


@post("/api/qr", status_code=200, media_type="image/svg+xml", tags=["pictures"])
async def qr(data: JSONBody[QrBody]) -> Response[bytes]:
    """A QR code as SVG, dark on light with the margin that readers need."""
    drawn = BytesIO()
    segno.make(data.text, error="m", micro=False).save(
        drawn,
        kind="svg",
        scale=4,
        border=4,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
