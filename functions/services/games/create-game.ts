import { commitmentOf } from '../../../engine/core/chain';
import { leadingFigures } from '../../../engine/core/leading';
import { loadGameSystem } from '../../../engine/load-system';
import { FIRST_PROOF, provedRandom, provedStartHash } from '../../../engine/proof';
import type { NewBoard } from '../../store/questions/games';
import type { GameRecord, Gate, SeasonRecord, SeatRecord } from '../../store/records';
import { downtime } from '../absence/downtime';
import type { Deps } from '../deps';
import { firstGate } from '../steps/gates';
import { setTimer } from '../steps/set-timer';

/** A board's game has an id that follows from season, round and board, so that it can only be created once. */
export function gameIdOf(season: string, round: number, board: number): string {
  return `${season}r${round}b${board}`;
}

/** Sets up one board of a season and opens its first step. Repeating it is harmless. */
export async function createGame(
  deps: Deps,
  season: SeasonRecord,
  round: number,
  board: number,
  seats: readonly SeatRecord[],
): Promise<GameRecord> {
  const now = deps.clock();
  const prepared = await prepareGame(deps, settingsFrom(season, round, board), { seats, at: now });
  const { game, gate } = prepared;
  const event = {
    id: deps.newId(),
    kind: 'step-closed',
    at: now,
    game: game.id,
    step: 0,
    finished: false,
  } as const;
  const created = await deps.store.createGame({ ...prepared, event });
  // One that another run has made has a deadline of its own.
  if (created === 'created' && gate.state === 'open') await setTimer(deps, gate);
  return game;
}

/** What a board is set up with, apart from who sits at it. */
export type BoardSettings = Omit<
  GameRecord,
  'rulesVersion' | 'seats' | 'commitment' | 'createdAt' | 'left' | 'rulings' | 'playedAt'
>;

/** Who sits at a board, and when it begins. */
interface Seating {
  readonly seats: readonly SeatRecord[];
  readonly at: number;
}

/** A board with its first step; nothing is written. */
export async function prepareGame(
  deps: Deps,
  settings: BoardSettings,
  { seats, at }: Seating,
): Promise<NewBoard> {
  const system = await loadGameSystem(settings.system);
  const seed = deps.newSeed();
  const game: GameRecord = {
    ...{ ...settings, left: [], rulings: 0 },
    rulesVersion: system.rulesVersion,
    seats: [...seats],
    commitment: commitmentOf(seed),
    createdAt: at,
  };
  const names = seats.map(({ seat }) => seat);
  const { id, rulesVersion, options, commitment } = game;
  const secret = { seed, game: id };
  const dice = provedRandom(secret, 0, FIRST_PROOF);
  const position = system.setup(system.options.parse(settings.options), names, dice);
  const fixed = { game: id, system: game.system, rulesVersion, options, seats: names, commitment };
  const hash = provedStartHash(secret, { ...fixed, position, proof: FIRST_PROOF.version });
  const away = game.atTheTable === undefined ? await downtime(deps, system, game, position) : {};
  const opened = firstGate(system, game, position, at, away);
  const gate = game.atTheTable === undefined ? opened : atTheTable(opened);
  const setup = {
    ...SET_UP,
    ...{ game: id, closedAt: at, position, hash, leading: leadingFigures(system, position) },
  };
  return { game, seed, gate, setup };
}

/** What the first record of every game says. */
const SET_UP = {
  ...{ step: 0, label: 'Set-up', why: 'started' as const },
  ...{ given: {}, orders: [], events: [], outcome: null },
  ...{ previousHash: '', proof: FIRST_PROOF },
} as const;

/** The gate of a board at a real table: nothing is asked of its seats here. */
function atTheTable(opened: Gate): Gate {
  return { ...opened, step: 0, state: 'finished', label: 'At the table', clock: 'finished', owing: [] };
}

/** What a board takes over from its season. */
export function settingsFrom(
  { id, name, system, options, league, ...season }: SeasonRecord,
  round: number,
  board: number,
): BoardSettings {
  const { scoring, press, pressAtEnd, programs, deadlines, absence, atTheTable } = season;
  return {
    ...{ id: gameIdOf(id, round, board), system, options, league, season: { id, name } },
    ...{ scoring, round, board, press, deadlines },
    ...(pressAtEnd === undefined ? {} : { pressAtEnd }),
    ...(programs === undefined ? {} : { programs }),
    ...(absence === undefined ? {} : { absence }),
    ...(atTheTable === undefined ? {} : { atTheTable }),
  };
}
