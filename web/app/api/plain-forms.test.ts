import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OPERATIONS } from '../../../functions/api/whole-api';
import { type Asked, fakedPlatform, Reply, refusal } from '../../../test/support/faked-platform';
import { type SentForm, sendForm } from '../../../test/support/page-form';
import { READER_FIELD } from '../../lib/plain-form';
import { READER_HEADER } from '../../lib/tab-reader';
import { POST as friends } from './friends/route';
import { POST as notes } from './notes/route';
import { POST as play } from './play/route';
import { POST as statements } from './statements/route';

const ROUTES: Readonly<Record<string, (request: NextRequest) => Promise<Response>>> = {
  ...{ '/api/friends': friends, '/api/notes': notes, '/api/play': play, '/api/statements': statements },
};

afterEach(() => vi.unstubAllGlobals());

/** A form of a page, as a browser sends it, and what becomes of it. */
interface Case {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The request to the platform: "PUT /games/game1/statement". */
  readonly line: string;
  readonly body?: unknown;
  /** The page after it. */
  readonly leadsTo: string;
  /** The page that says why it was refused. */
  readonly refused: string;
}

const BOARD = { system: 'classic', level: 'sharp' };
const WITH_FRIENDS = { ...BOARD, variant: '', seats: '5', minutes: '60', press: 'full', anonymous: 'named' };
const FRIENDS = { seats: 5, minutes: 60, press: 'full' };
const OF_FRIENDS = { path: '/api/friends', refused: '/games/game1/friends?refused=because' };
const OF_NOTES = {
  ...{ path: '/api/notes', leadsTo: '/games/game1/notes', refused: '/games/game1/notes?refused=because' },
};
const OF_PLAY = { path: '/api/play', line: 'POST /me/practice', refused: '/practice?refused=because' };
const OF_STATEMENTS = {
  path: '/api/statements',
  leadsTo: '/games/game1/end#statements',
  refused: '/games/game1/end?refused=because#statements',
};

