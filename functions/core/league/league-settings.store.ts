import pMap from 'p-map';
import * as z from 'zod';
import type { LeagueRecord } from '../account/people.records';
import { AwardsRecord } from '../award/awards.records';
import { awardsKey, gameKey, hallKey, leagueKey, seasonKey, trophyKey } from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { getItem, type Key, queryItems, type Table } from '../platform/reads';
import { update, type Write, write } from '../platform/writes';

/** How long a process caches whether a league is private. */
const PRIVACY_KNOWN_MS = 10_000;

const AT_ONCE = 8;

const OfLeague = z.object({ league: z.object({ id: z.string() }) });

/** The league of a season or game, which never changes. */
export async function leagueOf(
  table: Table,
  memory: LastingMemory,
  of: 'seasons' | 'games',
  id: string,
): Promise<string | undefined> {
  const key = of === 'seasons' ? seasonKey(id) : gameKey(id);
  const found = await memory.recall(`league of ${of} ${id}`, () => getItem(table, key, OfLeague));
  return found?.league.id;
}

/** The cache key of a league's privacy. */
export const privacyKey = (league: string) => `privacy ${league}`;

const Privacy = z.object({ private: z.boolean().default(false), hidden: z.unknown().optional() });

/** Who can see a league: everyone, or only its members because they chose so or a site administrator has hidden it. */
export interface SeenBy {
  readonly isPrivate: boolean;
  readonly isTakenDown: boolean;
}

/** Who can see a league, read again when the cached value may be outdated. */
export async function seenBy(
  table: Table,
  memory: LastingMemory,
  league: string,
  now: number,
): Promise<SeenBy> {
  const ask = () =>
    memory.recall(privacyKey(league), async () => {
      const found = await getItem(table, leagueKey(league), Privacy);
      if (found === undefined) return undefined;
      return { isPrivate: found.private, isTakenDown: found.hidden !== undefined, at: now };
    });
  let known = await ask();
  if (known !== undefined && (now < known.at || known.at + PRIVACY_KNOWN_MS <= now)) {
    memory.forget(privacyKey(league));
    known = await ask();
  }
  return known ?? { isPrivate: false, isTakenDown: false };
}

const SETTINGS = [
  'name',
  'about',
  'aboutIn',
  'rules',
  'rulesIn',
  'venue',
  'links',
  'sanctions',
  'private',
  'closedAt',
  'code',
] as const;

/** Sets the organizers' settings of a league, if no one else has changed it since it was read. */
export function leagueChanged(before: LeagueRecord, after: LeagueRecord): Write {
  const sets = SETTINGS.map((name) => `#${name} = :${name}`);
  return update(leagueKey(before.id), `SET ${sets.join(', ')}, #version = :next`, {
    when: 'attribute_exists(pk) AND (#version = :version OR (attribute_not_exists(#version) AND :version = :none))',
    values: {
      ...Object.fromEntries(SETTINGS.map((name) => [name, after[name]])),
      ...{ version: before.version, next: before.version + 1, none: 0 },
    },
  });
}

/** Writes a league's name to all its seasons and their items. Items that do not exist are skipped. */
export async function spreadName(table: Table, { id, name }: LeagueRecord): Promise<void> {
  const listed = { index: 'listing', partition: `LEAGUE#${id}#SEASONS` } as const;
  const seasons = await queryItems(table, listed, z.object({ id: z.string() }));
  const rename = (key: Key) =>
    write(
      table,
      update(key, 'SET #league.#name = :name', {
        when: 'attribute_exists(pk) AND #league.#id = :id',
        values: { id, name },
      }),
    );
  for (const season of seasons)
    await pMap(await copiesOf(table, season.id), rename, { concurrency: AT_ONCE });
}

async function copiesOf(table: Table, season: string): Promise<readonly Key[]> {
  const boards = { partition: `SEASON#${season}`, prefix: 'BOARD#' };
  const [games, awards] = await Promise.all([
    queryItems(table, boards, z.object({ game: z.string() })),
    getItem(table, awardsKey(season), AwardsRecord),
  ]);
  const winners = new Set(awards?.awards.flatMap(({ players }) => players.map((one) => one.id)));
  return [
    seasonKey(season),
    ...['all', 'system', 'league'].map((hall) => hallKey(season, hall)),
    ...games.map(({ game }) => gameKey(game)),
    ...[...winners].map((player) => trophyKey(player, season)),
  ];
}
