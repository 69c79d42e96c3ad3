import pMap from 'p-map';
import * as z from 'zod';
import {
  leagueKey,
  MEASURES,
  memberFilePrefix,
  playerResultKey,
  resultKey,
  SHARDS,
  SITE_ADMINS,
  SITE_LOG,
  siteReportList,
} from '../platform/keys';
import { type Key, queryItems, type Table } from '../platform/reads';
import { StoredItem } from '../platform/stored-item';

const at = { concurrency: 8 };

/** Items in a player's partition that may name others. */
const OF_OTHERS = ['NOTICE#', 'BLOCKED#', 'DELIVERY#', 'HELD#', 'TROPHY#'];
/**
 * Items of a game that name people, by the beginning of their keys. Steps do not. Lists of orders name who entered them
 * for a player, and only that part of them is read.
 */
const OF_GAMES: readonly (readonly [prefix: string, only?: readonly string[]])[] = [
  ['GAME'],
  ['SEAT#'],
  ['RULING#'],
  ['CASE#'],
  ['ORDERS#', ['pk', 'sk', 'enteredBy']],
  ['TAKEN#'],
];

/** Items of one partition whose sort keys have this prefix. */
export function itemsUnder(
  table: Table,
  partition: string,
  prefix = '',
  only?: readonly string[],
): Promise<readonly StoredItem[]> {
  const range = { partition, ...(prefix === '' ? {} : { prefix }), ...(only && { only }) };
  return queryItems(table, range, StoredItem);
}

/**
 * Every item in which a player may be named: their own, those of their leagues with all seasons and games, the record
 * of their results, notices to the members of these leagues, stored responses, and pending events.
 */
export async function itemsThatName(table: Table, player: string): Promise<readonly StoredItem[]> {
  const own = await itemsUnder(table, `PLAYER#${player}`);
  const leagues = await leaguesOf(table, player);
  const practice = (
    await pMap(await practiceOf(table, player), (game) => itemsOfGame(table, game), at)
  ).flat();
  return [...own, ...practice, ...(await itemsAround(table, leagues, player))];
}

/** Every item in which a season may be named: those of its league, and notices to its members. */
export function itemsThatNameSeason(table: Table, league: string): Promise<readonly StoredItem[]> {
  return itemsAround(table, [league]);
}

async function itemsAround(
  table: Table,
  leagues: readonly string[],
  player?: string,
): Promise<readonly StoredItem[]> {
  const inLeagues = (await pMap(leagues, (league) => itemsOfLeague(table, league), at)).flat();
  const members = inLeagues.filter(({ sk }) => sk.startsWith('MEMBER#')).map(({ sk }) => sk.slice(7));
  const others = [...new Set(members)].filter((one) => one !== player);
  const byMembers = (await pMap(others, (one) => itemsAbout(table, one), at)).flat();
  const results = (await pMap(resultsIn(inLeagues), (keys) => itemsAt(table, keys), at)).flat();
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  const waiting = (await pMap(shards, (shard) => itemsUnder(table, `OUTBOX#${shard}`), at)).flat();
  return [...inLeagues, ...byMembers, ...results, ...waiting];
}

/** The items of site administrators: who they are, their log, reports to them, and their measures. */
export async function itemsOfSite(table: Table): Promise<readonly StoredItem[]> {
  const lists = [...['open', 'settled'].map(siteReportList), MEASURES];
  const listed = lists.map((partition) => queryItems(table, { index: 'listing', partition }, StoredItem));
  const own = [SITE_ADMINS, SITE_LOG].map((partition) => itemsUnder(table, partition));
  return (await Promise.all([...own, ...listed])).flat();
}

/** The files on a player in their leagues, kept by the moderators. */
export async function filesOn(table: Table, player: string): Promise<readonly StoredItem[]> {
  const leagues = await leaguesOf(table, player);
  const files = (league: string) => itemsUnder(table, leagueKey(league).pk, memberFilePrefix(player));
  return (await pMap(leagues, files, at)).flat();
}

async function leaguesOf(table: Table, player: string): Promise<readonly string[]> {
  const Membership = z.object({ league: z.string() });
  const listed = { index: 'listing', partition: `PLAYER#${player}#LEAGUES` } as const;
  return (await queryItems(table, listed, Membership)).map(({ league }) => league);
}

/** Boards at which a player plays, with others or alone. */
async function practiceOf(table: Table, player: string): Promise<readonly string[]> {
  const listed = { index: 'listing', partition: `PLAYER#${player}#PRACTICE` } as const;
  return (await queryItems(table, listed, z.object({ game: z.string() }))).map(({ game }) => game);
}

async function itemsOfLeague(table: Table, league: string): Promise<readonly StoredItem[]> {
  const own = await itemsUnder(table, leagueKey(league).pk);
  const listed = { index: 'listing', partition: `LEAGUE#${league}#SEASONS` } as const;
  const seasons = (await queryItems(table, listed, z.object({ id: z.string() }))).map(({ id }) => id);
  const ofSeasons = (await pMap(seasons, (id) => itemsUnder(table, `SEASON#${id}`), at)).flat();
  const games = ofSeasons.flatMap(({ sk, game }) => (sk.startsWith('BOARD#') ? [String(game)] : []));
  const ofGames = await pMap(games, (game) => itemsOfGame(table, game), at);
  return [...own, ...ofSeasons, ...ofGames.flat()];
}

async function itemsOfGame(table: Table, game: string): Promise<readonly StoredItem[]> {
  const parts = await Promise.all(
    OF_GAMES.map(([prefix, only]) => itemsUnder(table, `GAME#${game}`, prefix, only)),
  );
  return parts.flat();
}

async function itemsAbout(table: Table, player: string): Promise<readonly StoredItem[]> {
  const replies = itemsUnder(table, `REPLY#${player}`);
  const parts = OF_OTHERS.map((prefix) => itemsUnder(table, `PLAYER#${player}`, prefix));
  return (await Promise.all([replies, ...parts])).flat();
}

/** The keys of results, in the record and with each of their players. */
function resultsIn(items: readonly StoredItem[]): readonly (readonly Key[])[] {
  const Result = z.object({
    id: z.string(),
    seats: z.array(z.object({ player: z.object({ id: z.string() }) })),
    left: z.array(z.object({ player: z.object({ id: z.string() }) })).default([]),
  });
  return items
    .filter(({ pk, sk }) => pk.startsWith('SEASON#') && sk.startsWith('RESULT#'))
    .map((item) => {
      const { id, seats, left } = Result.parse(item);
      return [resultKey(id), ...[...seats, ...left].map(({ player }) => playerResultKey(player.id, id))];
    });
}

async function itemsAt(table: Table, keys: readonly Key[]): Promise<readonly StoredItem[]> {
  const found = await pMap(keys, ({ pk, sk }) => itemsUnder(table, pk, sk), at);
  return found.flat();
}

/** Whether an item is the event that is being handled, which names the player until it is done. */
export function isOwnEvent({ event }: StoredItem, { id }: { readonly id: string }): boolean {
  return typeof event === 'object' && event !== null && 'id' in event && event.id === id;
}
