import { expect, test } from 'vitest';
import { nycRisk } from '../../../engine/nyc-risk';
import type { Event } from '../../../engine/nyc-risk/event-types';
import type { Holding, View } from '../../../engine/nyc-risk/types';
import { textRandom } from '../../../engine/random';
import type { ShownStep } from '../../lib/shown-step';
import { arrivalsOf, changedHoods, hoodsBeforeChange, lossesIn, motionsOf } from './motions';

const EMPTY: View = nycRisk.setup(
  nycRisk.options.parse({}),
  ['yellow', 'blue', 'green'],
  textRandom('motions'),
);
type Hoods = Readonly<Record<string, Holding>>;

/** Yellow holds Soho, blue the two hoods beside it; Harlem is neutral, Inwood still free. */
const BEFORE: Hoods = {
  soho: { owner: 'yellow', units: 8 },
  'west-village': { owner: 'blue', units: 2 },
  chelsea: { owner: 'blue', units: 3 },
  harlem: { owner: null, units: 2 },
  inwood: { owner: null, units: 0 },
};

const roll = (from: string, to: string, attackLoss: number, defendLoss: number): Event => ({
  type: 'rolled',
  ...{ from, to, attackLoss, defendLoss },
  ...{ attacker: 'yellow', defender: 'blue', attack: [], defend: [], attackBonus: 0, defendBonus: 0, rng: 0 },
});
const conquer = (from: string, to: string): Event => ({
  type: 'conquered',
  ...{ seat: 'yellow', from, to, defender: 'blue' },
});
const occupy = (from: string, to: string): Event => ({
  type: 'occupied',
  ...{ seat: 'yellow', from, to, count: 3, mayor: false },
});
const yellow = (units: number): Holding => ({ owner: 'yellow', units });

interface Scenes {
  readonly motions: string;
  readonly losses?: Readonly<Record<string, number>>;
  readonly leaving?: readonly string[];
  readonly arriving?: Readonly<Record<string, string>>;
  readonly changing?: Readonly<Record<string, string | null>>;
}

type Case = readonly [shows: string, events: readonly Event[], after: Hoods, Scenes];

const cases: readonly Case[] = [
  ['nothing', [], {}, { motions: 'arriving' }],
  [
    'the losses of both sides of an attack that fails',
    [roll('soho', 'chelsea', 1, 1), roll('soho', 'chelsea', 2, 0)],
    { soho: yellow(5), chelsea: { owner: 'blue', units: 2 } },
    { motions: 'leaving arriving', losses: { soho: 3, chelsea: 1 } },
  ],
  [
    'a defender that leaves, the attacker that advances, and the hood that changes hands',
    [roll('soho', 'west-village', 0, 2), conquer('soho', 'west-village'), occupy('soho', 'west-village')],
    { soho: yellow(5), 'west-village': yellow(3) },
    {
      motions: 'leaving arriving changing',
      losses: { 'west-village': 2 },
      leaving: ['west-village'],
      arriving: { 'west-village': 'soho' },
      changing: { 'west-village': 'yellow' },
    },
  ],
  [
    'what an advanced army loses as a loss of the army that it came from',
    [
      roll('soho', 'west-village', 1, 2),
      conquer('soho', 'west-village'),
      occupy('soho', 'west-village'),
      roll('west-village', 'chelsea', 2, 1),
    ],
    { soho: yellow(4), 'west-village': yellow(1), chelsea: { owner: 'blue', units: 2 } },
    {
      motions: 'leaving arriving changing',
      losses: { soho: 3, 'west-village': 2, chelsea: 1 },
      leaving: ['west-village'],
      arriving: { 'west-village': 'soho' },
      changing: { 'west-village': 'yellow' },
    },
  ],
  [
    'a neutral hood that is conquered',
    [roll('soho', 'harlem', 0, 2), conquer('soho', 'harlem')],
    { harlem: yellow(3), soho: yellow(5) },
    {
      motions: 'leaving arriving changing',
      losses: { harlem: 2 },
      leaving: ['harlem'],
      changing: { harlem: 'yellow' },
    },
  ],
  [
    'units that a card kills, but none that it adds',
    [
      { type: 'units', at: 'chelsea', change: -2 },
      { type: 'units', at: 'soho', change: 2 },
    ],
    { chelsea: { owner: 'blue', units: 1 }, soho: yellow(10) },
    { motions: 'leaving arriving', losses: { chelsea: 2 } },
  ],
  [
    'a free hood that is drafted as nobody’s loss',
    [{ type: 'drafted', seat: 'yellow', to: 'inwood' }],
    { inwood: yellow(1) },
    { motions: 'arriving' },
  ],
  [
    'hoods that a seat leaves behind',
    [{ type: 'resigned', seat: 'blue' }],
    { chelsea: { owner: null, units: 3 } },
    { motions: 'arriving changing', changing: { chelsea: null } },
  ],
];

for (const [shows, events, after, scenes] of cases)
  test(`the scenes of a step of City of New York Risk show ${shows}`, () => {
    const hoods = { ...EMPTY.hoods, ...BEFORE };
    const step: ShownStep = {
      before: { ...EMPTY, hoods },
      position: { ...EMPTY, hoods: { ...hoods, ...after } },
      events: [...events] as unknown as ShownStep['events'],
      orders: [],
      sentences: [],
    };
    const { motions, losses = {}, leaving = [], arriving = {}, changing = {} } = scenes;
    expect(motionsOf(step).join(' ')).toBe(motions);
    expect(Object.fromEntries(lossesIn(step))).toEqual(losses);
    expect([...arrivalsOf(step, 'leaving').keys()]).toEqual(leaving);
    expect(Object.fromEntries(arrivalsOf(step, 'arriving'))).toEqual(arriving);
    expect(Object.fromEntries(changedHoods(step))).toEqual(changing);
    for (const hood of Object.keys(BEFORE))
      expect(hoodsBeforeChange(step)[hood]).toEqual(
        (hood in changing ? hoods : { ...hoods, ...after })[hood],
      );
  });
