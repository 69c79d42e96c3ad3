import pMap from 'p-map';
import * as z from 'zod';
import { gameIdOf } from '../core/game/create-game';
import { NoticeRecord } from '../core/league/logs.records';
import { aboutOf, PlatformEvent } from '../core/platform/events.records';
import {
  gameOpeningsKey,
  playerKey,
  playerResultKey,
  pressConsentKey,
  resultKey,
  SHARDS,
  statementKey,
  trophyKey,
} from '../core/platform/keys';
import { getItem, type Key, queryItems, type Table } from '../core/platform/reads';
import { StoredItem } from '../core/platform/stored-item';

const AT_ONCE = 8;

/** Items of the league itself that are useless elsewhere: the deliveries to its webhooks. */
const LEFT_OUT = ['DELIVERY#'];

/**
 * Every item that belongs to a league: its own, those of its seasons and games, the record of its results, pending
 * events about them in the outbox, and for each participant the profile, results, trophies, notes and statements in
 * this league. Sorted by key. Notification settings, calendars, browsers and blocks are left out.
 */
export async function leagueItems(table: Table, league: string): Promise<readonly StoredItem[]> {
  const own = (await partition(table, `LEAGUE#${league}`)).filter(
    ({ sk }) => !LEFT_OUT.some((prefix) => sk.startsWith(prefix)),
  );
  if (!own.some(({ sk }) => sk === 'LEAGUE')) return [];
  const listed = { index: 'listing', partition: `LEAGUE#${league}#SEASONS` } as const;
  const seasonIds = (await queryItems(table, listed, z.object({ id: z.string() }))).map(({ id }) => id);
  const seasons = (await pMap(seasonIds, (id) => partition(table, `SEASON#${id}`), at)).flat();
  const gameIds = gamesOf(seasons);
  const games = (await pMap(gameIds, (id) => partition(table, `GAME#${id}`), at))
    .flat()
    .filter((item) => !isCounted(item));
  const people = peopleIn([...own, ...seasons, ...games]);
  const results = resultsIn(seasons);
  const lone: readonly Key[] = [
    ...people.map((player) => playerKey(player)),
    ...people.flatMap((player) => seasonIds.map((season) => trophyKey(player, season))),
    ...saidIn(games),
    ...results.flatMap(({ id, players }) => [
      resultKey(id),
      ...players.map((player) => playerResultKey(player, id)),
    ]),
  ];
  const apart = await pMap(lone, (key) => getItem(table, key, StoredItem), at);
  const notes = (await pMap(people, (player) => notesOf(table, player, league), at)).flat();
  const waiting = await eventsAbout(table, new Set([league, ...seasonIds, ...gameIds]));
  const found = apart.filter((item) => item !== undefined);
  return [...own, ...seasons, ...games, ...found, ...notes, ...waiting].sort(byKey);
}

/** A game's contribution to statistics that leagues share: it is counted again in the target table. */
function isCounted({ pk, sk }: StoredItem): boolean {
  return sk === gameOpeningsKey(pk.slice('GAME#'.length)).sk;
}

const at = { concurrency: AT_ONCE };

function byKey(one: Key, other: Key): number {
  const [first, second] = [`${one.pk}\n${one.sk}`, `${other.pk}\n${other.sk}`];
  return first < second ? -1 : 1;
}

const partition = (table: Table, name: string) => queryItems(table, { partition: name }, StoredItem);

/** Games of planned and open rounds; one that has not been created yet has no items. */
function gamesOf(seasons: readonly StoredItem[]): readonly string[] {
  const Round = z.object({
    season: z.string(),
    round: z.number(),
    boards: z.array(z.unknown()),
    parts: z.object({ boards: z.number() }).optional(),
  });
  const planned = seasons
    .filter(({ sk }) => sk.startsWith('ROUND#'))
    .flatMap((item) => {
      const { season, round, boards, parts } = Round.parse(item);
      const length = parts?.boards ?? boards.length;
      return Array.from({ length }, (_, board) => gameIdOf(season, round, board + 1));
    });
  const Board = z.object({ game: z.string() });
  const played = seasons.filter(({ sk }) => sk.startsWith('BOARD#')).map((item) => Board.parse(item).game);
  return [...new Set([...planned, ...played])];
}

const Person = z.object({ player: z.object({ id: z.string() }) });
const Seated = z.object({ seats: z.array(Person), left: z.array(Person).default([]) });

/** Members, registered players, and all who hold or held a seat. */
function peopleIn(items: readonly StoredItem[]): readonly string[] {
  const single = items
    .filter(({ sk }) => /^(MEMBER|ENTRY|SUBSTITUTE)#/.test(sk))
    .map((item) => Person.parse(item).player.id);
  const seated = items
    .filter(({ sk }) => sk === 'GAME')
    .map((item) => Seated.parse(item))
    .flatMap(({ seats, left }) => [...seats, ...left].map(({ player }) => player.id));
  return [...new Set([...single, ...seated])];
}

/** The keys of statements on games, and of consents to open their press, for all who hold or held a seat. */
function saidIn(games: readonly StoredItem[]): readonly Key[] {
  const Game = Seated.extend({ id: z.string() });
  return games
    .filter(({ sk }) => sk === 'GAME')
    .map((item) => Game.parse(item))
    .flatMap(({ id: game, seats, left }) =>
      [...new Set([...seats, ...left].map(({ player }) => player.id))].flatMap((player) => [
        statementKey({ player, game }),
        pressConsentKey({ player, game }),
      ]),
    );
}

function resultsIn(seasons: readonly StoredItem[]) {
  const Result = Seated.extend({ id: z.string() });
  return seasons
    .filter(({ sk }) => sk.startsWith('RESULT#'))
    .map((item) => Result.parse(item))
    .map(({ id, seats, left }) => ({
      id,
      players: [...new Set([...seats, ...left].map(({ player }) => player.id))],
    }));
}

async function notesOf(table: Table, player: string, league: string): Promise<readonly StoredItem[]> {
  const range = { partition: `PLAYER#${player}`, prefix: 'NOTICE#' };
  const notes = await queryItems(table, range, StoredItem);
  return notes.filter((note) => NoticeRecord.parse(note).league.id === league);
}

async function eventsAbout(table: Table, ours: ReadonlySet<string>): Promise<readonly StoredItem[]> {
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => partition(table, `OUTBOX#${shard}`)),
  );
  const Event = z.object({ event: PlatformEvent });
  return shards.flat().filter((item) => ours.has(aboutOf(Event.parse(item).event)));
}
