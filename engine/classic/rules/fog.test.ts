import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../core/canonical';
import { type Random, textRandom } from '../../random';
import { CLASSIC } from '../data/standard';
import { classic, classicOn } from '../index';
import type { Event, Position, Power, Unit } from '../types';

const FOG = classicOn({ ...CLASSIC, fog: true });
const START = FOG.setup({}, FOG.seats.names, textRandom('fog'));

const army = (power: Power, at: string): Unit => ({ power, kind: 'army', at });
const fleet = (power: Power, at: string): Unit => ({ power, kind: 'fleet', at });
const seat = (power: Power) => ({ kind: 'seat', seat: power }) as const;

function viewFor(position: Position, power: Power): Position {
  return FOG.view(position, seat(power)) as Position;
}

function playTurn(position: Position, orders: Readonly<Record<Power, readonly unknown[]>>) {
  return FOG.adjudicate(position, orders, {}, textRandom('fog'));
}

describe('a view', () => {
  test.each([
    ['austria', ['italy ven']],
    ['england', []],
    ['germany', []],
    ['italy', ['austria tri']],
    ['russia', []],
    ['turkey', []],
  ])('of %s at the start shows its own units and those next to them', (power, others) => {
    const { units } = viewFor(START, power);
    const own = START.units.filter((unit) => unit.power === power);
    expect(units.filter((unit) => unit.power === power)).toEqual(own);
    expect(units.flatMap((unit) => (unit.power === power ? [] : [`${unit.power} ${unit.at}`]))).toEqual(
      others,
    );
  });

  test('shows what stands next to a centre that no unit is near', () => {
    const position: Position = {
      ...START,
      units: [fleet('italy', 'tun'), army('france', 'gas'), army('germany', 'pic')],
      centres: { ...START.centres, bre: 'italy' },
    };
    expect(viewFor(position, 'italy').units.map(({ at }) => at)).toEqual(['tun', 'gas', 'pic']);
  });

  test('shows a spectator no unit, and a moderator all', () => {
    const spectator = FOG.view(START, { kind: 'spectator' }) as Position;
    expect(spectator).toMatchObject({ units: [], centres: START.centres });
    expect(FOG.view(START, { kind: 'moderator' })).toBe(START);
  });

  test('hides nothing of a game that is over', () => {
    const over: Position = {
      ...START,
      phase: 'finished',
      outcome: { type: 'draw', winners: START.seats, placing: [START.seats] },
    };
    expect(viewFor(over, 'italy')).toBe(over);
  });
});

describe('an order', () => {
  const position: Position = {
    ...START,
    units: [army('germany', 'mun'), army('italy', 'ven'), army('austria', 'boh'), army('france', 'mar')],
    centres: {},
  };

  test.each([
    ['A MUN S A BOH - TYR', []],
    ['A MUN S A VEN - TYR', ['no-support']],
    ['A MUN S A MAR - BUR', ['no-support']],
  ])('%s may name only units in sight', (line, codes) => {
    expect(FOG.validate(position, 'germany', [line]).map(({ code }) => code)).toEqual(codes);
    const { orders } = playTurn(position, { germany: [line] });
    const verdict = orders.find((one) => one.seat === 'germany');
    expect(verdict?.result === 'rejected').toBe(codes.length > 0);
    const offered = FOG.legal(position, 'germany', []);
    const read = FOG.notation?.parse(position, 'germany', line);
    const order = read?.ok ? read.value[0] : undefined;
    expect(offered.some((offer) => hashOf(offer.order) === hashOf(order))).toBe(codes.length === 0);
  });

  test('to move by convoy needs fleets that the army’s power sees', () => {
    const sea: Position = {
      ...START,
      units: [
        army('england', 'yor'),
        fleet('germany', 'nth'),
        fleet('germany', 'nwg'),
        fleet('germany', 'bar'),
      ],
      centres: {},
    };
    const convoys = { germany: ['F NWG C A YOR - STP', 'F BAR C A YOR - STP', 'F NTH C A YOR - STP'] };
    const seen = playTurn(sea, { england: ['A YOR - STP'], ...convoys });
    expect(seen.orders.map(({ result }) => result)).toEqual(['rejected', 'held', 'void', 'void', 'void']);
  });
});

