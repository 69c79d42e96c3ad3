import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { type Random, textRandom } from '../../random';
import { classic } from '../index';
import { type ByPower, type Order, POWERS, type Position } from '../types';
import { readTranscript, transcriptText } from './transcripts';
import { positionText } from './written-position';

type Lists = Readonly<Record<string, readonly Order[]>>;
const START = classic.setup({}, POWERS, textRandom('none'));

/** Some phases of a bots' game, with every position on the way. */
function playSome(random: Random, phases: number) {
  const positions: Position[] = [START];
  const steps: ByPower<readonly Order[]>[] = [];
  for (let at = 0; at < phases; at += 1) {
    const position = positions.at(-1) as Position;
    const pending = classic.pending(position);
    if (pending === null) break;
    const lists: Record<string, readonly Order[]> = {};
    for (const { seat } of pending.seats) {
      const level = random.draw(1, 10) === 1 ? 'steady' : 'random';
      const list = classic.bots[level].orders(position, seat, random);
      // Some seats give no orders.
      if (random.draw(1, 12) > 1) lists[seat] = list;
    }
    steps.push(lists);
    positions.push(classic.adjudicate(position, lists, {}, random).position);
  }
  return { positions, steps };
}

const readBack = (text: string) => {
  const read = readTranscript(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
  return read.value;
};

test('what is printed of a game is read back to the same positions', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 25 }), (seed, phases) => {
      const { positions, steps } = playSome(textRandom(`transcript ${seed}`), phases);
      const read = readBack(transcriptText(START, steps));
      expect(read.start).toEqual(START);
      expect(read.end).toEqual(positions.at(-1));
      let position = read.start;
      for (const [at, orders] of read.steps.entries()) {
        position = classic.adjudicate(position, orders as Lists, {}, textRandom('none')).position;
        expect(position).toEqual(positions[at + 1]);
      }
    }),
    { numRuns: 30 },
  );
});

test('a position that is printed is read back, with the game that follows it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 3, max: 30 }), (seed, phases) => {
      const { positions, steps } = playSome(textRandom(`position ${seed}`), phases);
      const from = positions.findLastIndex(({ phase }) => phase === 'orders' || phase === 'adjustments');
      const start = positions[from] as Position;
      expect(readBack(positionText(start)).end).toEqual(start);
      const read = readBack(transcriptText(start, steps.slice(from)));
      expect(read.end).toEqual(positions.at(-1));
    }),
    { numRuns: 30 },
  );
});

test('a position with each power above its units', () => {
  const text = `Position Spring 1905
France:
  A PAR
  F BRE
Centres: PAR, BRE
Germany
  Units: A MUN, F KIE
  Centres: MUN, KIE, BER
Spring 1905`;
  expect(readBack(text).start).toMatchObject({
    units: [{ at: 'bre' }, { at: 'par' }, { at: 'kie' }, { at: 'mun' }],
    centres: { par: 'france', bre: 'france', ber: 'germany', kie: 'germany', mun: 'germany' },
  });
});

describe('how other judges print', () => {
  const OPENING: readonly (readonly [what: string, text: string])[] = [
    ['in short', 'S1901M\nFrance: A PAR - BUR; F BRE - MAO\nEngland: F LON - NTH'],
    [
      'with full names, results and stops',
      'Movement results for Spring of 1901.\n\nEngland: Fleet London -> North Sea.\nFrance: Army Paris -> Burgundy.\nFrance: Fleet Brest -> Mid-Atlantic Ocean. (*ok*)',
    ],
    ['by power', 'Spring 1901\n\nFrance:\n  A PAR-BUR\n  F BRE-MAO\nEngland:\n  f lon to nth'],
    [
      'without powers',
      'Spring 1901 - orders\n# from my notes\nA Par-Bur\nF Bre-MAO (succeeds)\nF Lon - North Sea',
    ],
    ['several in a line', 'SPRING 1901\nFrance: A PAR - BUR, F BRE - MAO\nEnglish: F LON - NTH'],
  ];
  const expected = { france: ['par', 'bre'], england: ['lon'] };
  test.each(OPENING)('%s', (_, text) => {
    const { steps, end } = readBack(text);
    const units = (power: 'france' | 'england') =>
      steps[0]?.[power]?.map((order) => ('unit' in order ? order.unit : ''));
    expect({ france: units('france'), england: units('england') }).toEqual(expected);
    expect(end).toMatchObject({ year: 1901, season: 'fall', phase: 'orders' });
  });

  test('bounces and headings of retreats and winters', () => {
    const text = `Spring 1901
Germany: A MUN - BUR (*bounce*)
France: A PAR - BUR (bounced)
Autumn 1901
Germany: F KIE - DEN
Winter 1901
Germany: A KIE B
S1902`;
    expect(readBack(text).end).toMatchObject({ year: 1902, season: 'spring' });
  });
});

describe('what cannot be read is named by its line', () => {
  test.each<[text: string, line: number, message: RegExp]>([
    ['', 0, /is empty/],
    ['A PAR - BUR', 0, /Begin with a heading/],
    ['Fall 1905\nA PAR - BUR', 0, /begins with Fall 1905.*Position Fall 1905/],
    ['Spring 1901\nFrance: A PARIS - BURGUNY', 1, /BUR \(Burgundy\)/i],
    [
      'Spring 1901\nGallia: A PAR - BUR',
      1,
      /“Gallia” is not understood here. Did you mean Italy|No power is called “Gallia”/,
    ],
    ['Spring 1901\nTurky: A CON - BUL', 1, /Did you mean Turkey/],
    ['Spring 1901\nA PAR - BUR\nWinter 1901\nA PAR B', 2, /stands at Fall 1901.*says Winter 1901/],
    ['Spring 1901\nWAIVE', 1, /whose order/],
    ['Position Spring 1905\nFrance: A PAR', 0, /centres/],
    ['Position Spring 1905\nFrance: A PAR, A PAR\nFrance centres: PAR', 0, /Two units stand in Paris/],
    ['Position Spring 1905\nFrance: A NTH\nFrance centres: PAR', 1, /army cannot stand in/i],
    ['Position Spring 1905\nFrance: PAR\nFrance centres: PAR', 1, /Write A or F/],
    ['Position Spring 1905\nFrance: A PAR\nFrance centres: PAR, BURG', 2, /Did you mean BUR|not a centre/],
    ['Position Fall 1905, retreats\nFrance: A PAR\nFrance centres: PAR', 0, /cannot begin with retreats/],
  ])('%j', (text, line, message) => {
    const read = readTranscript(text);
    expect(read.ok).toBe(false);
    const problems = read.ok ? [] : read.problems;
    expect(problems[0]?.path).toEqual([line]);
    expect(inEnglish(problems[0]?.message ?? '')).toMatch(message);
  });

  test('all of a phase at once', () => {
    const read = readTranscript('Spring 1901\nA XXX - YYY\nA PAR - BUR\nA MAR - BUGR');
    expect(read.ok ? [] : read.problems.map(({ path }) => path[0])).toEqual([1, 3]);
  });

  test('whatever the text is, it never throws', () => {
    const words = fc.constantFrom(
      'Spring 1901',
      'France:',
      'A',
      'PAR',
      '-',
      'BUR',
      'S',
      'C',
      ',',
      ';',
      'Position',
      'VOTE',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (text) => {
          readTranscript(text);
        },
      ),
    );
  });
});