const CASES: Readonly<Record<string, Case>> = {
  'a statement': {
    ...OF_STATEMENTS,
    fields: { act: 'write', game: 'game1', text: 'Well played.\r\n\r\nThank you.' },
    line: 'PUT /games/game1/statement',
    body: { text: 'Well played.\n\nThank you.' },
  },
  'a statement that is taken back': {
    ...OF_STATEMENTS,
    fields: { act: 'take-back', game: 'game1' },
    line: 'PUT /games/game1/statement',
    body: { text: '' },
  },
  'a statement that is hidden': {
    ...OF_STATEMENTS,
    fields: { act: 'hide', game: 'game1', player: 'ada', reason: 'It insults.' },
    line: 'PUT /games/game1/statements/ada/hidden',
    body: { hidden: true, reason: 'It insults.' },
  },
  'a statement that is shown again': {
    ...OF_STATEMENTS,
    fields: { act: 'show', game: 'game1', player: 'ada', reason: 'It does not.' },
    line: 'PUT /games/game1/statements/ada/hidden',
    body: { hidden: false, reason: 'It does not.' },
  },
  'press that is opened': {
    ...OF_STATEMENTS,
    fields: { act: 'open', game: 'game1' },
    line: 'PUT /games/game1/opened-press',
    body: { opens: true },
  },
  'press that stays closed': {
    ...OF_STATEMENTS,
    fields: { act: 'close', game: 'game1' },
    line: 'PUT /games/game1/opened-press',
    body: { opens: false },
  },
  'a note on a step': {
    ...OF_NOTES,
    fields: { act: 'write', game: 'game1', step: '7', text: 'North\r\nis open.' },
    line: 'POST /games/game1/notes',
    body: { step: 7, text: 'North\nis open.' },
  },
  'a note on the whole game': {
    ...OF_NOTES,
    fields: { act: 'write', game: 'game1', step: '', text: 'Ask Ada.' },
    line: 'POST /games/game1/notes',
    body: { step: null, text: 'Ask Ada.' },
  },
  'a note that is changed': {
    ...OF_NOTES,
    fields: { act: 'edit', game: 'game1', note: 'note2', text: 'Ask Bo.' },
    line: 'PUT /games/game1/notes/note2',
    body: { text: 'Ask Bo.' },
  },
  'a note that is deleted': {
    ...OF_NOTES,
    fields: { act: 'delete', game: 'game1', note: 'note2' },
    line: 'DELETE /games/game1/notes/note2',
  },
  'a seat with a link': {
    ...OF_FRIENDS,
    fields: { act: 'join', game: 'game1', code: 'a b', seat: 'France', name: 'Ada' },
    line: 'POST /games/game1/friends',
    body: { code: 'a b', seat: 'France', name: 'Ada' },
    leadsTo: '/games/game1',
    refused: '/games/game1/friends?refused=because&code=a+b',
  },
  'a seat that is drawn, without a name': {
    ...OF_FRIENDS,
    fields: { act: 'join', game: 'game1', name: '' },
    line: 'POST /games/game1/friends',
    body: {},
    leadsTo: '/games/game1',
  },
  'a board that begins': {
    ...OF_FRIENDS,
    fields: { act: 'begin', game: 'game1' },
    line: 'POST /games/game1/friends/begin',
    leadsTo: '/games/game1',
  },
  'a board that is played again': {
    ...OF_FRIENDS,
    fields: { act: 'rematch', game: 'game1' },
    line: 'POST /games/game1/rematch',
    leadsTo: '/games/opened9',
    refused: '/practice?refused=because',
  },
  'a board that is left': {
    ...OF_FRIENDS,
    fields: { act: 'leave', game: 'game1' },
    line: 'DELETE /me/practice/game1',
    leadsTo: '/practice',
  },
  'play now': { ...OF_PLAY, fields: BOARD, body: BOARD, leadsTo: '/games/opened9' },
  'play now, the game itself': {
    ...OF_PLAY,
    fields: { ...BOARD, variant: '' },
    body: BOARD,
    leadsTo: '/games/opened9',
  },
  'play now, a variant': {
    ...OF_PLAY,
    fields: { ...BOARD, variant: 'hundred' },
    body: { ...BOARD, variant: 'hundred' },
    leadsTo: '/games/opened9',
  },
  'with friends': {
    ...OF_PLAY,
    fields: { ...WITH_FRIENDS, name: ' Ada ' },
    body: { ...BOARD, friends: FRIENDS, name: 'Ada' },
    leadsTo: '/games/opened9/friends',
  },
  'with friends, until all are ready, without names': {
    ...OF_PLAY,
    fields: { ...WITH_FRIENDS, minutes: '', anonymous: 'hidden', name: ' ' },
    body: { ...BOARD, friends: { ...FRIENDS, minutes: null, anonymous: true } },
    leadsTo: '/games/opened9/friends',
  },
  'with friends, gunboat': {
    ...OF_PLAY,
    fields: { ...WITH_FRIENDS, press: 'gunboat', anonymous: 'hidden' },
    body: { ...BOARD, friends: { ...FRIENDS, press: 'gunboat' } },
    leadsTo: '/games/opened9/friends',
  },
};
const cases = Object.entries(CASES);

/** The platform at its address on one machine. */
function platform(answer: (asked: Asked) => unknown = ({ path }) => answerTo(path)) {
  return fakedPlatform((asked) => answer({ ...asked, path: pathOf(asked.path) }));
}

const pathOf = (address: string) => new URL(address).pathname.replace(/^\/v1/, '');
const answerTo = (path: string) => (/practice$|rematch$/.test(path) ? { game: 'opened9' } : {});
const linesOf = ({ asked }: { readonly asked: readonly Asked[] }) =>
  asked.map(({ method, path }) => `${method} ${pathOf(path)}`);

async function send({ path, fields }: Pick<Case, 'path' | 'fields'>, more: Partial<SentForm> = {}) {
  const route = ROUTES[path];
  if (route === undefined) throw new Error(`no route at ${path}`);
  return sendForm(route, { path, fields: Object.entries(fields), ...more });
}

test('every route of a plain form is tried', () => {
  const routes = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => join(import.meta.dirname, name, 'route.ts'))
    .filter((file) => !file.includes('/auth/') && readFileSync(file, 'utf8').includes('readPlainForm('));
  expect(routes.map((file) => `/api/${file.split('/').at(-2)}`).sort()).toEqual(Object.keys(ROUTES));
  expect(new Set(cases.map(([, { path }]) => path))).toEqual(new Set(Object.keys(ROUTES)));
});

