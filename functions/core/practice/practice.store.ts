import pMap from 'p-map';
import * as z from 'zod';
import { itemsUnder } from '../account/items-that-name.store';
import type { GameRecord, Gate } from '../game/games.records';
import { boardItems, type GameAndGate, type NewGame } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { PlatformEvent } from '../platform/events.records';
import { gateItem } from '../platform/items';
import {
  dueAtIndex,
  GUESTS_PREFIX,
  gameKey,
  gateKey,
  listing,
  practiceGuestKey,
  practiceKey,
  rematchKey,
} from '../platform/keys';
import { dueIds } from '../platform/lists';
import { posted } from '../platform/outbox.store';
import { getItem, type Key, listedNow, queryItems, type Table } from '../platform/reads';
import { ABSENT, insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import { OPEN_STEP, openAt } from '../step/open-step.store';
import { PracticeRecord } from './practice.records';

/** A player who takes a seat from another one, with the board's current step. */
export interface SeatChange {
  readonly board: GameAndGate;
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
}

const AT_ONCE = 100;
const DELETED_AT_ONCE = 8;

/**
 * Practice boards: one person or friends, against bots, outside of all leagues and lists. Each has one item for its
 * founder and its expiry.
 */
export function practiceStore(table: Table) {
  return {
    async createPractice(
      { event, ...board }: NewGame,
      kept: PracticeRecord,
    ): Promise<'created' | 'already-there'> {
      const writes = [...boardItems(board), insert(practiceItem(kept)), posted(event)];
      return (await transact(table, writes)).ok ? 'created' : 'already-there';
    },

    practice: (game: string) => getItem(table, practiceKey(game), PracticeRecord),

    /** The records of the other players of a board, seated or invited. */
    practiceGuests: (game: string) =>
      queryItems(table, { partition: practiceKey(game).pk, prefix: GUESTS_PREFIX }, PracticeRecord),

    /** The record of one of them. */
    practiceGuest: (game: string, player: string) =>
      getItem(table, practiceGuestKey(game, player), PracticeRecord),

    /** The practice boards of a player, newest first. */
    practiceOf: (player: string) =>
      listedNow(
        table,
        { index: 'listing', partition: `PLAYER#${player}#PRACTICE`, newestFirst: true, limit: AT_ONCE },
        PracticeRecord,
      ),

    /** Practice boards that expire before this time. */
    practiceDueBefore: (at: number) => dueIds(table, 'PRACTICE', at),

    /** Extends the expiry of a board. A deleted board stays deleted. */
    async keepPractice(kept: PracticeRecord, until: number) {
      const later = practiceItem({ ...kept, until });
      await write(table, put(later, { when: 'player = :player', values: { player: kept.player } }));
    },

    /** Gives a board to another player, unless its holder has changed since it was read. */
    async givePractice(
      { game }: GameAndGate,
      kept: PracticeRecord,
      player: PersonRecord,
    ): Promise<'given' | 'changed-meanwhile'> {
      const { seat, at } = seatOf(game, kept.player);
      const theirs = { values: { before: kept.player } };
      const written = await transact(table, [
        update(gameKey(game.id), `SET seats[${at}].player = :after`, {
          when: `seats[${at}].player.id = :before`,
          values: { ...theirs.values, after: player },
        }),
        // Writes of the previous holder that are on their way are no longer stored.
        update(gateKey(game.id), 'SET holders.#seat = :after', {
          when: 'attribute_exists(pk)',
          values: { after: player.id },
          names: { seat },
        }),
        ...givenRecord(kept, player.id),
      ]);
      return written.ok ? 'given' : 'changed-meanwhile';
    },

    /** Gives a bot's seat to a player, unless it has changed hands since it was read. */
    async joinPractice(change: SeatChange, kept: PracticeRecord): Promise<'joined' | 'changed-meanwhile'> {
      const written = await transact(table, [...seatWrites(change), put(practiceItem(kept))]);
      return written.ok ? 'joined' : 'changed-meanwhile';
    },

    /**
     * Gives a seat back to a bot, unless `change` is null, and removes the board from its player's list. If the founder
     * leaves, `founder` is the record of the new one.
     */
    async leavePractice(
      change: SeatChange | null,
      kept: PracticeRecord,
      founder: PracticeRecord | null,
      event: PlatformEvent | null,
    ): Promise<'left' | 'changed-meanwhile'> {
      const written = await transact(table, [
        ...(change === null ? [] : seatWrites(change)),
        ...(founder === null
          ? [remove(practiceKeyOf(kept))]
          : [
              put(practiceItem(founder), { when: 'player = :player', values: { player: kept.player } }),
              remove(practiceGuestKey(kept.game, founder.player)),
            ]),
        ...(event === null ? [] : [posted(event)]),
      ]);
      return written.ok ? 'left' : 'changed-meanwhile';
    },

    /** Transfers an invitation to another player, who may have one of their own or hold a seat of the board. */
    async giveInvitation(kept: PracticeRecord, player: string) {
      const invited = insert(practiceItem({ ...kept, player }));
      if (!(await transact(table, [remove(practiceKeyOf(kept)), invited])).ok)
        await write(table, remove(practiceKeyOf(kept)));
    },

    /** Removes a player's invitation to a board, or the board from their list. */
    async forgetPractice(kept: PracticeRecord) {
      await write(table, remove(practiceKeyOf(kept)));
    },

    /** Starts a board of friends, once. `gate` has its deadline from then on. */
    async beginPractice(
      { game }: GameAndGate,
      gate: Gate,
      event: PlatformEvent,
    ): Promise<'begun' | 'changed-meanwhile'> {
      const written = await transact(table, [
        update(gameKey(game.id), 'SET practice.friends.begun = :yes', {
          when: 'practice.friends.begun = :no',
          values: { yes: true, no: false },
        }),
        put({ ...gateKey(game.id), ...gateItem(gate) }, { when: OPEN_STEP, values: openAt(gate.step) }),
        posted(event),
      ]);
      return written.ok ? 'begun' : 'changed-meanwhile';
    },

    /** Creates the rematch of a game, unless there is already one other than the deleted one. */
    async createRematch(
      { of, gone }: { readonly of: string; readonly gone: string | undefined },
      { event, ...board }: NewGame,
      kept: readonly PracticeRecord[],
    ): Promise<'created' | 'already-there'> {
      const { id } = board.game;
      const free = gone === undefined ? ABSENT : 'rematch = :gone';
      const written = await transact(table, [
        put({ ...rematchKey(of), rematch: id }, { when: free, values: { gone } }),
        ...boardItems(board),
        ...kept.map((one) => insert(practiceItem(one))),
        posted(event),
      ]);
      return written.ok ? 'created' : 'already-there';
    },

    /** That board; undefined if no one has asked for one. */
    async rematchOf(game: string): Promise<string | undefined> {
      const pointer = z.object({ rematch: z.string() });
      return (await getItem(table, rematchKey(game), pointer))?.rematch;
    },

    /** Deletes a board with all its items. Repeating it is harmless. */
    async deletePractice(game: string) {
      const all = await itemsUnder(table, gameKey(game).pk);
      const last = practiceKey(game).sk;
      // The gate first, so that nothing more is stored; the item that brings the sweep back last.
      await write(table, remove(gateKey(game)));
      const others = all.filter(({ sk }) => sk !== last);
      await pMap(others, (item) => write(table, remove(keyOf(item))), { concurrency: DELETED_AT_ONCE });
      await write(table, remove(practiceKey(game)));
    },
  };
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

/** Only the founder's record is due: it holds until when the board is stored. */
function practiceItem(kept: PracticeRecord) {
  const { game, player, createdAt, until } = kept;
  return {
    ...practiceKeyOf(kept),
    ...listing(`PLAYER#${player}#PRACTICE`, `${String(createdAt).padStart(13, '0')}#${game}`),
    ...(kept.as === undefined && dueAtIndex('PRACTICE', game, until)),
    ...kept,
  };
}

const practiceKeyOf = ({ game, player, as }: PracticeRecord) =>
  as === undefined ? practiceKey(game) : practiceGuestKey(game, player);

/** Transfers the record of a board's founder to another player; the record of a guest of the board has its own key. */
function givenRecord(kept: PracticeRecord, player: string): readonly Write[] {
  const { player: before } = kept;
  const given = practiceItem({ ...kept, player });
  if (kept.as === undefined) return [put(given, { when: 'player = :before', values: { before } })];
  return [remove(practiceKeyOf(kept), { when: 'attribute_exists(pk)' }), put(given)];
}

/** A seat changes hands in an open step, which then waits for the new holder. */
function seatWrites({ board: { game, gate }, seat, before, after }: SeatChange): readonly Write[] {
  const at = game.seats.findIndex((one) => one.seat === seat);
  return [
    update(gameKey(game.id), `SET seats[${at}].player = :after`, {
      when: `seats[${at}].player.id = :before`,
      values: { before: before.id, after },
    }),
    update(gateKey(game.id), 'SET holders.#seat = :holder REMOVE ready.#seat', {
      when: OPEN_STEP,
      values: { ...openAt(gate.step), holder: after.id },
      names: { seat },
    }),
  ];
}

function seatOf({ id, seats }: GameRecord, player: string) {
  const at = seats.findIndex((one) => one.player.id === player);
  const seat = seats[at]?.seat;
  if (seat === undefined) throw new Error(`${player} holds no seat in ${id}`);
  return { seat, at };
}
