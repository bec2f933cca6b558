"""The rules machine. It knows no game, no network and no clock."""

from .choices import NOT_OFFERED, PASS, YES, Act, Choice, Command, IllegalChoice, Pass, Reaction, Refusal, Yes
from .content import Pack
from .dice import Dice
from .drawing import Piece, Row, Section
from .events import Chapter, DiceRolled, Event, Occasion, Throw, Told, Weight
from .faults import Fault
from .forecasts import Chance, Cost, Effect, Forecast, Part, Risk
from .frames import Done, Frame, Next, Seat
from .game import Game
from .ledger import Clause, Example, Ledger, Ruling, TitlePage, cites, clause, proves
from .options import GameOption, OptionValue, Values, game_options
from .questions import Ask, AskAtOnce, AskFreely, AskInTurn, AskToAct, Question, Window
from .records import Record
from .rules import Edition, Header, NoOptions, Outcome, Rules
from .table import Table
from .triggers import Resolve, Simultaneous, Trigger, WhichFirst
from .words import Namer, Words

__all__ = [
    "NOT_OFFERED",
    "PASS",
    "YES",
    "Act",
    "Ask",
    "AskAtOnce",
    "AskFreely",
    "AskInTurn",
    "AskToAct",
    "Chance",
    "Chapter",
    "Choice",
    "Clause",
    "Command",
    "Cost",
    "Dice",
    "DiceRolled",
    "Done",
    "Edition",
    "Effect",
    "Event",
    "Example",
    "Fault",
    "Forecast",
    "Frame",
    "Game",
    "GameOption",
    "Header",
    "IllegalChoice",
    "Ledger",
    "Namer",
    "Next",
    "NoOptions",
    "Occasion",
    "OptionValue",
    "Outcome",
    "Pack",
    "Part",
    "Pass",
    "Piece",
    "Question",
    "Reaction",
    "Record",
    "Refusal",
    "Resolve",
    "Risk",
    "Row",
    "Rules",
    "Ruling",
    "Seat",
    "Section",
    "Simultaneous",
    "Table",
    "Throw",
    "TitlePage",
    "Told",
    "Trigger",
    "Values",
    "Weight",
    "WhichFirst",
    "Window",
    "Words",
    "Yes",
    "cites",
    "clause",
    "game_options",
    "proves",
]
