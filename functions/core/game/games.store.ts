import * as z from 'zod';
import type { PlatformEvent } from '../platform/events.records';
import { gateItem, stepItem } from '../platform/items';
import {
  gameKey,
  gateKey,
  LIVE_PREFIX,
  listing,
  READING_PREFIX,
  seatKey,
  secretKey,
  stepKey,
  THREAD_PREFIX,
} from '../platform/keys';
import { Item, liveItems } from '../platform/live-items';
import { posted } from '../platform/outbox.store';
import { getItem, getLastingItem, queryItems, type Table } from '../platform/reads';
import { insert, put, transact, type Write } from '../platform/writes';
import type { ThreadRecord } from '../press/press.records';
import { Reading, StoredThread } from '../press/press.store';
import { GameRecord, Gate, type StepRecord } from './games.records';

export interface NewBoard {
  readonly game: GameRecord;
  readonly seed: string;
  readonly gate: Gate;
  readonly setup: StepRecord;
}

export interface NewGame extends NewBoard {
  readonly event: PlatformEvent;
}

export interface GameAndGate {
  readonly game: GameRecord;
  readonly gate: Gate;
}

/** How far each player has read each thread: counters by player and thread. */
export type Readings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The parts of a table that may change at any moment, read in one query. */
export interface LiveTable extends GameAndGate {
  /** The same as `threads` returns. */
  readonly threads: readonly ThreadRecord[];
  readonly readings: Readings;
}

/** Games, their secret seeds, and their players. */
export function gameStore(table: Table) {
  const gameAndGate = async (id: string): Promise<GameAndGate | undefined> =>
    pairIn(await liveItems(table, id, { between: [gameKey(id).sk, gateKey(id).sk] }));

  const gamesOf = async (player: string, status: Played) => {
    const list = {
      index: 'listing',
      partition: `PLAYER#${player}#${status}`,
      newestFirst: true,
      limit: 100,
    } as const;
    const seats = await queryItems(table, list, z.object({ game: z.string() }));
    return seats.map(({ game }) => game);
  };
  return {
    async createGame({ event, ...board }: NewGame): Promise<'created' | 'already-there'> {
      const result = await transact(table, [...newBoard(board, 'RUNNING'), posted(event)]);
      return result.ok ? 'created' : 'already-there';
    },

    /** Read strongly: a player who loses a seat sees nothing of it from then on. */
    async game(id: string): Promise<GameRecord | undefined> {
      const item = await getItem(table, gameKey(id), Item);
      if (item === undefined) return undefined;
      // Only the gate knows the current step of a game that has to be upgraded.
      return item.rulings === undefined ? (await gameAndGate(id))?.game : GameRecord.parse(item);
    },

    /** A consistent snapshot of a game and its gate, for the price of one of them. Read strongly. */
    gameAndGate,

    /** The same with the counters of its press; while all of it is small, still for the price of one read. */
    async liveTable(id: string): Promise<LiveTable | undefined> {
      const items = await liveItems(table, id, { prefix: LIVE_PREFIX });
      const pair = pairIn(items);
      const under = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
      return (
        pair && {
          ...pair,
          threads: under(THREAD_PREFIX).map((item) => StoredThread.parse(item)),
          readings: Object.fromEntries(
            under(READING_PREFIX).map((item) => [item.sk.slice(READING_PREFIX.length), Reading.parse(item)]),
          ),
        }
      );
    },

    /** The secret seed. Only adjudication and the export of a finished game may read it. */
    async seed(game: string): Promise<string | undefined> {
      return (await getLastingItem(table, secretKey(game), z.object({ seed: z.string() })))?.seed;
    },

    runningGamesOf: (player: string): Promise<readonly string[]> => gamesOf(player, 'RUNNING'),
    finishedGamesOf: (player: string): Promise<readonly string[]> => gamesOf(player, 'FINISHED'),

    /** Moves the game from its players' running games to their finished ones. */
    async markFinished(game: GameRecord) {
      await transact(
        table,
        seatItems(game, 'FINISHED').map((item) => put(item)),
      );
    },

    /** Lists a game at a real table as running again for its players: its result has been emptied. */
    async markRunning(game: GameRecord): Promise<void> {
      await transact(
        table,
        seatItems(game, 'RUNNING').map((item) => put(item)),
      );
    },
  };
}

/** The writes of a new board; the first of them fails if it exists already. */
export function newBoard(board: NewBoard, status: Played): readonly Write[] {
  return [...boardItems(board), ...seatItems(board.game, status).map((item) => put(item))];
}

/** The same without the lists of its players. */
export function boardItems({ game, seed, gate, setup }: NewBoard): readonly Write[] {
  return [
    insert({ ...gameKey(game.id), ...game }),
    put({ ...secretKey(game.id), seed }),
    put({ ...gateKey(game.id), ...gateItem(gate) }),
    put({ ...stepKey(game.id, 0), ...stepItem(setup) }),
  ];
}

/** The list of its players in which a game appears. */
type Played = 'RUNNING' | 'FINISHED';

function seatItems(game: GameRecord, status: Played) {
  return game.seats.map(({ seat, player }) => ({
    ...seatKey(game.id, seat),
    // Padded, so that boards of the last century come after those of this one.
    ...listing(`PLAYER#${player.id}#${status}`, `${String(game.createdAt).padStart(13, '0')}#${game.id}`),
    game: game.id,
    seat,
    player,
  }));
}

/** The game and its gate among the first of a table's items. */
function pairIn([game, gate]: readonly Item[]): GameAndGate | undefined {
  if (game === undefined || gate === undefined) return undefined;
  return { game: GameRecord.parse(game), gate: Gate.parse(gate) };
}
