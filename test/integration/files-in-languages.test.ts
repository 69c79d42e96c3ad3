import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { NotificationSettings } from '../../functions/core/notification/notifications.schema';
import { playSeason } from '../../functions/host/play-season';
import { LANGUAGES } from '../../messages/languages';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let over: Board;
let running: Board;

beforeAll(async () => {
  world = await startWorld();
  over = await startBoard(world, { humans: 7, options: { lastYear: 2047 } });
  await playSeason(world.deps, world.clock, over.season);
  running = await startBoard(world, { humans: 7, earlyClose: false });
});
afterAll(() => world.close());

const read = async (path: string) => (await world.visitor().get(path)).text;

/** Keys and rows for programs, some of which our own import reads again: the same for all languages. */
const FOR_PROGRAMS = [
  'results.csv',
  'results.json',
  'standing.csv',
  'standing.json',
  'roster.csv',
  'openapi.json',
];
/** Not compared: an address that redirects to a page, and the calendar, which has the language of its account. */
const OTHERS = ['/v1/unsubscribe/:token', '/v1/calendar/:file'];

/** Every route of the API besides operations: a new file is requested in each language. */
function filesRead(): readonly string[] {
  const operations = new Set(OPERATIONS.map(({ path }) => `/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));
  const paths = world.api.routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  const files = [...new Set(paths)].filter((path) => path.startsWith('/v1/') && !operations.has(path));
  return files.filter((path) => !OTHERS.includes(path) && !FOR_PROGRAMS.some((name) => path.endsWith(name)));
}

describe('files that people read', () => {
  test('are in the language of their link, and in English without one', async () => {
    const files = filesRead();
    expect(files).toHaveLength(5);
    for (const file of files) {
      const id = file.includes('/leagues/') ? over.league : over.season;
      const path = file.replace('/v1', '').replace(':id', id).replace(':round', '1');
      const all = await Promise.all(LANGUAGES.map((language) => read(`${path}?language=${language}`)));
      expect(new Set(all).size, file).toBe(LANGUAGES.length);
      expect(await read(path), file).toBe(all[0]);
      expect(await read(`${path}?language=xx`), file).toBe(all[0]);
    }
  });

  test('a feed names rounds and turns', async () => {
    const feed = await read(`/seasons/${over.season}/feed.atom?language=de`);
    expect(feed).toMatch(/Runde 1, Brett 1: /);
    expect(feed).toContain('Herbst 2047');
    expect(feed).not.toContain('Fall 2047');
  });

  test('a frame for other sites says which language it has', async () => {
    const frame = await read(`/seasons/${over.season}/widget?language=es`);
    expect(frame).toContain('<html lang="es">');
    expect(frame).toContain('Jugador');
    expect(frame).not.toMatch(/Place|Final\./);
  });

  test('a report of a round', async () => {
    const report = await read(`/seasons/${over.season}/rounds/1/report.md?language=de`);
    expect(report).toContain('## Tabelle');
    expect(report).toContain('Die Saison ist vorbei.');
  });

  test('columns of the log of a league have one name in every language', async () => {
    const [english = '', german = ''] = await Promise.all(
      LANGUAGES.map((language) => read(`/leagues/${over.league}/log.csv?language=${language}`)),
    );
    expect(german.split('\n')[0]).toBe(english.split('\n')[0]);
    expect(german).not.toBe(english);
  });
});

describe('the calendar of a player', () => {
  test('is in the language of their account', async () => {
    const player = running.players.tower;
    if (player === undefined) throw new Error('nobody plays the tower');
    const { body } = await player.post<NotificationSettings>('/me/notifications/calendar');
    const path = body.calendar?.replace('https://turreton.example/v1', '') ?? '';
    const english = await read(path);
    await player.put('/me', { language: 'de' });
    const german = await read(path);
    expect(english).toContain('SUMMARY:Spring 2047: orders due');
    expect(german).toContain('SUMMARY:Frühling 2047: Befehle fällig');
    expect(german).toContain('Turreton: meine Fristen');
    expect(german).toContain('spielst The Tower Syndicate');
    expect(await read(`${path}?language=es`)).toBe(german);
  });
});
