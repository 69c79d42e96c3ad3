import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../engine/core/canonical';
import { verifyGame } from '../../engine/verify';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { LeagueVariants, WholeVariant } from '../../functions/core/variant/variants.schema';
import { MOST_VARIANTS } from '../../functions/core/variant/variants.schema';
import { TABLE } from '../../functions/host/create-tables';
import { playSeason } from '../../functions/host/play-season';
import { ISLANDS } from '../support/islands-variant';
import { LAGOON } from '../support/lagoon-variant';
import { startBoard } from '../support/season';
import { type Answer, type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

let world: World;
let olga: Person;
let league: string;
let path: string;

beforeAll(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = done(await olga.post<League>('/leagues', { name: 'Club' })).id;
  path = `/leagues/${league}/variants`;
});
afterAll(() => world.close());

interface Refused {
  readonly code: string;
  readonly problems?: readonly { readonly path: readonly unknown[] }[];
}

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** The same variant under another title. */
const titled = (title: string) => ({ file: { ...LAGOON, title } });

test('a file with problems is refused with all of them, each with its place in the file', async () => {
  const [first, ...others] = LAGOON.spaces;
  const file = { ...LAGOON, centresToWin: 90, spaces: [{ ...first, army: ['hea'] }, ...others] };
  const { status, body } = await olga.post<Refused>(path, { file });
  expect(status).toBe(422);
  expect(body.problems?.map((one) => one.path.join('.')).sort()).toEqual([
    'file.centresToWin',
    'file.spaces.1.army.0',
    ...[5, 6].map((space) => `file.spaces.${space}.army.0`),
  ]);
  const { drawing: _, ...undrawn } = LAGOON;
  expect(await olga.post(path, { file: undrawn })).toMatchObject({
    status: 422,
    body: { problems: [{ path: ['file'] }] },
  });
  expect(done(await olga.get<LeagueVariants>(path)).variants).toEqual([]);
});

test('a file is listed with its hash, once, and read as it was sent', async () => {
  const { variants } = done(await olga.post<LeagueVariants>(path, { file: LAGOON }));
  const { title, author, licence, version } = LAGOON;
  expect(variants).toMatchObject([
    { ...{ title, author, licence, version }, powers: 3, hash: hashOf(LAGOON) },
  ]);
  expect(await olga.post(path, { file: LAGOON })).toMatchObject({ status: 409 });
  const read = done(await world.visitor().get<WholeVariant>(`${path}/${variants[0]?.id}`));
  expect(read.file).toEqual(LAGOON);
  const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
  expect(entries[0]).toMatchObject({
    kind: 'add-variant',
    after: `Name: Lagoon; Hash: ${hashOf(LAGOON).slice(0, 8)}`,
  });
});

test('a large file fits, one that is too large does not, and a league has no more than its number', async () => {
  const line = (length: number) => ({ path: `M0 0${'L1 1'.repeat(length)}`, role: 'line' as const });
  const drawing = { ...LAGOON.drawing, decorations: Array.from({ length: 60 }, () => line(990)) };
  const large = { ...LAGOON, title: 'Large', drawing };
  const { variants } = done(await olga.post<LeagueVariants>(path, { file: large }));
  expect(done(await olga.get<WholeVariant>(`${path}/${variants[0]?.id}`)).file).toEqual(large);
  const more = { ...drawing, decorations: Array.from({ length: 70 }, () => line(990)) };
  expect(await olga.post(path, { file: { ...large, drawing: more } })).toMatchObject({ status: 422 });
  for (let at = variants.length; at < MOST_VARIANTS; at += 1)
    done(await olga.post(path, titled(`No. ${at}`)));
  expect(await olga.post(path, titled('One more'))).toMatchObject({ status: 403 });
});

test('a season plays it to its end with bots, and verifies, after an administrator has removed the variant', async () => {
  const board = await startBoard(world, {
    system: 'classic',
    boardSize: 3,
    humans: 3,
    options: { variant: LAGOON, lastYear: 1203 },
  });
  const [found] = done(await olga.get<LeagueVariants>(path)).variants.filter(
    ({ title }) => title === 'Lagoon',
  );
  const admin = await world.person(SITE_ADMIN);
  done(await admin.remove(`${path}/${found?.id}`));
  expect(await olga.get(`${path}/${found?.id}`)).toMatchObject({ status: 404 });
  expect(await olga.remove(`${path}/${found?.id}`)).toMatchObject({ status: 404 });
  const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
  expect(Items.filter(({ sk }) => String(sk).endsWith(`#${found?.id}`))).toEqual([]);
  await playSeason(world.deps, world.clock, board.season);
  const game = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
  expect(game.outcome).not.toBeNull();
  expect(game.seats.map(({ seat }) => seat).sort()).toEqual(LAGOON.powers.map(({ id }) => id).sort());
  const exported = await world.visitor().get<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported.body)).toMatchObject({ ok: true });
});

test('a file of New York 2047 is brought for that game, played to its end, and the game verifies', async () => {
  const { problems } = (await olga.post<Refused>(path, { file: ISLANDS })).body;
  expect(problems?.length).toBeGreaterThan(0);
  const { body } = await olga.post<Refused>(path, { system: 'ny2047', file: { ...ISLANDS, starsToWin: 9 } });
  expect(body.problems?.map((one) => one.path.join('.'))).toEqual(['file.starsToWin']);
  const { id } = done(await olga.post<League>('/leagues', { name: 'Islanders' }));
  const sent = { system: 'ny2047', file: ISLANDS };
  const { variants } = done(await olga.post<LeagueVariants>(`/leagues/${id}/variants`, sent));
  expect(variants).toMatchObject([
    { system: 'ny2047', title: ISLANDS.title, powers: 2, hash: hashOf(ISLANDS) },
  ]);
  const whole = done(await olga.get<WholeVariant>(`/leagues/${id}/variants/${variants[0]?.id}`));
  const board = await startBoard(world, {
    system: 'ny2047',
    boardSize: 2,
    humans: 2,
    options: { variant: whole.file, lastYear: 1625 },
  });
  const table = `/games/${board.game}/table`;
  const [first, later] = await Promise.all([
    world.visitor().get<GameTable>(table),
    world.visitor().get<GameTable>(`${table}?variant=known`),
  ]);
  expect(done(first).game.options.variant).toEqual(ISLANDS);
  const { variant: _, ...others } = done(first).game.options;
  expect(done(later).game).toEqual({ ...done(first).game, options: others });
  await playSeason(world.deps, world.clock, board.season);
  const game = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
  expect(game.outcome).not.toBeNull();
  expect(game.seats.map(({ seat }) => seat).sort()).toEqual(['papst', 'tower']);
  const exported = await world.visitor().get<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported.body)).toMatchObject({ ok: true });
});

test('organizers and the site’s administrators may remove one, and are told so with the list', async () => {
  const { id } = done(await olga.post<League>('/leagues', { name: 'Removals' }));
  const all = `/leagues/${id}/variants`;
  const [variant] = done(await olga.post<LeagueVariants>(all, { file: LAGOON })).variants;
  const admin = await world.person(SITE_ADMIN);
  const zoe = await world.person('zoe');
  const told = await Promise.all(
    [olga, admin, zoe, world.visitor()].map(
      async (one) => done(await one.get<LeagueVariants>(all)).mayRemove,
    ),
  );
  expect(told).toEqual([true, true, false, false]);
  expect(await zoe.remove(`${all}/${variant?.id}`)).toMatchObject({ status: 403 });
  expect(done(await olga.remove<LeagueVariants>(`${all}/${variant?.id}`)).variants).toEqual([]);
});
