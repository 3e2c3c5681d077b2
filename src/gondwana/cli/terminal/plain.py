"""Play line by line: for screen readers, pipes and terminals without a screen. Works for every game."""

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from gondwana.cli.terminal.opponents import thinks
from gondwana.cli.terminal.table import Sitting, Table, seat_name
from gondwana.cli.terminal.words import GameWords, result, sentence, sheet_lines, words_of
from gondwana.core.contract import PUBLIC
from gondwana.core.errors import GondwanaError
from gondwana.core.record import GameRecord
from gondwana.locale import Message, listing

CURTAIN_LINES = 40
_YES = ("y", "yes", "j", "ja", "t", "tak")


class Left(Exception):
    """The person has left, or the input has ended."""


def play_by_lines(sitting: Sitting, source: TextIO, target: TextIO) -> GameRecord | None:
    """Play until somebody leaves or the input ends; the record of the last finished game."""
    lines = _Lines(sitting, source, target)
    try:
        while lines.play_game() and lines.ask_again():
            sitting.new_table()
    except Left as left:
        lines.write(str(left))
    return sitting.finished


class _Lines:
    """A conversation about one sitting."""

    def __init__(self, sitting: Sitting, source: TextIO, target: TextIO) -> None:
        self._sitting = sitting
        self._source = source
        self._target = target
        self._words: GameWords = words_of(sitting.game)
        self._person_there = source.isatty()

    @property
    def _table(self) -> Table:
        return self._sitting.table

    def write(self, text: str = "") -> None:
        self._target.write(text + "\n")
        self._target.flush()

    def _say(self, id: str, **args: Message | str | int) -> None:
        self.write(self._sitting.say(id, **args))

    def _read(self) -> str:
        """A line of input without the spaces around it; raises `Left` at the end of the input."""
        self._target.write("> ")
        self._target.flush()
        line = self._source.readline()
        if not line:
            self.write()
            raise Left(self._sitting.say("terminal-plain-end"))
        if not self._person_there:
            self.write(line.strip())
        return line.strip()

    def play_game(self) -> bool:
        """One game to its end."""
        self._say("terminal-plain-welcome", game=self._sitting.game.title)
        me = None if self._table.shared else self._table.people[0]
        self._say("terminal-plain-table", names=self._names(range(self._sitting.players), me))
        shown: tuple[int, int] | None = None
        while True:
            self._let_opponents_act()
            if self._table.over:
                self._show_end()
                return True
            seat = self._table.person()
            assert seat is not None
            if self._table.is_helped(seat):
                self._table.help(seat)
                continue
            if self._table.shared and seat != self._table.holder:
                if self._words.is_open(self._table.match):
                    self._table.holder = seat
                else:
                    self._curtain(seat)
            if shown != (seat, len(self._table.match.log)):
                self._show(seat)
            elif self._words.describe is not None:  # another step of the same turn
                self._tell_news(seat)
                self._list_choices(seat)
            self._decide(seat)
            shown = (seat, len(self._table.match.log))

    def _let_opponents_act(self) -> None:
        while waiting := self._sitting.opponents():
            if slow := [seat for seat in waiting if thinks(self._sitting.seats[seat], self._table.match.game)]:
                self._say("terminal-thinking", names=self._names(slow))
            for seat in waiting:
                self._table.match.play(seat, self._table.ask(seat))

    def _names(self, seats: Iterable[int], viewer: int | None = None) -> str:
        return listing([self._sitting.name(seat, viewer) for seat in seats], self._sitting.language)

    def _curtain(self, seat: int) -> None:
        """Push the table off the screen until the next person is there."""
        if self._person_there:
            self._target.write("\n" * CURTAIN_LINES)
        self._say("terminal-curtain-hand", who=seat_name(seat))
        if self._person_there:
            self._say("terminal-plain-enter", who=seat_name(seat))
            self._read()
        self._table.holder = seat

    def _show(self, seat: int) -> None:
        """What is new, the position, and what can be done."""
        match, language = self._table.match, self._sitting.language
        self._tell_news(seat)
        drawing = match.draw(seat, language=language)
        if drawing:
            self.write()
            self.write(drawing.rstrip())
        self._list_choices(seat)

    def _tell_news(self, seat: int) -> None:
        self.write()
        for line in self._words.tell(self._table.news(seat), seat, self._sitting.language):
            self.write(line)

    def _list_choices(self, seat: int) -> None:
        self.write()
        if self._words.ask is not None:
            question = self._words.ask(self._table.match, seat, self._sitting.language)
            self.write(f"{seat_name(seat).say(self._sitting.language)}: {question}" if self._table.shared else question)
        elif self._table.shared:
            self._say("terminal-plain-choices", who=seat_name(seat))
        else:
            self._say("terminal-plain-yours")
        if self._words.choices is not None:
            for line in self._words.choices(self._table.match, seat, self._sitting.language):
                self.write(line)
            return
        texts = self._table.match.legal_texts(seat)
        if self._words.describe is not None:
            wide = max(map(len, texts), default=0)
            told = self._words.describe(self._table.match, seat, self._sitting.language)
            texts = [f"{text:<{wide}}  {words}" for text, words in zip(texts, told, strict=True)]
        for number, text in enumerate(texts, 1):
            self.write(f"{number:3}  {text}")

    def _decide(self, seat: int) -> None:
        """Read until the seat has chosen or something was taken back."""
        while True:
            line = self._read()
            command, _, rest = line.partition(" ")
            command = command.lower()
            if not line:
                self._say(self._words.how)
            elif command in ("help", "?"):
                self._help()
            elif command in ("quit", "exit"):
                self._leave()
            elif command == "list":
                self._list_choices(seat)
            elif command == "show":
                self._show(seat)
            elif command == "points":
                self._show_sheet(seat)
            elif command == "why":
                self._why(seat, rest)
            elif command == "undo":
                if self._undo(seat):
                    return
            elif self._choose(seat, line):
                return

    def _choose(self, seat: int, line: str) -> bool:
        match = self._table.match
        if line in self._words.set_ups and self._table.let_help(seat, self._words.setting_up(match, seat, line)):
            return True
        if line.isascii() and line.isdigit() and self._words.choices is None:
            legal = match.legal(seat)
            if not 1 <= int(line) <= len(legal):
                self._say("terminal-plain-number", number=line, last=len(legal))
                return False
            match.play(seat, legal[int(line) - 1])
            return True
        try:
            self._table.play(seat, self._words.split(line))
        except GondwanaError as error:
            self.write(sentence(error.message.say(self._sitting.language)))
            return False
        return True

    def _why(self, seat: int, do: str) -> None:
        if not do.strip():
            self._say("terminal-plain-why-what")
            return
        try:
            reason = self._table.why_not(seat, self._words.split(do))
        except GondwanaError as error:
            reason = error.message
        if reason is None:
            self._say("terminal-plain-why-allowed", do=do.strip())
        else:
            self.write(sentence(reason.say(self._sitting.language)))

    def _undo(self, seat: int) -> bool:
        """Take back the own choice or that of the person before; that person is next then."""
        try:
            whose = self._table.take_back(seat)
        except GondwanaError as error:
            self.write(sentence(error.message.say(self._sitting.language)))
            return False
        self._say("terminal-plain-undone", who=seat_name(whose))
        if self._table.shared and whose != seat:
            self._curtain(whose)
        return True

    def _help(self) -> None:
        for part in (*self._words.rules, self._words.help):
            self._say(part)

    def _leave(self) -> None:
        if self._person_there:
            self._say("terminal-leave-ask")
            if self._read().lower() not in _YES:
                return
        raise Left(self._sitting.say("terminal-plain-bye"))

    def _show_sheet(self, viewer: int) -> None:
        for line in sheet_lines(self._words.sheet(self._sitting, viewer)):
            self.write(line)

    def _show_end(self) -> None:
        me = self._table.people[0] if len(self._table.people) == 1 else PUBLIC
        language = self._sitting.language
        self.write()
        for line in self._words.tell(self._table.news(me), me, language):
            self.write(line)
        self.write()
        self._show_sheet(me)
        self.write()
        self.write(result(self._sitting, me))

    def ask_again(self) -> bool:
        """After the game: play again, save the record, or leave."""
        record = self._sitting.finished
        while record is not None:
            self._say("terminal-plain-after")
            line = self._read()
            command, _, rest = line.partition(" ")
            if command.lower() in ("again", "new"):
                return True
            if command.lower() in ("quit", "exit"):
                raise Left(self._sitting.say("terminal-plain-bye"))
            if command.lower() == "save" and rest.strip():
                self._save(Path(rest.strip()).expanduser(), record)
        return False

    def _save(self, path: Path, record: GameRecord) -> None:
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(record.to_json() + "\n")
        except OSError as problem:
            self._say("terminal-save-failed", file=str(path), reason=problem.strerror or str(problem))
        else:
            self._say("terminal-saved", file=str(path))
