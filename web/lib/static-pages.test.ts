import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { proxy } from '../proxy';

const SITE = 'https://play.turreton.example';

/** The cache header of a page, before it is rendered. */
async function keptOf(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await proxy(new NextRequest(`${SITE}${path}`, { method, headers }));
  return answer.headers.get('cache-control');
}

/** Every page, with placeholders for its parameters. */
const PAGES = readdirSync('web/app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)page\.tsx$/.test(name))
  .map((name) => {
    const file = `web/app/${name}`;
    const route = `/${name.replace(/\/?page\.tsx$/, '')}`;
    const path = route
      .replace('/[game]', '/ny2047')
      .replace(/\[\[\.\.\.\w+\]\]/, '')
      .replaceAll(/\[\w+\]/g, 'one');
    return { file, path };
  });

const KEPT = ['/[game]', '/[game]/learn', '/[game]/learn/[lesson]', '/[game]/rules', '/credits']
  .map((route) => `web/app${route}/page.tsx`)
  .sort();

describe('pages that the edge keeps', () => {
  test('are those that are the same for all visitors, and no others', async () => {
    expect(PAGES.length).toBeGreaterThan(60);
    const kept: string[] = [];
    for (const { path, file } of PAGES) if ((await keptOf(path)) !== null) kept.push(file);
    expect(kept.sort()).toEqual(KEPT);
    expect(await keptOf('/ny2047/rules')).toBe('public, max-age=0, s-maxage=60');
    for (const game of GAME_SYSTEM_IDS) expect(await keptOf(`/${game}`)).not.toBeNull();
  });

  test('ask the platform nothing, so that no failure of it is kept', () => {
    for (const file of KEPT) expect(readFileSync(file, 'utf8'), file).not.toMatch(/server-api/);
  });

  test.each([
    ['a login', { cookie: 'next-auth.session-token=abc' }],
    ['a login over an encrypted connection', { cookie: '__Secure-next-auth.session-token=abc' }],
    ['a choice of their own', { cookie: 'theme=dark' }],
    ['a token', { authorization: 'Bearer abc' }],
  ])('are never kept for a reader with %s', async (_, headers) => {
    for (const { path } of PAGES) expect(await keptOf(path, headers), path).toBeNull();
  });

  test('are not kept where the link has just chosen their language, which the answer keeps in a cookie', async () => {
    for (const { path } of PAGES) expect(await keptOf(`${path}?language=de`), path).toBeNull();
    expect(await keptOf('/credits?language=klingon')).not.toBeNull();
  });

  test('are not kept where something was sent to them', async () => {
    expect(await keptOf('/credits', {}, 'POST')).toBeNull();
  });
});