describe('a result', () => {
  const position: Position = {
    ...START,
    units: [
      army('germany', 'mun'),
      army('italy', 'tyr'),
      army('italy', 'ven'),
      army('france', 'bur'),
      army('france', 'par'),
      army('russia', 'mos'),
    ],
    centres: {},
  };
  const result = playTurn(position, {
    germany: ['A MUN H'],
    italy: ['A TYR - MUN', 'A VEN - TYR'],
    france: ['A BUR - BEL', 'A PAR - BUR'],
    russia: ['A MOS - STP', 'A MOS - UNKNOWN'],
  });
  const shown = FOG.viewResult(result, seat('germany'));

  test('shows orders that name only what was in sight', () => {
    expect(shown.orders).toEqual([
      { seat: 'germany', order: 'A MUN H', result: 'held', reason: '4.1' },
      { seat: 'italy', order: 'A TYR - MUN', result: 'bounced', reason: '5.5', by: ['mun'] },
    ]);
  });

  test('shows a unit that comes into sight, and not where it came from', () => {
    expect(shown.events).toEqual([]);
    expect((shown.position as Position).units.map(({ at }) => at)).toEqual(['bur', 'mun', 'tyr'].sort());
  });

  test('is shown whole to moderators', () => {
    expect(FOG.viewResult(result, { kind: 'moderator' })).toEqual(result);
  });
});

/** A game of random bots in fog, with the result of each step. */
function stepsOf(seed: string, count: number) {
  const random = textRandom(seed);
  const steps: { readonly before: Position; readonly result: ReturnType<typeof FOG.adjudicate> }[] = [];
  let before = FOG.setup({}, FOG.seats.names, random);
  while (steps.length < count && FOG.outcome(before) === null) {
    const lists = botLists(before, random);
    const result = FOG.adjudicate(before, lists, {}, random);
    steps.push({ before, result });
    before = result.position;
  }
  return steps;
}

function botLists(position: Position, random: Random) {
  return Object.fromEntries(
    (FOG.pending(position)?.seats ?? []).map((one) => [
      one.seat,
      FOG.bots.random.orders(viewFor(position, one.seat), one.seat, random),
    ]),
  );
}

test('in any game, a view names no unit out of sight, dealt games look the same, and answers do not differ', () => {
  let dealt = 0;
  fc.assert(
    fc.property(fc.nat(10_000), (seed) => {
      for (const { before, result } of stepsOf(`fog ${seed}`, 12))
        for (const power of before.seats) {
          const view = viewFor(before, power);
          const hidden = new Set(view.fog?.outOfSight);
          const provinceOf = (at: string) => at.split('/')[0] ?? at;
          expect(view.units.filter(({ at }) => hidden.has(provinceOf(at)))).toEqual([]);
          expect(viewFor(view, power)).toEqual(view);

          const other = FOG.dealHidden?.(view, textRandom(`deal ${seed}`)) as Position;
          if (before.phase === 'orders') {
            expect(viewFor(other, power)).toEqual(view);
            if (hashOf(other.units) !== hashOf(before.units)) dealt += 1;
          }
          const orders = FOG.bots.random.orders(view, power, textRandom(`orders ${seed}`));
          expect(FOG.validate(before, power, orders)).toEqual([]);
          expect(FOG.legal(other, power, [])).toEqual(FOG.legal(before, power, []));

          const after = new Set(viewFor(result.position, power).fog?.outOfSight);
          const isUnseen = (at: string) => hidden.has(provinceOf(at)) && after.has(provinceOf(at));
          const shown = FOG.viewResult(result, seat(power));
          for (const event of shown.events as readonly Event[])
            if (
              'from' in event &&
              event.type !== 'centre' &&
              event.type !== 'standoff' &&
              event.power !== power
            )
              expect([event.from, event.to].filter(isUnseen)).toEqual([]);
          expect(FOG.describe(view, shown).length).toBeGreaterThanOrEqual(0);
        }
    }),
    { numRuns: 6, seed: 1901 },
  );
  expect(dealt).toBeGreaterThan(50);
});

test('without fog, a view is the position itself', () => {
  expect(classic.view(START, seat('italy'))).toBe(START);
});
