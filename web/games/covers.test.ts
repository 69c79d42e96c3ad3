import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import { gameSystem } from '../../engine/systems';
import { GET } from '../app/[game]/cover/route';
import { GET as drawnPicture } from '../app/[game]/picture/[theme]/route';
import pictures from './drawn-covers.json';
import { FACES } from './faces';

const HERE = new Request('https://play.example');

/** The games that name the position of their picture. */
const OWN = ['ny2047', 'nyc-risk', 'domination', 'classic'] as const;
const drawn = GAME_SYSTEM_IDS.filter((id) => id !== 'new-era');

describe('the large picture of a game', () => {
  test.each(drawn)('shows the pieces of several seats in %s', async (id) => {
    const answer = await GET(HERE, { params: Promise.resolve({ game: id }) });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const svg = await answer.text();
    expect(svg).not.toMatch(/var\(|undefined|NaN|<script/);
    const seats = new Set([...svg.matchAll(/url\(#pattern-\w+\)|<circle r="30" fill="#\w+"/g)].map(String));
    expect(seats.size).toBeGreaterThan(1);
  });

  test.each(OWN)('shows a position in %s that its rules know', async (id) => {
    const { midGame } = await FACES[id].boards();
    const { options, read } = gameSystem(id);
    const { names, usual } = GAMES[id].seats;
    expect(read(midGame, options.parse({}), names.slice(0, usual))).toMatchObject({ ok: true });
  });

  test('is drawn by the game itself where it has no board', () => {
    expect(FACES['new-era'].cover).toBeDefined();
  });

  test('is not found for a game that does not exist', async () => {
    await expect(GET(HERE, { params: Promise.resolve({ game: 'tag' }) })).rejects.toThrow();
  });
});

test.each(
  Object.entries(pictures),
)('the picture of %s is as drawn; otherwise run `npm run covers`', async (name, hash) => {
  const [game = '', , theme = ''] = name.split('/');
  const params = Promise.resolve({ game, theme });
  const answer = theme === '' ? GET(HERE, { params }) : drawnPicture(HERE, { params });
  const drawing = await (await answer).text();
  expect(createHash('sha256').update(drawing).digest('hex')).toBe(hash);
  expect(existsSync(new URL(`../public/covers/${name}.webp`, import.meta.url))).toBe(true);
});

test.each(OWN)('%s has a picture for its card and for its page in both themes', (id) => {
  for (const name of ['cover', 'picture/light', 'picture/dark'])
    expect(Object.keys(pictures)).toContain(`${id}/${name}`);
});

describe('the picture on the page of a game', () => {
  const asked = (game: string, theme: string) =>
    drawnPicture(HERE, { params: Promise.resolve({ game, theme }) });

  test.each(OWN)('has the names, colours and signs of both themes in %s', async (id) => {
    const [day, night] = await Promise.all(
      ['light', 'dark'].map(async (theme) => (await asked(id, theme)).text()),
    );
    for (const svg of [day, night]) {
      expect(svg).toMatch(/<text class="land-label"[^>]*><tspan[^>]*>\w/);
      expect(svg).toMatch(/<style>[^<]*\.land-label\s*\{/);
      expect(svg).not.toMatch(/var\(--(?!loaded-text)|undefined|NaN|<script/);
      const referred = [...(svg?.matchAll(/(?:href="#|url\(#)([^")]+)/g) ?? [])].map(([, to]) => to);
      const there = new Set([...(svg?.matchAll(/ id="([^"]+)"/g) ?? [])].map(([, of]) => of));
      expect(referred.filter((to) => !there.has(to))).toEqual([]);
    }
    expect(night).not.toBe(day);
  });

  test('answers 404 for a game without one, and for any other theme', async () => {
    await expect(asked('new-era', 'light')).rejects.toThrow();
    await expect(asked('classic', 'sepia')).rejects.toThrow();
  });
});
