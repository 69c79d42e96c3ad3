import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { announce } from '../../functions/core/notice/announce';
import {
  announcementKey,
  leagueKey,
  ownNoteKey,
  seasonKey,
  statementKey,
} from '../../functions/core/platform/keys';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { readRanges } from '../../functions/host/entrance';
import { startPages } from '../../functions/host/pages';
import { siteServer } from '../../functions/host/server';
import { ROOT } from '../../functions/host/settings';
import { sessionToken } from '../../functions/tokens';
import { markdownParts } from '../../web/lib/markdown';
import { HOSTILE, type Hostile } from '../support/hostile-texts';
import { type Board, startBoard } from '../support/season';
import { STORED_TEXTS } from '../support/stored-texts';
import { type Answer, SECRET, startWorld, type World } from '../support/world';
import type { Figure } from './measuring';

const KEY = 'the key of the benchmark';
const LATER_VISITS = 4;
/** Visits to texts that no page has read before. */
const FIRST_VISITS = 3;
const READERS = 60;
/** Hostile texts that are shown on pages. */
const MEASURED = 12;
/** The most current announcements (functions/core/notice/announce.ts), of 4,000 characters each. */
const ANNOUNCEMENTS = 20;
const PLAIN: Hostile = (length) =>
  'Turns close on **Friday**. Be kind, and write [the rules](https://example.org/rules) down.\n\n'
    .repeat(Math.ceil(length / 90))
    .slice(0, length);

/**
 * The processor time of pages with texts that were written to slow them down, beside the same pages with usual texts:
 * at the first visit, which parses the text, and at later ones. The texts are in `test/support/stored-texts.ts`.
 */
export async function benchPages(): Promise<readonly Figure[]> {
  if (!existsSync(join(ROOT, 'web', '.next', 'BUILD_ID')))
    throw new Error('build the pages: npx next build web');
  const world = await startWorld();
  const site = await serve(world);
  try {
    const board = await startBoard(world, { humans: 7, rounds: 2 });
    const texts = await Texts.write(world, board);
    const pages: readonly (readonly [page: string, path: string])[] = [
      ['.', '/'],
      ['leagues', '/leagues'],
      ['leagues/[id]', `/leagues/${board.league}`],
      ['leagues/[id]/log', `/leagues/${board.league}/log`],
      ['seasons/[id]', `/seasons/${board.season}`],
      ['games/[id]', `/games/${texts.running}`],
      ['games/[id]/end', `/games/${board.game}/end`],
    ];
    for (const [page] of pages)
      if (!Object.values(STORED_TEXTS).some((shown) => shown.as !== 'nothing' && shown.pages.includes(page)))
        throw new Error(`${page} shows no text of the list`);
    const readers = await readersOf(world, board.league);
    let asked = 0;
    const measure = (path: string) => {
      asked += 1;
      return spent(`${site.address}${path}`, readers[asked % readers.length] ?? {});
    };
    // The very first visit compiles a page's code.
    for (const [, path] of pages) for (let time = 0; time < LATER_VISITS; time += 1) await measure(path);
    /** The least of several visits, since other load on the machine may disturb any of them. */
    const least = async (times: number, visit: () => Promise<number>) => {
      const visits: number[] = [];
      for (let time = 0; time < times; time += 1) visits.push(await visit());
      return Math.min(...visits);
    };
    const worst = new Map<string, { usual: number; first: [number, string]; later: [number, string] }>();
    for (const [name, hostile] of [['usual texts', PLAIN] as const, ...slowest()])
      for (const [page, path] of pages) {
        const first = await least(FIRST_VISITS, async () => {
          await texts.set(hostile);
          return measure(path);
        });
        const later = await least(LATER_VISITS, () => measure(path));
        const known = worst.get(page);
        if (known === undefined) worst.set(page, { usual: first, first: [0, ''], later: [0, ''] });
        else {
          if (first > known.first[0]) known.first = [first, name];
          if (later > known.later[0]) known.later = [later, name];
        }
      }
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    return [...worst].flatMap(([page, { first, later, usual }]) => [
      { what: `${page}, first visit, usual texts`, value: ms(usual) },
      {
        what: `${page}, first visit, ${first[1]}`,
        value: `${ms(first[0])}, ${ms(Math.max(0, first[0] - usual))} more`,
      },
      { what: `${page}, later visits, ${later[1]}`, value: ms(later[0]) },
    ]);
  } finally {
    await site.close();
    await world.close();
  }
}

