import pMap from 'p-map';
import * as z from 'zod';
import { dueAtIndex, gameKey, gateKey, listing, practiceKey, TOLD_SHARDS } from '../keys';
import type { PracticeStore } from '../questions/practice';
import { type GameRecord, PracticeRecord } from '../records';
import { boardItems } from './games';
import { itemsUnder } from './items-that-name';
import { posted } from './outbox';
import { getItem, type Key, queryItems, type Table } from './reads';
import { insert, put, remove, transact, update, write } from './writes';

const AT_ONCE = 100;
const DELETED_AT_ONCE = 8;
const KeyOnly = z.object({ pk: z.string() });

/** Practice boards, each with one item that says whose it is and until when it is kept. */
export function practiceStore(table: Table): PracticeStore {
  return {
    async createPractice({ event, ...board }, kept) {
      const writes = [...boardItems(board), insert(practiceItem(kept)), posted(event)];
      return (await transact(table, writes)).ok ? 'created' : 'already-there';
    },

    practice: (game) => getItem(table, practiceKey(game), PracticeRecord, { consistent: true }),

    practiceOf: (player) =>
      queryItems(
        table,
        { index: 'listing', partition: `PLAYER#${player}#PRACTICE`, newestFirst: true, limit: AT_ONCE },
        PracticeRecord,
      ),

    async practiceDueBefore(at) {
      const below = new Date(at + 1).toISOString();
      const shards = await Promise.all(
        Array.from({ length: TOLD_SHARDS }, (_, shard) =>
          queryItems(table, { index: 'due', partition: `PRACTICE#${shard}`, below, limit: AT_ONCE }, KeyOnly),
        ),
      );
      return shards.flat().map(({ pk }) => pk.slice('GAME#'.length));
    },

    async keepPractice(kept, until) {
      const later = practiceItem({ ...kept, until });
      await write(table, put(later, { when: 'player = :player', values: { player: kept.player } }));
    },

    async givePractice({ game }, kept, player) {
      const { seat, at } = seatOf(game, kept.player);
      const theirs = { values: { before: kept.player } };
      const written = await transact(table, [
        update(gameKey(game.id), `SET seats[${at}].player = :after`, {
          when: `seats[${at}].player.id = :before`,
          values: { ...theirs.values, after: player },
        }),
        // What is on its way from the one who had it is not stored any more.
        update(gateKey(game.id), 'SET holders.#seat = :after', {
          when: 'attribute_exists(pk)',
          values: { after: player.id },
          names: { seat },
        }),
        put(practiceItem({ ...kept, player: player.id }), { when: 'player = :before', ...theirs }),
      ]);
      return written.ok ? 'given' : 'changed-meanwhile';
    },

    async deletePractice(game) {
      const all = await itemsUnder(table, gameKey(game).pk);
      const last = practiceKey(game).sk;
      // The gate first, so that nothing is stored any more; what makes the sweep come back last of all.
      await write(table, remove(gateKey(game)));
      const others = all.filter(({ sk }) => sk !== last);
      await pMap(others, (item) => write(table, remove(keyOf(item))), { concurrency: DELETED_AT_ONCE });
      await write(table, remove(practiceKey(game)));
    },
  };
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

function practiceItem(kept: PracticeRecord) {
  const { game, player, createdAt, until } = kept;
  return {
    ...practiceKey(game),
    ...listing(`PLAYER#${player}#PRACTICE`, `${String(createdAt).padStart(13, '0')}#${game}`),
    ...dueAtIndex('PRACTICE', game, until),
    ...kept,
  };
}

function seatOf({ id, seats }: GameRecord, player: string) {
  const at = seats.findIndex((one) => one.player.id === player);
  const seat = seats[at]?.seat;
  if (seat === undefined) throw new Error(`${player} holds no seat in ${id}`);
  return { seat, at };
}
