import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic } from '../engine/classic/index';
import { Unreadable } from '../engine/classic/orders/words';
import { type Order, type Phase, POWERS } from '../engine/classic/types';
import { textRandom } from '../engine/random';
import { printOrder, printTyped, readTyped } from './support/standard-classic';

const read = (phase: string, line: string) => {
  const typed = readTyped(phase as Phase, line);
  return typed instanceof Unreadable
    ? `ask: ${typed.suggests.join(' or ')}`
    : `${printTyped(phase as Phase, typed)}${typed.notes.length > 0 ? ', with a note that the written route does not bind' : ''}`;
};

const lines = readFileSync(new URL('./fixtures/classic/typed-orders.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [phase: string, typed: string, expected: string]);

test.each(lines)('%s: %s', (phase, typed, expected) => {
  expect(read(phase, typed)).toBe(expected);
});

describe('as people type in the languages of the pages', () => {
  test.each([
    ['Armee Paris nach Burgund', 'A PAR - BUR'],
    ['Die Armee in Paris zieht nach Burgund', 'A PAR - BUR'],
    ['Armee München hält', 'A MUN H'],
    ['Flotte Nordsee geleitet Armee London nach Norwegen', 'F NTH C A LON - NWY'],
    ['Armee Marseille unterstützt Armee Paris nach Burgund', 'A MAR S A PAR - BUR'],
    ['Flotte Aermelkanal - Irische See', 'F ENG - IRI'],
    ['Armee London nach Norwegen im Geleitzug', 'A LON - NWY VIA'],
    ['El ejército de París se mantiene', 'A PAR H'],
    ['Ejército París a Borgoña', 'A PAR - BUR'],
    ['Flota Mar del Norte convoya Ejército Londres a Noruega', 'F NTH C A LON - NWY'],
    ['Ejército Marsella apoya a Ejército París a Borgoña', 'A MAR S A PAR - BUR'],
    ['Flota San Petersburgo (costa sur) - Golfo de Botnia', 'F STP/SC - BOT'],
  ])('%s', (typed, expected) => {
    expect(read('orders', typed)).toBe(expected);
  });
});

describe('in every form', () => {
  test.each([
    ['orders', 'FRANCE A PAR - BUR', 'A PAR - BUR'],
    ['orders', '> A Par -&gt; Bur', 'A PAR - BUR'],
    ['orders', '**A Par** → Bur', 'A PAR - BUR'],
    ['orders', 'A Par 🡒 Bur', 'A PAR - BUR'],
    ['orders', 'A Bur supports Par to hold', 'A BUR S A PAR'],
    ['orders', 'A mar s par-bur', 'A MAR S A PAR - BUR'],
    ['orders', 'A MAR SA PAR - BUR', 'A MAR S A PAR - BUR'],
    ['orders', "A Mar supports Paris's attack on Burgundy", 'A MAR S A PAR - BUR'],
    ['orders', 'F STPSC - BOT', 'F STP/SC - BOT'],
    ['orders', 'A Lon → Bel via Nth', 'A LON - BEL VIA, with a note that the written route does not bind'],
    ['orders', 'F Tyr - Ion', 'ask: TYS'],
    ['orders', 'Berlin supports Munich to Silesia', 'A BER S A MUN - SIL'],
    ['orders', 'F Aegean Sea S A Bul', 'F AEG S A BUL'],
    ['orders', 'A Par-Bur (*bounce*)', 'A PAR - BUR'],
    ['orders', 'La flota de Brest va al Canal de la Mancha', 'F BRE - ENG'],
    ['adjustments', 'Abbau A Ruhr', 'Disband A RUH'],
    ['orders', 'A Liv - Edi', 'ask: LVN or LVP'],
    ['orders', 'A Nor - Swe', 'A NWY - SWE'],
    ['orders', 'A Par suports A Mar', 'ask: S'],
    ['orders', 'Amry Par - Bur', 'ask: A'],
    ['retreats', 'A Par - Gas', 'A PAR R GAS'],
    ['retreats', 'Par → off the board', 'PAR D'.replace('PAR', 'A PAR')],
    ['adjustments', '- A Par', 'Disband A PAR'],
    ['adjustments', '- Build A Par', 'Build A PAR'],
    ['adjustments', 'Baue Flotte Brest', 'Build F BRE'],
    ['adjustments', 'Paris: army B', 'Build A PAR'],
  ])('%s: %s', (phase, typed, expected) => {
    expect(read(phase, typed)).toBe(expected);
  });
});

test('every order that bots give is read back from its print', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = textRandom(`typed ${seed}`);
      let position = classic.setup({}, POWERS, random);
      for (let step = 0; step < 12; step += 1) {
        const lists: Record<string, readonly Order[]> = {};
        for (const { seat } of classic.pending(position)?.seats ?? []) {
          lists[seat] = classic.bots.random.orders(position, seat, random);
          for (const order of lists[seat] ?? []) {
            const typed = readTyped(position.phase, printOrder(position, order));
            expect(typed).toMatchObject({ order });
          }
        }
        position = classic.adjudicate(position, lists, {}, random).position;
      }
    }),
    { numRuns: 25 },
  );
});

test('whatever is typed, it never throws', () => {
  const words = fc.constantFrom(
    ...'A F PAR bur nth - -> S C H VIA support to from hold ( ) / nc , France : the move convoy build 1. • + waive'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom<Phase>('orders', 'retreats', 'adjustments'),
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 14 }).map((all) => all.join(' ')),
      ),
      (phase, line) => {
        readTyped(phase, line);
      },
    ),
    { numRuns: 2000 },
  );
});
