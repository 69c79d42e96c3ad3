import type { GameSystem } from '../../../engine/game';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import { countedIn, leadingMeasure } from '../../../engine/measures';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { MyGame, MyGames } from '../account/me.schema';
import { askedOf } from '../game/game.view';
import { deadlineOf, type GameRecord, type Gate, type StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { iso, isoOrNull } from '../platform/instants';
import { areasOf } from '../platform/translate';
import { readyIn, seatStateOf } from '../step/seat-state';

const FINISHED_SHOWN = 5;
const NEWS_SHOWN = 3;

/** The caller's games, running ones first, each with what they owe in it. */
export async function myGames(deps: Deps, caller: Caller, language: Language): Promise<MyGames> {
  const [running, finished] = await Promise.all([
    deps.store.runningGamesOf(caller.id),
    deps.store.finishedGamesOf(caller.id),
  ]);
  const ids = [...running, ...finished.slice(0, FINISHED_SHOWN)];
  const gates = new Map((await deps.store.gates(ids)).map((gate) => [gate.game, gate]));
  const open = new Set(running);
  const games = await Promise.all(
    ids.map((id) => myGame(deps, caller, language, { id, gate: gates.get(id), isOpen: open.has(id) })),
  );
  return { now: iso(deps.clock()), games: games.filter((game) => game !== undefined) };
}

/** A game in a player's list. */
interface ListedGame {
  readonly id: string;
  readonly gate: Gate | undefined;
  /** Whether it is in the list of running games: a board at a real table is, until it has a result. */
  readonly isOpen: boolean;
}

async function myGame(
  deps: Deps,
  caller: Caller,
  language: Language,
  { id, gate, isOpen }: ListedGame,
): Promise<MyGame | undefined> {
  const game = await deps.store.game(id);
  const system = game && (await loadSystemFor(game));
  const seat = game?.seats.find(({ player }) => player.id === caller.id)?.seat;
  if (game === undefined || gate === undefined || system === undefined || seat === undefined)
    return undefined;
  const say = await translatorIn(language, [...areasOf(game.system), 'measures']);
  if (game.atTheTable !== undefined) return atTheTable(deps, game, { gate, seat, isOpen }, say, system.title);
  const running = gate.state !== 'finished';
  const lastStep = running ? gate.step - 1 : gate.step;
  const [last, before] = await Promise.all([
    deps.store.stepInPlay(gate, lastStep),
    lastStep > 0 ? deps.store.stepInPlay(gate, lastStep - 1) : undefined,
  ]);
  if (last === undefined) throw new Error(`game ${id} has no step ${lastStep}`);
  return {
    ...boardIn(game, system.title, seat),
    status: running ? 'running' : 'finished',
    label: say(readLabel(game.system, gate.label)),
    step: gate.step,
    deadline: running ? isoOrNull(deadlineOf(gate)) : null,
    zone: game.deadlines.zone ?? null,
    paused: gate.pausedAt !== undefined,
    openedAt: running ? iso(gate.openedAt) : null,
    mine: seatStateOf(gate, seat),
    ...askedOf(system, last.position, seat, say),
    ready: running ? readyIn(gate) : 0,
    owing: gate.owing.length,
    ...figuresIn(game, system.figures(last.position)[seat], running, say),
    news: before === undefined ? [] : newsOf(system, before, last, seat, say),
  };
}

/** Where a game is played, and by whom. */
function boardIn(game: GameRecord, systemTitle: string, seat: string) {
  const { id, system, league, season, round, board } = game;
  return { game: id, system, systemTitle, league, season, round, board, seat };
}

/** The figures of a seat; those of a finished game in words, too. */
function figuresIn(
  game: GameRecord,
  figures: Readonly<Record<string, number>> = {},
  running: boolean,
  say: Translate,
): Pick<MyGame, 'figures' | 'counted'> {
  const count = figures[leadingMeasure(game).id];
  return {
    figures: { ...figures },
    counted: running || count === undefined ? null : say(countedIn(game, count)),
  };
}

/** A board at a real table: nobody owes anything there, and its figures are those of its result. */
async function atTheTable(
  deps: Deps,
  game: GameRecord,
  { gate, seat, isOpen }: { readonly gate: Gate; readonly seat: string; readonly isOpen: boolean },
  say: Translate,
  systemTitle: string,
): Promise<MyGame> {
  const { season, round, board, system } = game;
  const result = isOpen ? undefined : await deps.store.resultOfBoard({ season: season.id, round, board });
  const own = result?.seats.find((one) => one.seat === seat);
  return {
    ...boardIn(game, systemTitle, seat),
    ...{ status: isOpen ? 'running' : 'finished', label: say(readLabel(system, 'At the table')) },
    ...{ step: gate.step, deadline: null, zone: null, paused: false, openedAt: null, mine: 'none-owed' },
    ...{ decision: null, fallback: null, ready: 0, owing: 0, news: [] },
    ...figuresIn(game, own && { [leadingMeasure(game).id]: own.leading }, isOpen, say),
  };
}

function newsOf(
  system: GameSystem,
  before: StepRecord,
  last: StepRecord,
  seat: string,
  say: Translate,
): MyGame['news'] {
  const viewer = { kind: 'seat', seat } as const;
  return system
    .describe(system.view(before.position, viewer), system.viewResult(last, viewer))
    .filter(({ seats }) => seats.includes(seat))
    .slice(0, NEWS_SHOWN)
    .map(({ says, rules }) => ({ text: say(says), rules: [...rules] }));
}
