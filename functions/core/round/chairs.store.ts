import type { MemberRecord } from '../account/people.records';
import { entryItem } from '../entry/entries.store';
import type { GameRecord, SeatRecord } from '../game/games.records';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { joined } from '../member/members.store';
import type { SeasonChanged } from '../platform/events.records';
import { gameKey, listing, roundKey, seasonKey, seatKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, type Table } from '../platform/reads';
import type { ChairsChanged } from '../platform/request-events.records';
import { insert, put, transact, update, type Write } from '../platform/writes';
import type { BoardRecord } from '../result/results.records';
import { sameChairs } from '../ruling/rulings.store';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { keepNewer } from '../season/seasons.store';
import { removeParts, SplitRound, writtenInParts } from './split-rounds.store';

/** A board at a real table whose players change. */
export interface BoardOfChairs {
  /** As it was read. */
  readonly game: GameRecord;
  /** The seats that change hands, or are taken for the first time, each with its new player. */
  readonly seats: readonly SeatRecord[];
  /** Its summary afterwards. */
  readonly board: BoardRecord;
}

/** A change of chairs, with everything that follows from it. */
export interface ChairsChange {
  readonly season: SeasonRecord;
  /** The round as it was read, and as it is then. */
  readonly round: readonly [RoundRecord, RoundRecord];
  readonly boards: readonly BoardOfChairs[];
  /** Players who enter the season for it, and those of them who join the league. */
  readonly entries: readonly EntryRecord[];
  readonly members: readonly MemberRecord[];
  readonly entry: LogRecord;
  readonly at: number;
  readonly events: readonly (ChairsChanged | SeasonChanged)[];
}

/** Chairs at real tables that change hands. */
export function chairStore(table: Table) {
  return {
    /**
     * Seats other players on boards of a round, all or none of them: refused if a board has got a result, or if the
     * players of the round have changed, since they were read.
     */
    async changeChairs({
      season,
      round: [before, after],
      boards,
      entries,
      members,
      entry,
      at,
      events,
    }: ChairsChange): Promise<'changed' | 'changed-meanwhile'> {
      const key = roundKey(before.season, before.round);
      const replaced = await getItem(table, key, SplitRound);
      const head = await writtenInParts(table, { ...after, version: before.version + 1 });
      const writes = [
        put(
          { ...key, ...head },
          { when: `#state = :open AND ${sameVersion(before)}`, values: versionOf(before) },
        ),
        takePlaces(season, entries, at),
        ...boards.flatMap(boardWrites),
        ...entries.map((one) => insert(entryItem(one))),
        ...members.map(joined),
        logged(entry),
        ...events.map(posted),
      ];
      if (!(await transact(table, writes)).ok) return 'changed-meanwhile';
      if (replaced?.parts?.plan !== head.parts?.plan) await removeParts(table, replaced);
      return 'changed';
    },
  };
}

function versionOf({ version }: RoundRecord) {
  return { open: 'open', version };
}

/** Rounds of earlier releases have no version. */
function sameVersion({ version }: RoundRecord): string {
  return version === 0 ? '(attribute_not_exists(version) OR version = :version)' : 'version = :version';
}

/** Takes the places of those who enter, while no long list of results is being stored. */
function takePlaces({ id, registration }: SeasonRecord, entries: readonly EntryRecord[], now: number): Write {
  const places = entries.filter(({ state }) => state === 'in').length;
  const { capacity } = registration;
  const limited = places > 0 && capacity !== null;
  return update(seasonKey(id), 'ADD players :places, answers :one', {
    when: [
      '#status = :running AND (attribute_not_exists(enteringUntil) OR enteringUntil < :now)',
      ...(limited ? ['players <= :most'] : []),
    ].join(' AND '),
    values: { places, one: 1, running: 'running', now, most: (capacity ?? 0) - places },
  });
}

/**
 * The writes of one board: its record, the lists of its new players, and its summary. A board at a real table is never
 * adjudicated, so its set-up stays as it was, also where a free chair is taken.
 */
function boardWrites({ game, seats, board }: BoardOfChairs): readonly Write[] {
  const moved = seats.filter(({ seat }) => game.seats.some((one) => one.seat === seat));
  const taken = moved.map(({ seat, player }) => {
    const at = game.seats.findIndex((one) => one.seat === seat);
    return { at, player, before: game.seats[at]?.player.id };
  });
  const added = seats
    .filter((one) => !moved.includes(one))
    .map((one, at) => ({ at: game.seats.length + at, one }));
  const sets = [
    ...taken.map(({ at }) => `seats[${at}].player = :player${at}`),
    ...added.map(({ at }) => `seats[${at}] = :seat${at}`),
  ];
  const changed = update(gameKey(game.id), `SET chairs = :next, ${sets.join(', ')}`, {
    when: [
      `rulings = :rulings AND ${sameChairs(game.chairs)}`,
      ...taken.map(({ at }) => `seats[${at}].player.id = :before${at}`),
    ].join(' AND '),
    values: {
      ...{ rulings: game.rulings, chairs: game.chairs, next: (game.chairs ?? 0) + 1 },
      ...Object.fromEntries(taken.map(({ at, player }) => [`player${at}`, player])),
      ...Object.fromEntries(taken.map(({ at, before }) => [`before${at}`, before])),
      ...Object.fromEntries(added.map(({ at, one }) => [`seat${at}`, one])),
    },
  });
  const listed = seats.map(({ seat, player }) =>
    put({
      ...seatKey(game.id, seat),
      ...listing(`PLAYER#${player.id}#RUNNING`, `${String(game.createdAt).padStart(13, '0')}#${game.id}`),
      ...{ game: game.id, seat, player },
    }),
  );
  return [changed, ...listed, keepNewer(board)];
}
