import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Services, startServices } from '../test/support/lambda/services';
import { config, proxy } from './proxy';

const ARN = 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:edge';
const SENT = 'what the distribution shows to the pages';

let services: Services;
beforeAll(async () => {
  services = await startServices({ [ARN]: JSON.stringify({ sent: SENT }) });
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services.endpoint,
    NEXTAUTH_URL: 'https://play.example',
    STAGE: 'prod',
  }))
    vi.stubEnv(name, value);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  services.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`https://abc.execute-api.eu-central-1.amazonaws.com${path}`, { headers }));

const isAsked = (path: string) => config.matcher.some(({ source }) => new RegExp(`^${source}$`).test(path));

/** What is written to the log meanwhile. */
function listen(): unknown[] {
  const lines: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  return lines;
}

test('on one machine there is no distribution, and every page is answered', async () => {
  expect((await ask('/leagues')).status).toBe(200);
});

test.each([
  '/',
  '/signin',
  '/api/auth/csrf',
  '/api/auth/signin/email',
  '/api/play',
  '/games/1/link-picture',
])('behind a distribution %s is refused by the pages’ own name', async (path) => {
  vi.stubEnv('EDGE_SECRET_ARN', ARN);
  expect(isAsked(path)).toBe(true);
  const lines = listen();
  for (const guess of [{}, { 'x-site-secret': 'a guess of about the same length' }]) {
    const answer = await ask(path, { ...guess, 'x-forwarded-for': '192.0.2.1' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe(
      `This address is for the site alone. Open https://play.example${path}\n`,
    );
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    ...{ message: 'refused at the door', path, address: '192.0.2.1', stage: 'prod', RefusedAtDoor: 1 },
  });
});

test('what comes through the distribution is answered: pages with their policy, forms as they are', async () => {
  vi.stubEnv('EDGE_SECRET_ARN', ARN);
  const page = await ask('/leagues', { 'x-site-secret': SENT });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const form = await ask('/api/play', { 'x-site-secret': SENT });
  expect([form.status, form.headers.get('content-security-policy')]).toEqual([200, null]);
});

test('other sites may frame a board for that purpose, and no other page', async () => {
  const frames = async (path: string) =>
    /frame-ancestors [^;]+/.exec(
      (await ask(path, { 'x-site-secret': SENT })).headers.get('content-security-policy') ?? '',
    )?.[0];
  expect(await frames('/embed/games/g1')).toBe('frame-ancestors *');
  for (const path of ['/', '/games/g1', '/games/embed/', '/embedded', '/me'])
    expect(await frames(path), path).toBe("frame-ancestors 'none'");
});

test('a page may load nothing from elsewhere, and send nothing there', async () => {
  const policy = (await ask('/leagues', { 'x-site-secret': SENT })).headers.get('content-security-policy');
  const sources = (policy ?? '').split('; ').map((directive) => directive.split(' '));
  expect(sources.map(([name]) => name)).toEqual(
    expect.arrayContaining(['default-src', 'script-src', 'connect-src', 'img-src', 'form-action']),
  );
  const allowed = /^'(self|none|unsafe-inline|strict-dynamic|nonce-[\w+/=]+)'$|^data:$/;
  for (const [name, ...from] of sources) for (const one of from) expect(one, name).toMatch(allowed);
  expect(sources).toContainEqual(['object-src', "'none'"]);
  expect(sources).toContainEqual(['base-uri', "'none'"]);
});

describe('the language of a page', () => {
  /** What the page is told, and what the browser is to keep. */
  const languageOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, { 'x-site-secret': SENT, ...headers });
    const kept = /^language=(\w+); Path=\/; .*SameSite=lax/.exec(answer.headers.get('set-cookie') ?? '');
    return [answer.headers.get('x-middleware-request-x-language'), kept?.[1] ?? null];
  };
  const SESSION = '__Secure-next-auth.session-token=abc';

  test.each<[why: string, path: string, headers: Record<string, string>, expected: (string | null)[]]>([
    ['English without a word', '/', {}, ['en', null]],
    ['what the browser prefers', '/', { 'accept-language': 'es-AR,en;q=0.5' }, ['es', null]],
    ['what was chosen before', '/', { 'accept-language': 'es', cookie: 'language=de' }, ['de', null]],
    ['what a link says, which is kept', '/?language=es', { cookie: 'language=de' }, ['es', 'es']],
    ['a link that says nothing new', '/?language=de', { cookie: 'language=de' }, ['de', null]],
    ['no link for an account', '/?language=es', { cookie: `${SESSION}; language=de` }, ['de', null]],
    ['a link before the account is known', '/?language=es', { cookie: SESSION }, ['es', 'es']],
    ['no language that there is not', '/?language=fr', {}, ['en', null]],
    ['what the edge has found', '/', { 'x-language': 'de', 'accept-language': 'es' }, ['de', null]],
    ['nothing else that stands there', '/', { 'x-language': 'fr', cookie: 'language=es' }, ['es', null]],
  ])('is %s', async (_, path, headers, expected) => {
    expect(await languageOf(path, headers)).toEqual(expected);
  });

  test('is kept where only encrypted connections see it', async () => {
    expect((await ask('/?language=de', { 'x-site-secret': SENT })).headers.get('set-cookie')).toContain(
      'Secure',
    );
  });
});
