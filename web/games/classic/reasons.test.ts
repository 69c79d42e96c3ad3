import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/classic/data/standard';
import { POWERS } from '../../../engine/classic/types';
import { adjudicate, notation, read } from '../../../test/support/standard-classic';
import { english } from '../../../test/support/texts';
import { reasonText } from './reasons';

/** Units, orders, and the text about the order that begins with `of`. */
const cases: readonly (readonly [units: string, orders: string, of: string, says: string])[] = [
  [
    'france A PAR, germany A MUN',
    'france A PAR - BUR, germany A MUN - BUR',
    'par',
    'The move from Munich was at least as strong.',
  ],
  [
    'france A PAR, germany A BUR',
    'france A PAR - BUR',
    'par',
    'Burgundy was held with at least as much strength.',
  ],
  [
    'france A PAR, germany A BUR',
    'france A PAR - BUR, germany A BUR - PAR',
    'par',
    'It met the unit from Burgundy head on, at least as strong.',
  ],
  [
    'france A PAR, france A BUR',
    'france A PAR - BUR',
    'par',
    'No power drives out its own unit, here in Burgundy.',
  ],
  [
    'france A PAR, france A MAR, germany A BUR',
    'france A PAR - BUR, france A MAR S A PAR - BUR',
    'bur',
    'Driven out from Paris.',
  ],
  [
    'france A PAR, france A MAR',
    'france A MAR S A PAR - BUR',
    'mar',
    'The unit in Paris was not ordered to Burgundy.',
  ],
  [
    'france A PAR, france A BUR',
    'france A PAR S A BUR, france A BUR - MUN',
    'par',
    'The unit in Burgundy was ordered to move.',
  ],
  [
    'france A PAR, france A MAR, italy A PIE',
    'france A PAR - BUR, france A MAR S A PAR - BUR, italy A PIE - MAR',
    'mar',
    'An attack from Piedmont cut it.',
  ],
  [
    'england F NTH, england A LON',
    'england F NTH C A LON - NWY',
    'nth',
    'No army was ordered to take this convoy.',
  ],
  [
    'england F NTH, england A LON, germany F SKA, germany F HEL',
    'england A LON - NWY, england F NTH C A LON - NWY, germany F SKA - NTH, germany F HEL S F SKA - NTH',
    'lon',
    'The fleet in North Sea could not carry it.',
  ],
  [
    'england F NTH, england A LON',
    'england A LON - NWY',
    'lon',
    'No chain of fleets was ordered to carry it.',
  ],
  ['france A PAR', 'france A PAR - BUR', 'par', ''],
];

for (const [units, orders, of, says] of cases)
  test(`${orders}: ${says}`, () => {
    const position = boardOf(units);
    const lists: Record<string, object[]> = {};
    for (const entry of orders.split(', ')) {
      const [power = '', ...line] = entry.split(' ');
      const order = notation.parse(position, power, line.join(' '));
      if (!order.ok) throw new Error(entry);
      lists[power] = [...(lists[power] ?? []), ...order.value];
    }
    const verdict = adjudicate(position, lists, {}).orders.find(
      ({ order }) => (order as { unit: string }).unit === of,
    );
    if (verdict === undefined) throw new Error(of);
    expect(reasonText(STANDARD, position, verdict, english('classic'), 'en')).toBe(says);
  });

function boardOf(text: string) {
  const units = text.split(', ').map((entry) => {
    const [power, letter, place = ''] = entry.split(' ');
    return { power, kind: letter === 'A' ? 'army' : 'fleet', at: place.toLowerCase() };
  });
  const position = read({ units }, POWERS);
  if (!position.ok) throw new Error(text);
  return position.value;
}