test.each(cases)('%s: asks the platform once for what the form says', async (_, one) => {
  const { asked } = platform();
  const answer = await send(one);
  expect([linesOf({ asked }), asked.map(({ body }) => body)]).toEqual([[one.line], [one.body]]);
  expect([answer.status, answer.location]).toEqual([303, one.leadsTo]);
  const [method, path = ''] = one.line.split(' ');
  const operation = OPERATIONS.find(
    (known) =>
      known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (one.body !== undefined) expect(operation?.body?.safeParse(one.body).success).toBe(true);
});

test.each(cases)('%s: a refusal leads to the page that explains it', async (_, one) => {
  const { asked } = platform(() => refusal(409, 'because'));
  expect(await send(one)).toMatchObject({ status: 303, location: one.refused });
  expect(linesOf({ asked })).toEqual([one.line]);
});

test.each(cases)('%s: acts as the reader, and only for whom the page was rendered', async (_, one) => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json(answerTo(one.line));
  });
  const cookie = 'next-auth.session-token=own-session';
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  await send({ ...one, fields: { ...one.fields, [READER_FIELD]: 'ada' } }, { headers });
  await send(one, { headers });
  expect(sent.map((found) => [found.get('authorization'), found.get(READER_HEADER)])).toEqual([
    ['Bearer own-session', 'ada'],
    ['Bearer own-session', null],
  ]);
});

test.each(
  Object.entries<Record<string, string>>({
    'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a neighbour of the site': { 'sec-fetch-site': 'same-site', origin: 'https://other.play.example' },
    'an old browser on another site': { origin: 'https://evil.example', host: 'play.example' },
    'nobody who says so': { host: 'play.example' },
  }),
)('a form of %s changes nothing', async (_, headers) => {
  const { asked } = platform();
  for (const [, one] of cases) expect((await send(one, { headers })).status).toBe(403);
  expect(asked).toEqual([]);
});

test('a form of an old browser on this site is carried out', async () => {
  const { asked } = platform();
  const headers = { origin: 'https://play.example', host: 'play.example' };
  for (const [, one] of cases) expect(await send(one, { headers })).toMatchObject({ location: one.leadsTo });
  expect(asked).toHaveLength(cases.length);
});

/** The fields without which a form is none. */
const NEEDED = ['act', 'game', 'player', 'reason', 'note', 'text', 'step', 'system'];

test.each(cases)('%s: without one of its fields, or with a wrong one, nothing is changed', async (_, one) => {
  const { asked } = platform();
  const needed = Object.keys(one.fields).filter((name) => NEEDED.includes(name));
  expect(needed).not.toEqual([]);
  for (const name of needed) {
    const without = Object.entries(one.fields).filter(([known]) => known !== name);
    const file = [name, new Blob(['a file'])] as const;
    for (const fields of [without, [...without, file]]) {
      const { status, location } = await send(one, { fields });
      expect([status, location], name).toEqual([303, expect.stringMatching(/^\/(?![/\\])/)]);
    }
  }
  expect(asked).toEqual([]);
});

test.each(
  cases.filter(([, { fields }]) => 'game' in fields),
)('%s: leads to no other site, whatever it says', async (_, one) => {
  const { asked } = platform();
  for (const game of ['/evil.example', '\\evil.example', '../..//evil.example', 'a b?c', '//evil.example/#'])
    expect(await send(one, { fields: Object.entries({ ...one.fields, game }) })).toMatchObject({
      location: expect.stringMatching(/^\/(practice)?$/),
    });
  expect(asked).toEqual([]);
});

test('with friends: what no board can be leads back to the form, with a reason', async () => {
  const { asked } = platform();
  const wrong = [{ seats: 'many' }, { seats: '1' }, { minutes: '1' }, { press: 'shouted' }, { name: 'A' }];
  for (const one of wrong)
    expect(await send({ path: '/api/play', fields: { ...WITH_FRIENDS, ...one } })).toMatchObject({
      location: '/practice/friends?refused=invalid',
    });
  expect(asked).toEqual([]);
});

test.each(
  cases.filter(([name]) => /^(play|with|a seat)/.test(name)),
)('%s: a visitor becomes a guest, for whom it is sent again', async (_, one) => {
  const logins: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    const login = new Headers(headers).get('authorization');
    logins.push(login);
    return login === null
      ? Response.json({ code: 'not-logged-in', detail: '' }, { status: 401 })
      : Response.json(answerTo(one.line));
  });
  const { location, cookies } = await send(one);
  const session = /^next-auth\.session-token=([^;]+);.*HttpOnly/.exec(cookies[0] ?? '')?.[1];
  expect([location, logins]).toEqual([one.leadsTo, [null, `Bearer ${session}`]]);
});

test.each(
  cases.filter(([name]) => !/^(play|with|a seat)/.test(name)),
)('%s: a visitor becomes nobody', async (_, one) => {
  const { asked } = platform(() => new Reply(401, { code: 'because', detail: '' }));
  expect(await send(one)).toMatchObject({ location: one.refused, cookies: [] });
  expect(asked).toHaveLength(1);
});
