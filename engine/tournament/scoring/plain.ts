import * as z from 'zod';
import { MANY } from '../game-words';
import { factsOf } from './board';
import { message, shown } from './message';
import { ranges, UNKNOWN } from './range';
import { line, type ScoringSystem, scores } from './system';

interface Plain {
  readonly factor: number;
}

/** The game's own figure, for games won by points, or for leagues that only pay for stars. */
export const leadingMeasure: ScoringSystem<Plain> = {
  id: 'leading-measure',
  name: message('system.plain'),
  source: 'Turreton',
  parameters: z.strictObject({ factor: z.number().meta({ title: 'Times' }).default(1) }),
  explain: ({ factor }) => [
    factor === 1
      ? message('plain.explain', { many: MANY })
      : message('plain.times', { many: MANY, factor: shown(factor) }),
  ],
  score: (board, { factor }) => {
    const facts = factsOf(board);
    return scores(facts.seats, (seat) => {
      const measure = facts.centres(seat);
      const count = shown(measure);
      const text =
        factor === 1
          ? message('line.measure', { many: MANY, count })
          : message('line.centres', { many: MANY, count, points: shown(factor) });
      return [line(text, measure * factor)];
    });
  },
  range: (board, parameters) =>
    ranges(
      board,
      (ended) => leadingMeasure.score(ended, parameters),
      (seat) => {
        const left = board.out[seat] === undefined ? board.total : (board.measure[seat] ?? 0);
        if (left === undefined) return UNKNOWN;
        const all = left * parameters.factor;
        return { least: Math.min(0, all), most: Math.max(0, all) };
      },
    ),
};
