import { describe, expect, test } from 'vitest';
import { textRandom } from '../../random';
import { KNOWN_PROPERTIES, PROPERTY_IDS, propertiesOf, SCORING_IDS, type ScoringId } from '.';
import { SCORINGS } from './all';
import { majorityOf, type ScoredBoard } from './board';
import type { PropertyId } from './properties';
import { PROPERTY_EXCEPTIONS, type PropertyException } from './property-exceptions';
import { CLASSIC, type SampleRules, sampleBoard } from './sample-boards';
import { boardOf } from './written-board';

function sampled(text: string, count: number, rules: SampleRules = CLASSIC): readonly ScoredBoard[] {
  const random = textRandom(text);
  return Array.from({ length: count }, () => sampleBoard(random, rules));
}

/** The same draws without the survivor who has the least. */
function partial(boards: readonly ScoredBoard[]): readonly ScoredBoard[] {
  return boards.flatMap((board) => {
    const { ending, measure } = board;
    if (ending.type !== 'draw' || ending.sharers.length < 2) return [];
    const best = [...ending.sharers].sort((one, other) => (measure[other] ?? 0) - (measure[one] ?? 0));
    return [{ ...board, ending: { type: 'draw' as const, sharers: best.slice(0, -1) } }];
  });
}

interface Deciding {
  readonly before: ScoredBoard;
  readonly after: ScoredBoard;
  readonly from: string;
  readonly to: string;
}

/** Moves of one centre that give a seat the majority and with it the game. */
function deciding(boards: readonly ScoredBoard[]): readonly Deciding[] {
  return boards.flatMap((before) => {
    const { seats, measure, out, years, ending } = before;
    const to = seats.find((seat) => measure[seat] === majorityOf(before) - 1);
    if (to === undefined || ending.type === 'solo') return [];
    return seats
      .filter((from) => from !== to && (measure[from] ?? 0) > 0)
      .map((from) => {
        const left = (measure[from] ?? 0) - 1;
        const after: ScoredBoard = {
          ...before,
          measure: { ...measure, [from]: left, [to]: majorityOf(before) },
          out: left === 0 ? { ...out, [from]: years } : out,
          ending: { type: 'solo', winner: to },
        };
        return { before, after, from, to };
      });
  });
}

const SAMPLE = sampled('exceptions', 150);
const BOARDS: Readonly<Record<'other-sizes' | 'partial-draws', readonly (readonly ScoredBoard[])[]>> = {
  'other-sizes': [
    sampled('four seats', 150, { seats: 4, total: 21, years: 8 }),
    sampled('three seats', 150, { seats: 3, total: 12, years: 8 }),
  ],
  'partial-draws': [[...SAMPLE, ...partial(SAMPLE)]],
};
const MOVES = deciding(sampled('deciding centres', 1500));

function isNamed(where: PropertyException['where'], property: PropertyId, id: ScoringId): boolean {
  return PROPERTY_EXCEPTIONS.some(
    (one) => one.where === where && one.property === property && one.systems.includes(id),
  );
}

describe.each(SCORING_IDS)('%s keeps its properties but for the exceptions that are named', (id) => {
  const system = SCORINGS[id];
  const parameters = system.parameters.parse({});
  const known = KNOWN_PROPERTIES[id];

  test.each(['other-sizes', 'partial-draws'] as const)('on boards of %s', (where) => {
    const lacking = PROPERTY_IDS.filter(
      (property) =>
        known.includes(property) &&
        BOARDS[where].some((boards) => !propertiesOf(system, parameters, boards)[property].holds),
    );
    expect(lacking).toEqual(PROPERTY_IDS.filter((property) => isNamed(where, property, id)));
  });

  test('where a centre decides the game', () => {
    if (!known.includes('monotone')) return;
    const broken = MOVES.filter(({ before, after, from, to }) => {
      const [then, now] = [system.score(before, parameters), system.score(after, parameters)];
      const gain = (seat: string) => (now[seat]?.points ?? 0) - (then[seat]?.points ?? 0);
      return gain(to) < -1e-9 || gain(from) > 1e-9;
    });
    expect(broken.length > 0).toBe(isNamed('deciding-centre', 'monotone', id));
  });

  test('in a game without a fixed total', () => {
    if (!known.includes('constant-sum')) return;
    const boards = ['9 8 7', '4 3 2', '5 5 2'].map((counts) => boardOf(counts, 'timed, year 4'));
    const { holds } = propertiesOf(system, parameters, boards)['constant-sum'];
    expect(holds).toBe(!isNamed('no-fixed-total', 'constant-sum', id));
  });
});
