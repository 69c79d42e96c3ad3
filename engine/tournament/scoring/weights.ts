import * as z from 'zod';
import type { SeatId } from '../../game';
import type { Message } from '../../game/message';
import { MANY } from '../game-words';
import { type Facts, factsOf, YEARS_COUNTED } from './board';
import { message, shown } from './message';
import { extremes, ranges, UNKNOWN } from './range';
import { line, type PointRange, type ScoringSystem, scores, sumOf } from './system';

interface Weights {
  readonly solo: number;
  readonly pot: number;
  readonly square: number;
  readonly linear: number;
  readonly constant: number;
  readonly outCounts: boolean;
  readonly outPerYear: number;
  readonly years: 'played' | 'survived';
  readonly rounding: 'none' | 'up';
}

const SQUARES: Weights = {
  solo: 100,
  pot: 100,
  square: 1,
  linear: 0,
  constant: 0,
  outCounts: true,
  outPerYear: 0,
  years: 'survived',
  rounding: 'none',
};

// N = c² + 4c + 16. dipvis does not count the year of elimination (0.1 x (year - 1901)); ManorCon's own page at
// diplom.org does ("including the year they were eliminated"): set `years` to "played" for that.
const MANORCON: Weights = { ...SQUARES, solo: 75, linear: 4, constant: 16, outPerYear: 0.1 };

const WEIGHT = 'A seat weighs square × centres² + weight × centres + a constant.';

function schema(own: Weights): z.ZodType<Weights> {
  return z.strictObject({
    solo: z.number().meta({ title: 'A win alone pays' }).default(own.solo),
    pot: z.number().meta({ title: 'Otherwise divided' }).default(own.pot),
    square: z
      .number()
      .min(0)
      .meta({ title: 'Weight of the square', description: WEIGHT })
      .default(own.square),
    linear: z.number().min(0).meta({ title: 'Weight of centres', description: WEIGHT }).default(own.linear),
    constant: z
      .number()
      .min(0)
      .meta({ title: 'Weight of being in', description: WEIGHT })
      .default(own.constant),
    outCounts: z
      .boolean()
      .meta({
        title: 'Seats that are out count',
        description: 'They have their weight in the sum, though they are not paid for it.',
      })
      .default(own.outCounts),
    outPerYear: z.number().meta({ title: 'Losers, per year' }).default(own.outPerYear),
    years: z.enum(['played', 'survived']).meta(YEARS_COUNTED).default(own.years),
    rounding: z.enum(['none', 'up']).meta({ title: 'Rounding' }).default(own.rounding),
  });
}

/** A pot divided by weights that grow with the square of the centres. */
function weighted(id: string, name: Message | string, source: string, own: Weights): ScoringSystem<Weights> {
  const system: ScoringSystem<Weights> = {
    id,
    name,
    source,
    parameters: schema(own),
    explain,
    score: (board, parameters) => {
      const facts = factsOf(board);
      const all = sumOf(facts.seats.map((seat) => weight(facts, parameters, seat)));
      return scores(facts.seats, (seat) => [
        facts.winner === undefined
          ? share(facts, parameters, seat, all)
          : seat === facts.winner
            ? line(message('line.wonAlone'), parameters.solo)
            : null,
        seat === facts.winner || (facts.winner === undefined && facts.isAlive(seat))
          ? null
          : years(facts, parameters, seat),
      ]);
    },
    range: (board, parameters) =>
      ranges(
        board,
        (ended) => system.score(ended, parameters),
        (seat) => weightedRange(factsOf(board), parameters, seat),
      ),
  };
  return system;
}

function weight(facts: Facts, { square, linear, constant, outCounts }: Weights, seat: SeatId): number {
  if (!facts.isAlive(seat) && !outCounts) return 0;
  const centres = facts.centres(seat);
  return square * centres ** 2 + linear * centres + constant;
}

