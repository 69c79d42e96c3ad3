import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { textRandom } from '../random';
import { gameSystem } from '../systems';
import { type OrderForm, shortNotation } from './short-notation';

const FORMS: Record<string, OrderForm> = {
  attack: { word: 'attack', fields: ['from', 'to'] },
  build: { word: 'build', fields: ['card', { list: 'areas' }] },
  endPhase: { word: 'end phase' },
};
const notation = shortNotation<null, { readonly type: string }>(FORMS, '16');
const parse = (text: string) => notation.parse(null, '', text);

describe('as it is typed', () => {
  test.each([
    ['ATTACK harlem bronx', { type: 'attack', from: 'harlem', to: 'bronx' }],
    [
      'attack harlem > bronx dice=3 +mayor',
      { type: 'attack', from: 'harlem', to: 'bronx', dice: 3, mayor: true },
    ],
    ['1. Attack harlem -> bronx mayor = no;', { type: 'attack', from: 'harlem', to: 'bronx', mayor: false }],
    ['attack to=bronx from=harlem', { type: 'attack', from: 'harlem', to: 'bronx' }],
    ['build port europe, africa', { type: 'build', card: 'port', areas: ['europe', 'africa'] }],
    ['build port []', { type: 'build', card: 'port', areas: [] }],
    ['End Phase', { type: 'endPhase' }],
    ['end phase x={a:[1,2],b:none,"c d":"no"}', { type: 'endPhase', x: { a: [1, 2], b: null, 'c d': 'no' } }],
  ])('%s', (text, order) => {
    expect(parse(text)).toEqual({ ok: true, value: [order] });
  });

  test('all problems of a list at once, by their lines', () => {
    const read = parse('leap\nattack a b c d\nattack a b x=\nattack a b x=1 x=2\nend phase');
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ path, message }) => `${path} ${inEnglish(message)}`)).toEqual([
      '0 No order begins with “leap”. Orders begin with one of these: ATTACK, BUILD, END PHASE.',
      '1 “c” does not belong here.',
      '2 The line ends too early: a value is missing.',
      '3 “x” stands twice in this order.',
    ]);
  });
});

test('whatever an order holds, its print is read back as the same order', () => {
  const value = fc.jsonValue({ maxDepth: 3, noNullPrototype: true } as object);
  const order = fc.record(
    { from: value, to: value, areas: fc.array(value), card: fc.string(), extra: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom('attack', 'build', 'endPhase'), order, (type, fields) => {
      const whole = JSON.parse(JSON.stringify({ type, ...fields }));
      const text = notation.print(null, whole);
      if (text.length > 4000) return;
      expect(parse(text), text).toEqual({ ok: true, value: [whole] });
    }),
    {
      numRuns: 400,
      // A full stop ends a line, unless it is part of a value.
      examples: [
        ['attack', { extra: 'A.' }],
        ['endPhase', { 'x.': true }],
      ] as never,
    },
  );
});

test('whatever is typed, it never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `attack ${text}`),
      ),
      (text) => void parse(text),
    ),
  );
});

test.each([
  'nyc-risk',
  'domination',
  'new-era',
] as const)('all that bots of %s order is read back from its print', (id) => {
  const system = gameSystem(id);
  const notation = system.notation;
  if (notation === undefined) throw new Error(`${id} has no notation`);
  const types = new Set<string>();
  for (const game of ['one', 'two']) {
    const random = textRandom(`${id} ${game}`);
    const options = system.options.parse({});
    const seats = system.seats.names.slice(0, system.seats.usual);
    let position = system.setup(options, seats, random);
    for (let step = 0; step < 250; step += 1) {
      const pending = system.pending(position);
      if (pending === null) break;
      const lists: Record<string, readonly unknown[]> = {};
      for (const { seat } of pending.seats) {
        const view = system.view(position, { kind: 'seat', seat });
        const orders = system.bots.random.orders(view, seat, random);
        lists[seat] = orders;
        const text = orders.map((order) => notation.print(position, order)).join('\n');
        expect(notation.parse(position, seat, text), text).toEqual({ ok: true, value: orders });
        for (const order of orders) types.add((order as { readonly type: string }).type);
      }
      position = system.adjudicate(position, lists, options, random).position;
    }
  }
  expect(types.size).toBeGreaterThan(3);
});
