import { iso } from '../platform/instants';
import { awardsKey, hallKey, listing, seasonKey, trophyKey } from '../platform/keys';
import { newestListed } from '../platform/lists';
import { getItem, queryItems, type Table } from '../platform/reads';
import { put, remove, transact, update } from '../platform/writes';
import { AwardsRecord, HallRecord, TrophyRecord } from './awards.records';

/** The results of a finished season. */
export interface Conclusion {
  /** The number of rounds from which it follows that the season has ended. */
  readonly rounds: number;
  readonly hall: HallRecord;
  readonly awards: AwardsRecord['awards'];
  readonly trophies: readonly TrophyRecord[];
  /** Players who had a trophy of this season before and have none now. */
  readonly without: readonly string[];
}

export type Hall =
  | { readonly of: 'all' }
  | { readonly of: 'system'; readonly id: string }
  | { readonly of: 'league'; readonly id: string };

/** The most items in a transaction. */
const LARGEST = 100;

/** The awards and hall of fame entries of finished seasons. */
export function awardStore(table: Table) {
  return {
    /** Ends a season, or writes its results again. */
    /** Refused where the season has got another number of rounds since it was read: it goes on, and nobody has won. */
    concludeSeason: (conclusion: Conclusion) => concludeSeason(table, conclusion),

    awards: (season: string) => getItem(table, awardsKey(season), AwardsRecord),

    trophiesOf: (player: string) =>
      queryItems(
        table,
        { partition: `PLAYER#${player}`, prefix: 'TROPHY#', newestFirst: true },
        TrophyRecord,
      ),

    /** One page of a hall of fame, newest season first: of everything, of a game system, or of a league. */
    hallOfFame: (hall: Hall, limit: number, after: string | null) =>
      newestListed(table, hallName(hall), { limit, after }, HallRecord),
  };
}

async function concludeSeason(
  table: Table,
  { rounds, hall, awards, trophies, without }: Conclusion,
): Promise<'concluded' | 'changed-meanwhile'> {
  const { season, league, system, champions, endedAt } = hall;
  const order = `${iso(endedAt)}#${season.id}`;
  const everywhere = [{ of: 'all' }, { of: 'system', id: system }] as const;
  const own = { of: 'league', id: league.id } as const;
  // A season with unconfirmed results appears only in the hall of its league.
  const halls = hall.unconfirmed === true ? [own] : [...everywhere, own];
  const left = hall.unconfirmed === true ? everywhere : [];
  const shelves = [
    ...trophies.map((trophy) => put({ ...trophyKey(trophy.player, season.id), ...trophy })),
    ...without.map((player) => remove(trophyKey(player, season.id))),
  ];
  // A season may have more champions than a transaction has items, so its end is written last.
  for (let from = 0; from < shelves.length; from += LARGEST)
    await transact(table, shelves.slice(from, from + LARGEST));
  const ended = await transact(table, [
    update(seasonKey(season.id), 'SET #status = :finished, champions = :champions', {
      when: 'attribute_exists(pk) AND (#status = :finished OR rounds = :rounds)',
      values: { finished: 'finished', champions, rounds },
    }),
    put({ ...awardsKey(season.id), season: season.id, awards }),
    ...left.map((one) => remove(hallKey(season.id, one.of))),
    ...halls.map((one) => put({ ...hallKey(season.id, one.of), ...listing(hallName(one), order), ...hall })),
  ]);
  if (ended.ok) return 'concluded';
  const given = trophies.map(({ player }) => remove(trophyKey(player, season.id)));
  for (let from = 0; from < given.length; from += LARGEST)
    await transact(table, given.slice(from, from + LARGEST));
  return 'changed-meanwhile';
}

function hallName(hall: Hall): string {
  switch (hall.of) {
    case 'all':
      return 'HALL';
    case 'system':
      return `HALL#${hall.id}`;
    case 'league':
      return `LEAGUE#${hall.id}#HALL`;
  }
}
