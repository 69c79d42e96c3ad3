import * as z from 'zod';
import { factsOf } from './board';
import { ranges, UNKNOWN } from './range';
import { line, type ScoringSystem, scores, shown } from './system';

interface Plain {
  readonly factor: number;
}

/** The game's own figure, for games that are won by points, or for leagues that pay for stars alone. */
export const leadingMeasure: ScoringSystem<Plain> = {
  id: 'leading-measure',
  name: 'Plain points',
  source: 'Turreton',
  parameters: z.strictObject({ factor: z.number().meta({ title: 'Times' }).default(1) }),
  explain: ({ factor }) =>
    `Each seat gets the game's own figure at the end: stars, or victory points${factor === 1 ? '' : `, times ${shown(factor)}`}.`,
  score: (board, { factor }) => {
    const facts = factsOf(board);
    return scores(facts.seats, (seat) => {
      const measure = facts.centres(seat);
      return [
        line(
          `${facts.name}: ${shown(measure)}${factor === 1 ? '' : ` × ${shown(factor)}`}`,
          measure * factor,
        ),
      ];
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
