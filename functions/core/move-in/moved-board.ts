import { loadGameSystem } from '../../../engine/load-system';
import { downtime } from '../absence/downtime';
import { prepareGame, settingsFrom } from '../game/create-game';
import type { SeatRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { seenChanges } from '../ruling/corrected-position';
import type { RulingRecord, TakeBackRecord } from '../ruling/rulings.records';
import { stepsInWords } from '../ruling/steps-in-words';
import { stepsAfter } from '../ruling/take-back';
import type { SeasonRecord } from '../season/seasons.records';
import { reopenedGate } from '../step/gates';
import type { MoveInRecord } from './move-in.records';

/** The only ruling on a board when it moves in. */
const RULING = 1;

/**
 * Sets up a board of a moved season: a new game, whose set-up the organizer's ruling replaces by the position from
 * elsewhere, as the verifier knows it. Its clock stands still until an organizer starts it. Repeating it is harmless.
 */
export async function createMovedBoard(
  deps: Deps,
  season: SeasonRecord,
  moved: MoveInRecord,
  board: number,
  seats: readonly SeatRecord[],
): Promise<void> {
  const from = moved.boards[board - 1];
  if (from === undefined) throw new Error(`season ${season.id} has no file for board ${board}`);
  const at = deps.clock();
  const system = await loadGameSystem(season);
  const settings = settingsFrom(season, 1, board);
  const prepared = await prepareGame(deps, settings, { seats, at });
  const { position, file } = from;
  const game = { ...prepared.game, rulings: RULING };
  const { setup, seed } = prepared;
  const takeBack: TakeBackRecord = {
    ...{ game: game.id, ruling: RULING, at, from: 1, last: 0, again: 0, orders: null },
    position,
  };
  const { last, rewritten } = stepsAfter(system, game, takeBack, [setup], seed);
  const away = await downtime(deps, system, game, position);
  const opened = reopenedGate(
    system,
    game,
    { ...prepared.gate, line: RULING },
    { step: 1, position, now: at, away },
  );
  const gate = { ...opened, pausedAt: at };
  const changes = seenChanges(system, setup.position, position);
  const considered = { game, system, gate, takeBack, taken: [setup], before: setup, after: last, rewritten };
  const ruling: RulingRecord = {
    ...{ game: game.id, number: RULING, kind: 'correct-position', at, by: moved.by, step: 1 },
    reason: message('why.movedIn', { file }),
    ...stepsInWords({ ...considered, changes }),
  };
  const event = {
    id: deps.newId(),
    kind: 'step-closed',
    at,
    game: game.id,
    step: 0,
    finished: false,
  } as const;
  await deps.store.createMovedGame({ game, seed, gate, setup: last, before: setup, ruling, takeBack, event });
}