function share(facts: Facts, parameters: Weights, seat: SeatId, all: number) {
  const own = weight(facts, parameters, seat);
  // Eliminated seats keep the weight of their centres if no constant gives every seat a weight.
  if (all === 0 || (!facts.isAlive(seat) && parameters.constant > 0)) return null;
  const points = (parameters.pot * own) / all;
  const count = shown(facts.centres(seat));
  const weighs =
    parameters.linear === 0 && parameters.constant === 0
      ? message('line.square', { count })
      : message('line.weight', { count, ...weightsOf(parameters) });
  return line(
    message('line.share', { pot: shown(parameters.pot), weight: weighs, all: shown(all) }),
    parameters.rounding === 'up' ? Math.ceil(points) : points,
  );
}

function years(facts: Facts, { outPerYear, years: counted }: Weights, seat: SeatId) {
  const count = facts.years(seat, counted);
  return line(message('line.years', { counted, count, points: shown(outPerYear) }), count * outPerYear);
}

function weightedRange(facts: Facts, parameters: Weights, seat: SeatId): PointRange {
  const { pot, solo, outPerYear, years: counted } = parameters;
  const paid = (count: number) => (outPerYear === 0 ? 0 : count * outPerYear);
  const years = facts.years(seat, counted);
  const last = facts.isAlive(seat) ? (facts.board.lastYear ?? Number.POSITIVE_INFINITY) : years;
  if (Number.isNaN(pot)) return UNKNOWN;
  const { constant } = parameters;
  // An eliminated seat shares the pot only by the centres it kept.
  const shares = facts.isAlive(seat) || (constant === 0 && facts.centres(seat) !== 0);
  const ends = [
    0,
    ...(shares ? [Math.ceil(pot), Math.floor(pot)] : []),
    ...(facts.isAlive(seat) ? [solo] : []),
  ];
  return extremes([...ends, paid(years), paid(last)].map((points) => ({ least: points, most: points })));
}

function explain(parameters: Weights): readonly Message[] {
  const { constant, outCounts, outPerYear, years: counted, rounding } = parameters;
  return [
    message('weights.solo', { solo: shown(parameters.solo) }),
    divided(parameters),
    ...(constant > 0 ? [outCounts ? message('weights.outCounts') : message('weights.outDoesNot')] : []),
    ...(outPerYear === 0 ? [] : [message('weights.outPerYear', { points: shown(outPerYear), counted })]),
    ...(rounding === 'up' ? [message('weights.roundedUp')] : []),
  ];
}

function divided(parameters: Weights): Message {
  const { square, linear, constant } = parameters;
  const pot = shown(parameters.pot);
  if (linear === 0 && constant === 0) return message('weights.bySquares', { pot, many: MANY });
  const weights = weightsOf(parameters);
  const parts = { many: MANY, linear: weights.linear, constant: weights.constant };
  const weighs =
    square === 1
      ? message('weights.once', parts)
      : message('weights.times', { ...parts, square: weights.square });
  return message('weights.byWeight', { pot, weight: weighs });
}

function weightsOf({ square, linear, constant }: Weights) {
  return { square: shown(square), linear: shown(linear), constant: shown(constant) };
}

/** Systems that divide a pot by squares. */
export const WEIGHTED = [
  weighted('sum-of-squares', message('system.squares'), 'dipvis sum_of_squares.py', SQUARES),
  // webDiplomacy divides a pot of bets and rounds every share up, so that boards pay a little more than the pot.
  weighted('sum-of-squares-pot', message('system.squaresRoundedUp'), 'kestasjk/webDiplomacy, ScoringSoS', {
    ...SQUARES,
    rounding: 'up',
  }),
  weighted('manorcon', 'ManorCon', 'dipvis manorcon.py', MANORCON),
  weighted('manorcon-original', message('system.manorConOriginal'), 'dipvis manorcon.py', {
    ...MANORCON,
    solo: 100,
  }),
  weighted('manorcon-2', 'ManorCon v2', 'dipvis manorcon.py', { ...MANORCON, solo: 100, outCounts: false }),
] as const;
