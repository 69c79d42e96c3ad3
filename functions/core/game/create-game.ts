import { commitmentOf } from '../../../engine/core/chain';
import { leadingFigures } from '../../../engine/core/leading';
import { inRound } from '../../../engine/games';
import { loadGameSystem } from '../../../engine/load-system';
import { FIRST_PROOF, provedRandom, provedStartHash } from '../../../engine/proof';
import type { SectionKind } from '../../../engine/tournament/left-over';
import { downtime } from '../absence/downtime';
import type { Deps } from '../platform/deps';
import { scoringOfRound } from '../scoring/scoring-of-round';
import type { SeasonRecord } from '../season/seasons.records';
import { stageOf } from '../season/stages';
import { firstGate } from '../step/gates';
import { setTimer } from '../step/set-timer';
import type { GameRecord, Gate, SeatRecord } from './games.records';
import type { NewBoard } from './games.store';

/** The id of a board's game is derived from season, round and board, so that the game can only be created once. */
export function gameIdOf(season: string, round: number, board: number): string {
  return `${season}r${round}b${board}`;
}

/**
 * Sets up one board of a season and opens its first step. Repeating it is harmless.
 * @param section the part of its round that it belongs to, if the round has several
 */
export async function createGame(
  deps: Deps,
  season: SeasonRecord,
  round: number,
  board: number,
  seats: readonly SeatRecord[],
  section?: SectionKind,
): Promise<GameRecord> {
  const now = deps.clock();
  const prepared = await prepareGame(deps, settingsFrom(season, round, board, section), { seats, at: now });
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
  // A board created by another run has its own deadline.
  if (created === 'created' && gate.state === 'open') await setTimer(deps, gate);
  return game;
}

/** The settings of a board, without its players. */
export type BoardSettings = Omit<
  GameRecord,
  'rulesVersion' | 'seats' | 'commitment' | 'createdAt' | 'left' | 'rulings' | 'playedAt'
>;

/** The players of a board, and when it begins. */
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
  const system = await loadGameSystem(settings);
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

/** The fields of the first record of every game. */
const SET_UP = {
  ...{ step: 0, label: 'Set-up', why: 'started' as const },
  ...{ given: {}, orders: [], events: [], outcome: null },
  ...{ previousHash: '', proof: FIRST_PROOF },
} as const;

/** The gate of a board at a real table: its seats submit nothing here. */
function atTheTable(opened: Gate): Gate {
  return { ...opened, step: 0, state: 'finished', label: 'At the table', clock: 'finished', owing: [] };
}

/** The settings that a board takes from its season. */
export function settingsFrom(
  record: SeasonRecord,
  round: number,
  board: number,
  section?: SectionKind,
): BoardSettings {
  const { id, name, system, options, league, ...season } = record;
  const stage = stageOf(record, round);
  const { press, anonymous, pressAtEnd, programs, watchDelay, deadlines, absence, atTheTable } = season;
  const scoring = scoringOfRound(season, round);
  const { options: own } = inRound({ system, options }, round);
  return {
    ...{ id: gameIdOf(id, round, board), system, options: own, league, season: { id, name } },
    ...{ scoring, round, board, press, deadlines },
    ...(stage === undefined ? {} : { stage }),
    ...(section === 'third-place' || section === 'consolation' ? { section } : {}),
    ...(anonymous === undefined ? {} : { anonymous }),
    ...(pressAtEnd === undefined ? {} : { pressAtEnd }),
    ...(programs === undefined ? {} : { programs }),
    ...(watchDelay === undefined ? {} : { watchDelay }),
    ...(absence === undefined ? {} : { absence }),
    ...(atTheTable === undefined ? {} : { atTheTable: { rated: atTheTable.rated } }),
  };
}
