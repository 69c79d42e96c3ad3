import { expect, test } from 'vitest';
import { gameOfLink, oEmbedAddress, oEmbedOf } from './oembed';

const SITE = 'https://play.example';
const GAME = { id: 'g1', systemTitle: 'Classic' };

test.each([
  ['/games/g1', { id: 'g1', replays: false }],
  ['/games/g1/end', { id: 'g1', replays: false }],
  ['/games/g1/replay?step=3', { id: 'g1', replays: true }],
  ['/games/g1/ruling', undefined],
  ['/me', undefined],
])('the link %s leads to a game or to nothing', (path, expected) => {
  expect(gameOfLink(SITE, `${SITE}${path}`)).toEqual(expected);
  expect(gameOfLink(SITE, `https://elsewhere.example${path}`)).toBeUndefined();
});

test('the frame fits the room that a page has, and its title breaks out of nothing', () => {
  const title = 'Winter "Tide" <b>, board 2';
  const { html, width, height } = oEmbedOf(SITE, GAME, title, { maxwidth: 400, replays: true });
  expect([width, height]).toEqual([400, 640]);
  expect(html).toContain('src="https://play.example/embed/games/g1?show=replay" width="400"');
  expect(html).not.toMatch(/"Tide"|<b>/);
});

test('pages say where their frame is found', () => {
  expect(oEmbedAddress(SITE, '/games/g1')).toBe(
    'https://play.example/oembed?format=json&url=https%3A%2F%2Fplay.example%2Fgames%2Fg1',
  );
});
