import { expect, test } from 'vitest';
import { domination } from '../../../engine/domination';
import type { Event } from '../../../engine/domination/event-types';
import type { View } from '../../../engine/domination/types';
import { textRandom } from '../../../engine/random';
import type { ShownStep } from '../../lib/shown-step';
import { arrivalsIn, changedAreas, fatesIn, heldBeforeChange, motionsOf } from './motions';

const EMPTY = domination.view(
  domination.setup(domination.options.parse({}), ['yellow', 'blue', 'green'], textRandom('motions')),
  { kind: 'spectator' },
) as View;
const [full, struggling] = [true, false].map((isFull) => (seat: string) => ({ seat, full: isFull })) as [
  (seat: string) => View['forces'][string],
  (seat: string) => View['forces'][string],
];
const BEFORE: View['forces'] = { western_europe: full('yellow'), brazil: struggling('blue') };

const hit = (type: 'reduced' | 'removed', seat: string, area: string): Event => ({
  ...{ type, seat, area },
  by: 'green',
});
const built = (seat: string, area: string): Event => ({ type: 'built', seat, area, full: false });

interface Scenes {
  readonly motions: string;
  readonly fates?: Readonly<Record<string, string>>;
  readonly arriving?: readonly string[];
  readonly changing?: Readonly<Record<string, string | null>>;
  readonly held?: View['forces'];
}

type Case = readonly [shows: string, events: readonly Event[], after: View['forces'], Scenes];

const cases: readonly Case[] = [
  ['nothing', [], BEFORE, { motions: 'arriving' }],
  [
    'a Force that is reduced',
    [hit('reduced', 'yellow', 'western_europe')],
    { ...BEFORE, western_europe: struggling('yellow') },
    { motions: 'leaving arriving', fates: { western_europe: 'weakened' }, arriving: ['western_europe'] },
  ],
  [
    'a Force that is removed, and an area that nobody holds afterwards',
    [hit('removed', 'blue', 'brazil')],
    { western_europe: full('yellow') },
    {
      motions: 'leaving arriving changing',
      fates: { brazil: 'leaving' },
      changing: { brazil: null },
      held: BEFORE,
    },
  ],
  [
    'a Force that is reduced twice as one that leaves, and the area that its enemy builds in',
    [
      hit('reduced', 'yellow', 'western_europe'),
      hit('removed', 'yellow', 'western_europe'),
      built('green', 'western_europe'),
    ],
    { ...BEFORE, western_europe: struggling('green') },
    {
      motions: 'leaving arriving changing',
      fates: { western_europe: 'leaving' },
      arriving: ['western_europe'],
      changing: { western_europe: 'green' },
      held: BEFORE,
    },
  ],
  [
    'a Force that is new',
    [built('blue', 'andes')],
    { ...BEFORE, andes: struggling('blue') },
    { motions: 'arriving', arriving: ['andes'] },
  ],
  [
    'no loss of a Force that was built in the same step',
    [built('blue', 'andes'), hit('removed', 'blue', 'andes')],
    BEFORE,
    { motions: 'arriving' },
  ],
];

for (const [shows, events, after, scenes] of cases)
  test(`the scenes of a step of Domination show ${shows}`, () => {
    const step: ShownStep = {
      before: { ...EMPTY, forces: BEFORE },
      position: { ...EMPTY, forces: after },
      events: [...events] as unknown as ShownStep['events'],
      orders: [],
      sentences: [],
    };
    const { motions, fates = {}, arriving = [], changing = {}, held = after } = scenes;
    expect(motionsOf(step).join(' ')).toBe(motions);
    expect(Object.fromEntries(fatesIn(step))).toEqual(fates);
    expect([...arrivalsIn(step)]).toEqual(arriving);
    expect(Object.fromEntries(changedAreas(step))).toEqual(changing);
    expect(heldBeforeChange(step)).toEqual(held);
  });
