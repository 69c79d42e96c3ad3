import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEW_SKILL } from '../../engine/tournament/ratings';
import type { Ratings } from '../../functions/core/rating/ratings.schema';
import { startWorld, type World } from '../support/world';

const DAY = 86_400_000;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A rating of a player; ratings of one strength have equal figures. */
async function rated(id: string, strength: number, { days = 1, games = 5, sigma = 2 } = {}): Promise<void> {
  const player = { id, name: id, kind: 'human' as const };
  const skill = { mu: NEW_SKILL.mu + strength, sigma };
  await world.store.replaceRating({
    before: undefined,
    after: {
      ...{ board: 'overall', player, ...skill, games, wins: 0, history: [] },
      lastPlayed: world.clock.now() - days * DAY,
    },
  } as never);
}

async function pageOf(query = ''): Promise<Ratings> {
  return (await world.visitor().get<Ratings>(`/ratings/overall?${query}`)).body;
}

const places = ({ rows }: Ratings) => rows.map(({ player, place }) => `${player.id} ${place}`).sort();

test('equals share a place, and the next one is skipped', async () => {
  for (const [id, strength] of [
    ['ann', 5],
    ['bea', 3],
    ['cem', 3],
    ['dag', 1],
  ] as const)
    await rated(id, strength);
  expect(places(await pageOf())).toEqual(['ann 1', 'bea 2', 'cem 2', 'dag 4']);
});

test('a long record counts for more than a lucky start', async () => {
  await rated('lucky', 5, { sigma: 6 });
  await rated('steady', 3, { sigma: 1 });
  await rated('fair', 4, { sigma: 4 });
  const { rows } = await pageOf();
  expect(rows.map(({ player, place }) => `${player.id} ${place}`)).toEqual(['steady 1', 'fair 2', 'lucky 3']);
});

test('who has played no rated game for a year, or few at all, has no place and takes none', async () => {
  await rated('old', 9, { days: 400 });
  await rated('new', 8, { games: 1 });
  await rated('ann', 5);
  const { rows } = await pageOf();
  expect(
    rows.map(({ player, place, inactive, provisional }) => [player.id, place, inactive, provisional]),
  ).toEqual([
    ['old', null, true, false],
    ['new', null, false, true],
    ['ann', 1, false, false],
  ]);
});

test('a filter fills its pages, and equals share a place across pages', async () => {
  for (let at = 0; at < 130; at += 1)
    await rated(`p${String(at).padStart(3, '0')}`, at < 60 ? 5 : 1, { days: at % 2 === 0 ? 1 : 100 });
  const first = await pageOf('active=30');
  expect(first.rows.length).toBeGreaterThanOrEqual(50);
  const second = await pageOf(`active=30&page=${encodeURIComponent(first.next ?? '')}`);
  expect(first.rows.length + second.rows.length).toBe(65);
  expect(new Set([...first.rows, ...second.rows].map(({ place }) => place))).toEqual(new Set([1, 61]));
});
