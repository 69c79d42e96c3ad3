import { expect, test } from 'vitest';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { GAME_SYSTEM_IDS, isGameSystem } from '../../../engine/games';
import { SYSTEMS } from '../../../engine/systems';
import { FORMAT } from '../../../engine/tournament/formats';
import { PRESETS, withPreset } from './presets';
import type { SeasonDraft } from './season-draft';

const SLOW = { orders: 2880, adjustment: 720, earlyClose: 'forbidden', zone: 'Europe/Rome' } as const;
const DRAFT: SeasonDraft = {
  ...{ template: null, custom: null, system: 'classic', options: {}, deadlines: SLOW },
  ...{ absence: undefined, scoring: { id: 'sum-of-squares', parameters: {} }, totals: null, questions: [] },
};
const ALL = Object.entries(PRESETS).flatMap(([game, list]) => list.map((custom) => [game, custom] as const));

test.each(ALL)('%s: the custom $id is one that the platform takes', (game, custom) => {
  if (!isGameSystem(game)) throw new Error(`no game ${game}`);
  expect(SYSTEMS[game].options.safeParse(custom.options).error).toBeUndefined();
  expect(DeadlinePolicy.safeParse(withPreset(DRAFT, custom).deadlines).error).toBeUndefined();
  if (custom.template) expect(FORMAT.safeParse(custom.template.format).error).toBeUndefined();
});

test('every game that is played here has customs, but for one that has a single set of options', () => {
  const without = GAME_SYSTEM_IDS.filter((game) => PRESETS[game] === undefined);
  expect(without).toEqual(['nine-mens-morris']);
});

test('customs of a game differ from each other, and have names of their own', () => {
  for (const list of Object.values(PRESETS)) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const agreed = list.map(({ press, anonymous, scoring, options, turns, template }) =>
      JSON.stringify([press, anonymous, scoring, options, turns, template?.id]),
    );
    expect(new Set(agreed).size).toBe(list.length);
  }
});

test('a custom keeps the league’s time zone, and another one takes back that turns wait', () => {
  const [first, ...others] = PRESETS.classic ?? [];
  const waiting = others.find(({ id }) => id === 'no-deadline');
  if (first === undefined || waiting === undefined) throw new Error('there are no such customs');
  const slow = { ...DRAFT, ...withPreset(DRAFT, waiting) };
  expect(slow.deadlines).toMatchObject({
    waits: { absent: 10080 },
    earlyClose: 'allowed',
    zone: 'Europe/Rome',
  });
  expect(withPreset(slow, first).deadlines).not.toHaveProperty('waits');
});
