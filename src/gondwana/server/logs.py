"""What a server writes down about itself: for people, or a JSON object a line for programs. No keys, no cookies, no moves."""

import json
import logging
from datetime import UTC, datetime
from typing import Literal

LogForm = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """One object a line: time, level, where, what, and the traceback of what went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["problem"] = record.exc_info[0].__name__
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up_logs(form: LogForm) -> None:
    """Warnings to the standard error; as JSON also when the program begins and ends."""
    if form == "text":
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        return
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("gondwana").setLevel(logging.INFO)
