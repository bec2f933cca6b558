"""A bot that searches: information-set Monte Carlo tree search over re-dealt games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from math import log, sqrt
from operator import attrgetter

from msgspec import Struct

from gamelode.kernel import AskAtOnce, AskFreely, Choice, Command, Dice, Game, Question, Seat

from .bot import dice_for
from .lookahead import Lookahead
from .mates import best_command
from .position import Position, draws_more
from .values import UNKNOWN, sides_of, value_of

ITERATIONS = 200
TO_THE_END = 2000  # decisions of a rollout in a game that has no value of its own
WIDE = 40  # a question with more options than this is widened step by step
NARROW = 20  # options of it that are looked at first
DRAWN = 3  # answers beyond the options of an open question that are looked at first
IN_STEP = 4  # one secret answer in so many is any: otherwise seats that learn from each other fall into step
TRIED = 16  # choices that are tried at first; half of them after each quarter of the budget, so two to the last
LEAST_SPREAD = 0.002  # between choices that look alike


class Settings(Struct, frozen=True, kw_only=True):
    """How the search weighs what it tries and how far it looks."""

    explore: float = 0.5  # how eagerly it tries what looks worse; the unit is how far the choices lie apart
    decisions: int = 50  # of a rollout: played at random before the value is asked for again
    rollouts: float = 0.0  # what the value after a rollout counts for, against that before it


Action = tuple[Seat, Choice, int | None]  # who, what, and where answers are secret about which subject


class Node:
    """What is known of an action, and the actions after it."""

    __slots__ = ("actions", "available", "drawn", "joint", "rest", "total", "visits")

    def __init__(self, rest: tuple[Choice, ...] = (), earned: float | None = None) -> None:
        self.visits = 0 if earned is None else 1
        self.total = 0.0 if earned is None else earned  # by whoever acts
        self.rest = rest  # how the move goes on
        self.available = 0  # how often it could have been done
        self.actions: dict[Action, Node] = {}
        self.joint: dict[tuple[Action, ...], Node] = {}  # after secret answers, once all are in
        self.drawn: list[Choice] = []  # answers beyond the options of an open question

    @property
    def mean(self) -> float:
        return self.total / self.visits


Path = list[tuple[Action, Node]]


class SearchBot:
    """Plays each option in many re-dealt games, more often where it does well."""

    def __init__(
        self,
        seed: int | str,
        *,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        settings: Settings = Settings(),
    ) -> None:
        self.seed, self.iterations, self.seconds, self.settings = seed, iterations, seconds, settings
        self.is_stopped: Callable[[], bool] = bool  # asked between iterations: whether what was found is enough

    @property
    def name(self) -> str:
        return f"search:{self.iterations}" if self.seconds is None else f"search:{self.seconds:g}s"

    def choose(self, position: Position) -> Choice:
        only = position.only
        if only is not None:
            return only
        tree, single = self.think(position), position.single
        return tree.best() if single is None else single  # thought about only to take time

    def command_for_mate(self, position: Position) -> Command | None:
        return best_command(position, dice_for(self.seed, position))

    def think(self, position: Position) -> Tree:
        """Search a position until the budget is spent."""
        tree = Tree(position, dice_for(self.seed, position), self.settings)
        start, spent = time.monotonic(), 0.0
        while spent < 1.0 and not (tree.iterations and self.is_stopped()):
            tree.iterate(TRIED >> int(4 * spent))
            spent = tree.iterations / self.iterations
            if self.seconds is not None:
                spent = (time.monotonic() - start) / self.seconds
        return tree


def _subject_of(question: Question[Choice], seat: Seat) -> int | None:
    """Where answers are secret: what the seat is asked about."""
    return question.subject(seat) if isinstance(question, AskAtOnce) else None


class Tree:
    """What a search has found out about one decision. Nothing of it is kept for the next."""

    def __init__(self, position: Position, dice: Dice, settings: Settings) -> None:
        self.position, self.dice, self.settings = position, dice, settings
        self.root, self.iterations = Node(), 0
        self.left = TRIED  # choices that are still tried
        self.choices: set[Action] = set()  # the root of secret answers also has others' answers, and later ones
        self.dropped: set[Action] = set()  # those that are tried no more
        self.deals: list[bytes] = []  # keys of the games in which all choices are tried, in the same order
        self.favours: dict[bytes, float] = {}  # how much each favours the bot's side, before anything is done in it
        self.favour = 0.0  # of the game that is looked at
        self.commands = position.commands
        game = position.redeal(dice)
        self.has_value = game.edition.rules.value is not None
        self.sides = sides_of(game)
        self.is_duel = len(set(self.sides)) == 2  # what favours one side is bad for the other
        self.mates = [seat for seat, side in enumerate(self.sides) if side == self.sides[position.seat]]
        self.ahead = Lookahead(self.sides, dice)

    def best(self) -> Choice:
        """The one that did best of the choices that are left."""
        left = self.choices - self.dropped
        return max((action for action in self.root.actions if action in left), key=self._mean)[1]

    def _mean(self, action: Action) -> float:
        return self.root.actions[action].mean

    def iterate(self, left: int) -> None:
        """Re-deal the game, follow the tree to its edge, see how good the game is there for each, and remember. No more
        than so many choices are still tried."""
        self.left = left
        self.iterations += 1
        self.root.visits += 1
        path, game = self._follow(self._deal(0))
        values = self._values(game, {action[0] for action, _ in path})
        for action, node in path:
            node.visits += 1
            node.total += self._earned(action[0], values[action[0]])

    # --- deals

    def _deal(self, number: int) -> Game:
        """The re-dealt game of this number: each choice is tried in the first, then in the second, and so on.

        So what is compared are choices, and not the games in which they were tried.
        """
        while len(self.deals) <= number:
            self.deals.append(self.dice.spawn().key)
        key = self.deals[number]
        game = self.position.redeal(Dice(key))
        if key not in self.favours:
            self.favours[key] = value_of(game, self.position.seat, self.sides) - UNKNOWN
        self.favour = self.favours[key]
        return game

    def _earned(self, seat: Seat, value: float) -> float:
        """The value that a game gained for a seat by what was done, whatever it was dealt."""
        if seat in self.mates:
            return value - self.favour
        return value + self.favour if self.is_duel else value

    # --- in the tree

    def _follow(self, game: Game) -> tuple[Path, Game]:
        """From the root to a question that is new to the tree."""
        path: Path = []
        secret: tuple[Action, ...] = ()
        node = self.root
        while game.stack:
            question = game.question
            if secret and not (isinstance(question, AskAtOnce) and question.said):
                node, secret = node.joint.setdefault(secret, Node()), ()
            actions = self._actions(game, question, node, path)
            if not path:
                self.choices.update(actions)
            if len(actions) == 1 and path:
                game.play(*actions[0][:2])
                continue
            edge = self._expand(game, node, actions, path)
            if edge is not None:
                return path, edge
            action, child = self._pick(node, actions) if path else self._try(actions)
            if not path:
                game = self._deal(child.visits)
            path.append((action, child))
            game = self._carry_out(game, action, child)
            if isinstance(question, AskFreely) and self.ahead.play_on(game, question.number):
                return path, game
            if isinstance(question, AskAtOnce):
                secret += (action,)  # nobody sees the answer: whoever is asked next decides from the same node
            else:
                node = child
        return path, game

    def _try(self, actions: Sequence[Action]) -> tuple[Action, Node]:
        """All choices that are left equally often: those that are looked at more often are seen farther ahead, and a
        table looks better or worse for that alone. Secret ones in any order: others would fall into step with it."""
        nodes, is_secret = self.root.actions, actions[0][2] is not None
        left = sorted([action for action in actions if action not in self.dropped], key=self._mean, reverse=True)
        self.dropped.update(left[self.left :])
        tried = left[: self.left]
        action = self.dice.pick(tried, "secret") if is_secret else min(tried, key=lambda a: nodes[a].visits)
        return action, nodes[action]

    def _pick(self, node: Node, actions: Sequence[Action]) -> tuple[Action, Node]:
        """The action that does best, or that has been tried too rarely to tell."""
        children = [node.actions[action] for action in actions]
        means = [child.total / child.visits for child in children]
        spread = max(max(means) - min(means), LEAST_SPREAD) if self.has_value else 1.0
        eager = self.settings.explore * spread
        top, best = -1.0, 0
        for place, child in enumerate(children):
            child.available += 1
            score = means[place] + eager * sqrt(log(child.available) / child.visits)
            if score > top:
                top, best = score, place
        is_secret = actions[0][2] is not None
        if is_secret and not self.dice.below(IN_STEP, "secret"):
            best = self.dice.below(len(actions), "secret")
        return actions[best], children[best]

    def _carry_out(self, game: Game, action: Action, node: Node) -> Game:
        """Make a choice and go on with the move as when it was first looked at; anew once chance has spoken, or where
        that is not possible."""
        seat, choice, _ = action
        depth, known = len(game.stack), game.known
        game.play(seat, choice)
        for choice in node.rest:
            if len(game.stack) <= depth or game.waiting()[0] != seat:
                break
            if game.known != known or game.why_not(seat, choice) is not None:
                return self.ahead.go_on(game, seat, depth).game
            game.play(seat, choice)
        return game

    # --- at its edge

    def _expand(self, game: Game, node: Node, actions: Sequence[Action], path: Path) -> Game | None:
        """Take new actions into the tree. If all are new the tree ends here: the game after the best of them."""
        fresh = [action for action in actions if action not in node.actions]
        if not fresh:
            return None
        if not self.has_value:
            action = self.dice.pick(fresh, "fresh")
            child = node.actions[action] = Node()
            path.append((action, child))
            return self._carry_out(game, action, child)
        moves = [self.ahead.after(game, seat, choice) for seat, choice, _ in fresh]
        for action, moved in zip(fresh, moves, strict=True):
            node.actions[action] = Node(moved.rest, self._earned(action[0], moved.value))
        return max(moves, key=attrgetter("value")).game if len(fresh) == len(actions) else None

    def _values(self, game: Game, seats: Iterable[Seat]) -> dict[Seat, float]:
        """The value of the game to each of these seats. One that gives none itself is played to its end to see that."""
        values = {seat: value_of(game, seat, self.sides) for seat in seats}
        weight = self.settings.rollouts if self.has_value else 1.0
        if not weight:
            return values
        self._roll_out(game, self.settings.decisions if self.has_value else TO_THE_END)
        return {
            seat: (1 - weight) * before + weight * value_of(game, seat, self.sides) for seat, before in values.items()
        }

    def _roll_out(self, game: Game, decisions: int) -> None:
        """Play the game on at random, for so many decisions or to its end."""
        stack, table, dice = game.stack, game.table, self.dice
        for _ in range(decisions):
            if not stack:
                return
            question = game.question
            seat = question.waiting(table)[0]
            game.play(seat, question.sample(table, seat, dice))

    # --- what may be done

    def _actions(self, game: Game, question: Question[Choice], node: Node, path: Path) -> list[Action]:
        """Answers of the seat that is asked first. Commands only where the bot decides: it is offered them again at
        each of its decisions, and in those of others they would take the place of answers."""
        seat = question.waiting(game.table)[0] if path else self.position.seat
        subject = _subject_of(question, seat)
        shortlist = game.edition.rules.shortlisted(game.table, question, seat, at_leisure=not path)
        answers = self._answers(game, question, node, seat, subject) if shortlist is None else shortlist
        actions: list[Action] = [(seat, choice, subject) for choice in answers]
        if not path:
            actions += [(seat, command, None) for command in self.commands]
        return actions

    def _answers(
        self, game: Game, question: Question[Choice], node: Node, seat: Seat, subject: int | None
    ) -> Sequence[Choice]:
        """The options, and where these are very many or not all of the answers, the more of them the more often the
        node is visited."""
        options = question.options(game.table, seat)
        more = int(sqrt(node.visits))
        if len(options) > WIDE:
            known = [option for option in options if (seat, option, subject) in node.actions]
            fresh = [option for option in options if (seat, option, subject) not in node.actions]
            options = known + self.dice.shuffled(fresh, "widen")[: max(NARROW + more - len(known), 0)]
        if draws_more(question):
            if len(node.drawn) < DRAWN + more:
                node.drawn.append(game.sample(seat, self.dice))
            drawn = [choice for choice in node.drawn if game.why_not(seat, choice) is None]
            options = list(dict.fromkeys([*options, *drawn]))
        return options
