import { expect, test } from 'vitest';
import { LIVE_ABSENCE, USUAL_ABSENCE } from '../../../engine/deadlines/usual-absence';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import { type SeasonDraft, withDeadlines, withGame, withOwnGame, withTemplate } from './season-draft';
import { TEMPLATES } from './templates';

const SLOW = { orders: 2880, adjustment: 720 } as SeasonDraft['deadlines'];
const LIVE = { orders: 10, adjustment: 3 } as SeasonDraft['deadlines'];
const DRAFT = {
  template: TEMPLATES[0],
  custom: null,
  deadlines: SLOW,
  absence: USUAL_ABSENCE,
} as SeasonDraft;
const EVENING = TEMPLATES.find(({ id }) => id === 'evening') ?? null;
const START = { deadlines: SLOW } as CreateSeason;

test('the usual rules for missed turns follow the pace, both ways', () => {
  const live = withDeadlines(DRAFT, LIVE);
  expect(live.absence).toEqual(LIVE_ABSENCE);
  expect(withDeadlines({ ...DRAFT, ...live }, SLOW).absence).toEqual(USUAL_ABSENCE);
});

test('no usual rule adds more than a turn to a turn of ten minutes', () => {
  const { grace, vote } = LIVE_ABSENCE;
  for (const added of [grace?.minutes, vote?.minutes]) expect(added).toBeLessThanOrEqual(10);
});

test('an organizer’s own rules, or none, stay as they are', () => {
  const own = { ...USUAL_ABSENCE, holidays: 30 };
  expect(withDeadlines({ ...DRAFT, absence: own }, LIVE).absence).toEqual(own);
  expect(withDeadlines({ ...DRAFT, absence: undefined }, LIVE).absence).toBeUndefined();
});

test('the template of an evening brings its pace, and another one takes it away again', () => {
  const evening = { ...DRAFT, ...withTemplate(DRAFT, EVENING, START) };
  expect(evening).toMatchObject({ deadlines: LIVE, absence: LIVE_ABSENCE });
  expect(withTemplate(evening, TEMPLATES[1] ?? null, START)).toMatchObject({
    deadlines: SLOW,
    absence: USUAL_ABSENCE,
  });
});

test('a template without a pace leaves the organizer’s own', () => {
  const own = { ...DRAFT, deadlines: { ...SLOW, orders: 4000 } as SeasonDraft['deadlines'] };
  expect(withTemplate(own, TEMPLATES[1] ?? null, START).deadlines).toMatchObject({ orders: 4000 });
});

test.each([
  ['the usual scoring follows the game', 'sum-of-squares', {}, 'rank-points'],
  ['another scoring stays', 'carnage', {}, 'carnage'],
  ['parameters of one’s own stay', 'sum-of-squares', { pot: 50 }, 'sum-of-squares'],
])('%s', (_, id, parameters, then) => {
  const draft = { ...DRAFT, system: 'ny2047' as const, scoring: { id, parameters } };
  expect(withGame(draft, 'new-era', START).scoring).toMatchObject({ id: then, parameters });
});

test('the usual scoring follows the game there and back again', () => {
  const draft = { ...DRAFT, system: 'ny2047' as const, scoring: { id: 'sum-of-squares', parameters: {} } };
  const risk = { ...draft, ...withGame(draft, 'nyc-risk', START) };
  expect(withGame(risk, 'ny2047', START).scoring).toEqual({ id: 'sum-of-squares', parameters: {} });
});

test('a definition brings the scoring that its tables can pay for', () => {
  const draft = { ...DRAFT, system: 'ny2047' as const, scoring: { id: 'carnage', parameters: {} } };
  const seats = { min: 4, max: 4 };
  const game = {
    title: 'Valleys',
    seats,
    counts: 'points',
    figures: [],
    fewest: false,
    roles: [],
    games: [],
  } as const;
  const own = { ...draft, ...withGame(draft, 'results-only', START) };
  const points = { ...own, ...withOwnGame(own, game) };
  expect(points.scoring.id).toBe('carnage');
  const places = { ...points, ...withOwnGame(points, { ...game, counts: 'places' }) };
  expect(places.scoring.id).toBe('rank-points');
  const usual = { ...points, scoring: { id: 'leading-measure', parameters: {} } };
  const several = withOwnGame(usual, { ...game, games: [{ ...game, round: 2, title: 'Hills' }] });
  expect(several.scoring?.id).toBe('rank-points');
  expect(points.options).not.toHaveProperty('games');
  const fewest = { ...places, ...withOwnGame(places, { ...game, fewest: true }) };
  expect(fewest.scoring).toEqual({ id: 'leading-measure', parameters: { factor: -1 } });
});
