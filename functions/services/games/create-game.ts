import { commitmentOf } from '../../../engine/core/chain';
import { leadingFigures } from '../../../engine/core/leading';
import { FIRST_PROOF, provedRandom, provedStartHash } from '../../../engine/proof';
import { gameSystem } from '../../../engine/systems';
import type { GameRecord, Gate, SeasonRecord, SeatRecord } from '../../store/records';
import { awayOf } from '../absence/away';
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
  const system = gameSystem(season.system);
  const seed = deps.newSeed();
  const now = deps.clock();
  const game = {
    ...gameOf(season, round, board),
    rulesVersion: system.rulesVersion,
    seats: [...seats],
    commitment: commitmentOf(seed),
    createdAt: now,
  };
  const names = seats.map(({ seat }) => seat);
  const { id, rulesVersion, options, commitment } = game;
  const secret = { seed, game: id };
  const dice = provedRandom(secret, 0, FIRST_PROOF);
  const position = system.setup(system.options.parse(season.options), names, dice);
  const fixed = { game: id, system: game.system, rulesVersion, options, seats: names, commitment };
  const hash = provedStartHash(secret, { ...fixed, position, proof: FIRST_PROOF.version });
  const opened = firstGate(system, game, position, now, await awayOf(deps, system, game, position));
  const gate = game.atTheTable === undefined ? opened : atTheTable(opened);
  const setup = {
    ...{ game: id, step: 0, label: 'Set-up', closedAt: now, why: 'started' as const },
    ...{ given: {}, orders: [], events: [], outcome: null, position },
    leading: leadingFigures(system, position),
    ...{ hash, previousHash: '', proof: FIRST_PROOF },
  };
  const event = {
    id: deps.newId(),
    kind: 'step-closed',
    at: now,
    game: id,
    step: 0,
    finished: false,
  } as const;
  const created = await deps.store.createGame({ game, seed, gate, setup, event });
  // One that another run has made has a deadline of its own.
  if (created === 'created' && gate.state === 'open') await setTimer(deps, gate);
  return game;
}

/** The gate of a board at a real table: nothing is asked of its seats here. */
function atTheTable(opened: Gate): Gate {
  return { ...opened, step: 0, state: 'finished', label: 'At the table', clock: 'finished', owing: [] };
}

/** What a game takes over from its season. */
function gameOf(
  { id, name, system, options, league, ...season }: SeasonRecord,
  round: number,
  board: number,
) {
  const { scoring, press, deadlines, absence, atTheTable } = season;
  return {
    ...{ id: gameIdOf(id, round, board), system, options, league, season: { id, name } },
    ...{ scoring, round, board, left: [], rulings: 0, press, deadlines },
    ...(absence === undefined ? {} : { absence }),
    ...(atTheTable === undefined ? {} : { atTheTable }),
  };
}
