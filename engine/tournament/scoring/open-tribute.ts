import * as z from 'zod';
import { ONE } from '../game-words';
import { factsOf } from './board';
import { message, shown } from './message';
import { extremes, ranges, UNKNOWN } from './range';
import { centreLine } from './sharing';
import { line, type ScoringSystem, scores, sumOf } from './system';
import { PER_CENTRE, SOLO, shareOfTop, Ties } from './top-ties';

interface OpenTribute {
  readonly solo: number;
  readonly base: number;
  readonly perCentre: number;
  readonly ties: Ties;
  readonly rounded: boolean;
}

/** All pay for every centre that the top has more; eliminated seats pay too, with all they have. */
export const openTribute: ScoringSystem<OpenTribute> = {
  id: 'open-tribute',
  name: 'OpenTribute',
  source: 'dipvis open_tribute.py',
  parameters: z.strictObject({
    solo: z.number().meta(SOLO).default(340),
    base: z.number().meta({ title: 'To each survivor' }).default(34),
    perCentre: z.number().meta(PER_CENTRE).default(3),
    ties: Ties.default('squared'),
    rounded: z
      .boolean()
      .meta({ title: 'Whole points', description: 'The tribute of each seat on top is rounded down.' })
      .default(true),
  }),
  explain: ({ solo, base, perCentre, ties, rounded }) => [
    message('tribute.solo', { solo: shown(solo) }),
    message('tribute.open', {
      base: shown(base),
      perCentre: shown(perCentre),
      one: ONE,
      ties,
      rounded: rounded ? 'down' : 'not',
    }),
  ],
  score: (board, { solo, base, perCentre, ties, rounded }) => {
    const facts = factsOf(board);
    const all = sumOf(facts.seats.map((seat) => facts.top - facts.centres(seat)));
    const received = all * shareOfTop(ties, facts.toppers.length);
    return scores(facts.seats, (seat) => {
      if (facts.winner !== undefined)
        return [seat === facts.winner ? line(message('line.wonAlone'), solo) : null];
      if (!facts.isAlive(seat)) return [];
      const centres = facts.centres(seat);
      return [
        line(message('line.alive'), base),
        centreLine(facts, seat, perCentre),
        line(message('line.tributeToTop'), centres - facts.top),
        facts.toppers.includes(seat)
          ? line(
              message('line.tributeOfAll', { points: shown(all), count: facts.toppers.length }),
              rounded ? Math.floor(received) : received,
            )
          : null,
      ];
    });
  },
  range: (board, parameters) => {
    const total = board.total ?? Number.POSITIVE_INFINITY;
    const { solo, base, perCentre } = parameters;
    const most = base + Math.max(0, perCentre) * total + total * (board.seats.length - 1);
    const least = Math.min(0, base) + Math.min(0, perCentre) * total - total;
    return ranges(
      board,
      (ended) => openTribute.score(ended, parameters),
      (seat) => {
        // An eliminated seat gets nothing, however the game ends.
        if (board.out[seat] !== undefined) return { least: 0, most: 0 };
        return board.total === undefined
          ? UNKNOWN
          : extremes([0, solo, most, least].map((points) => ({ least: points, most: points })));
      },
    );
  },
};
