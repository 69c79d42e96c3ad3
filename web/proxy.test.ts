import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
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
  '/games/1/opengraph-image',
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
