import { loadGameSystem } from '../../../engine/load-system';
import { downtime } from '../absence/downtime';
import { newEntry } from '../entry/new-entry';
import { bots } from '../game/bots';
import { prepareGame, settingsFrom } from '../game/create-game';
import type { SeatRecord } from '../game/games.records';
import { openPastAccounts } from '../past-season/open-past-accounts';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { seenChanges } from '../ruling/corrected-position';
import type { RulingRecord, TakeBackRecord } from '../ruling/rulings.records';
import { stepsInWords } from '../ruling/steps-in-words';
import { stepsAfter } from '../ruling/take-back';
import type { SeasonRecord } from '../season/seasons.records';
import { reopenedGate } from '../step/gates';
import type { MoveInRecord } from './move-in.records';

/**
 * Opens the accounts of new people and enters everybody who holds a seat in the season, as members of its league. Repeating
 * it is harmless: any run finishes what another began.
 */
export async function enterMovedIn(
  deps: Deps,
  season: SeasonRecord,
  { players, boards, by, at }: MoveInRecord,
): Promise<void> {
  const entries = await deps.store.entries(season.id);
  const isIn = (id: string) => entries.some(({ player, state }) => player.id === id && state === 'in');
  const missing = players.filter(({ id }) => !isIn(id));
  await openPastAccounts(deps, missing);
  const before = { ...season, round: 0 };
  for (const { id, name, kind } of missing) {
    const player = { id, name, kind };
    const entry = { ...newEntry(before, player, at, 'in'), enteredBy: by };
    const admitted = {
      kind: 'admitted',
      at: deps.clock(),
      season: season.id,
      player: id,
      from: 'entered',
    } as const;
    const entered = await deps.store.enter(entry, null, {
      member: { league: season.league.id, player, roles: ['player'], joinedAt: deps.clock() },
      events: [{ ...admitted, id: deps.newId() }],
      replaces: ['withdrawn', 'invited', 'asked', 'waiting'],
      untilOver: true,
    });
    // Banned since the sheet was read: they hold the seat that they had elsewhere, until a ruling gives it to another.
    if (entered === 'banned')
      await deps.store.enter(entry, null, {
        replaces: ['withdrawn', 'invited', 'asked', 'waiting'],
        untilOver: true,
      });
  }
  const seated = new Set(boards.flatMap((board) => Object.values(board.seats)));
  for (const bot of bots())
    if (seated.has(bot.id) && !isIn(bot.id)) await deps.store.enterBot(newEntry(before, bot, at, 'in'));
}

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
