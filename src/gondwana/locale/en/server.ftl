### Messages of the server.

server-no-access = there is no such match, or this key does not open it
server-stale = the game has moved on: look again, then decide
server-watcher = whoever only watches cannot do that; it needs the key of a seat
server-not-begun = the game has not begun: a seat is still open
server-resigned = this seat was handed to a bot
server-over = the game is over
server-seats = { $seats } seats were described, but { $players } play
server-seat-level = a bot needs a level, and nobody else has one
server-bot-plain = at this table a bot is named without a budget or weights: { $name }
server-name = a name has at most { $longest } characters, all of them printable
server-command-id = the id of a command has 1 to 64 characters: letters, digits, "-" and "_"
server-command-used = this id belongs to an earlier command of another kind
server-long-action = an action has at most { $longest } characters
server-chat-text = a text has 1 to { $longest } characters, all of them printable
server-chat-preset = there is no such ready sentence; there are: { $known }
server-chat-one = say either a ready sentence or a text
chat-hello = Hello!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-hurry = Your turn!
chat-oops = Oops!
chat-good-game = Good game!