/** The hostile texts that take longest to parse into parts. */
function slowest(): readonly (readonly [string, Hostile])[] {
  const cost = ([, hostile]: readonly [string, Hostile], run: number) => {
    const start = process.cpuUsage();
    JSON.stringify(markdownParts(`${hostile(10_000)} ${run}`));
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const costs = Object.entries(HOSTILE).map((one) => {
    const runs = [1, 2, 3].map((run) => cost(one, run));
    return { one, took: Math.min(...runs) };
  });
  return costs
    .sort((one, other) => other.took - one.took)
    .slice(0, MEASURED)
    .map(({ one }) => one);
}

/** Members of a league who read in turn, each from their own address: one alone would exceed the rate limit. */
async function readersOf(world: World, league: string): Promise<readonly Record<string, string>[]> {
  const readers: Record<string, string>[] = [];
  for (let at = 0; at < READERS; at += 1) {
    const person = await world.person(`reader-${at}`);
    await answered(person.post(`/leagues/${league}/members`, {}));
    const { id } = person;
    const claims = { sub: id, name: id, email: `${id}@example.org`, began: Date.UTC(2100, 0, 1) };
    readers.push({
      cookie: `next-auth.session-token=${await sessionToken(SECRET, claims)}`,
      'x-forwarded-for': `203.0.113.${at}`,
    });
  }
  return readers;
}

/** Milliseconds of processor time for a page, including the small cost of the request. */
async function spent(url: string, headers: Record<string, string>): Promise<number> {
  const start = process.cpuUsage();
  const reply = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  await reply.arrayBuffer();
  const { user, system } = process.cpuUsage(start);
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
  return (user + system) / 1000;
}

/** The texts of a board, its season and its league. */
class Texts {
  private written = 0;

  private constructor(
    private readonly world: World,
    /** A running game. */
    readonly running: string,
    /** Where each text is stored, and its greatest length. */
    private readonly kept: readonly (readonly [key: Key, fields: Readonly<Record<string, number>>])[],
  ) {}

  static async write(world: World, board: Board): Promise<Texts> {
    const { organizer, players, league, season, game } = board;
    const olga = { id: organizer.id, name: 'Olga', email: null };
    for (let at = 0; at < ANNOUNCEMENTS; at += 1)
      await announce(world.deps, olga, league, { season, text: 'A test.' });
    const announcements = await world.deps.store.announcements(league, ANNOUNCEMENTS);
    const { game: running } = await startBoard(world, { humans: 7 });
    await answered(organizer.post(`/games/${running}/notes`, { text: 'A note' }));
    const notes = await world.deps.store.ownNotes(organizer.id, running);
    const reason = 'The benchmark needs an end.';
    await answered(organizer.post(`/games/${game}/rulings`, { reason, kind: 'end', as: 'it-stands' }));
    await world.deliver();
    for (const player of Object.values(players))
      await answered(player.put(`/games/${game}/statement`, { text: 'Well played.' }));
    return new Texts(world, running, [
      [leagueKey(league), { rules: 10_000, about: 2000 }],
      [seasonKey(season), { about: 2000 }],
      ...announcements.map(({ id }) => [announcementKey(league, id), { text: 4000 }] as const),
      ...Object.values(players).map(
        ({ id }) => [statementKey({ player: id, game }), { text: 4000 }] as const,
      ),
      ...notes.map((note) => [ownNoteKey(note), { text: 4000 }] as const),
    ]);
  }

  /**
   * Stores texts of one kind, each at its greatest length and new to the pages. Writes to the table directly: services
   * would refuse that many changes.
   */
  async set(hostile: Hostile): Promise<void> {
    this.written += 1;
    const end = ` ${this.written}`;
    for (const [Key, fields] of this.kept)
      for (const [name, length] of Object.entries(fields))
        await this.world.dynamo.client.send(
          new UpdateCommand({
            ...{ TableName: TABLE, Key, UpdateExpression: 'SET #name = :text' },
            ExpressionAttributeNames: { '#name': name },
            ExpressionAttributeValues: { ':text': hostile(length - end.length) + end },
          }),
        );
  }
}

type Key = { readonly pk: string; readonly sk: string };

async function answered(asked: Promise<Answer>): Promise<void> {
  const { status, text } = await asked;
  if (status !== 200) throw new Error(text);
}

/** The whole site in this process over a world's store. */
async function serve(world: World) {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_SECRET: SECRET,
    NEXTAUTH_URL: 'http://localhost',
    AUTH_TABLE,
    AWS_REGION: 'local',
    DYNAMO_ENDPOINT: world.dynamo.dynamo.endpoint,
    DYNAMO_KEY: 'local',
    LOCAL_KEY: KEY,
    TURRETON_LOCAL: '0',
  });
  const handlers: { pages?: RequestListener } = {};
  const server = siteServer({
    deps: { ...world.deps, reach: { ...world.deps.reach, site: 'http://localhost' } },
    ...{ secret: SECRET, version: 'bench', local: { localKey: KEY, mailbox: null, demo: false } },
    proxies: readRanges('127.0.0.1'),
    pages: (request, response) => handlers.pages?.(request, response),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  process.env.API_URL = address;
  handlers.pages = await startPages('127.0.0.1', port);
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close };
}
