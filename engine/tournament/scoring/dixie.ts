import * as z from 'zod';
import type { SeatId } from '../../game';
import type { Message } from '../../game/message';
import { ONE } from '../game-words';
import { type Facts, factsOf, sharersOf } from './board';
import { message, series, shown } from './message';
import { ranges, UNKNOWN } from './range';
import { placePoints, placesText, rankingOf, TieRule, tieWords } from './ranking';
import { centreLine } from './sharing';
import { line, type ScoringSystem, scores } from './system';

interface Dixie {
  readonly places: readonly number[];
  readonly perCentre: number;
  readonly rounded: boolean;
  readonly ties: TieRule;
}

/**
 * Places by centres, eliminated seats by the year of leaving; those in a draw take the first places together and share
 * their points: 170 for two, 130 for three, and rounded 106, 89, 76, 65. "Also, each player receives 4 points per
 * center held at the end" is paid after a solo too (dixiecon.com). A board without an agreed draw counts as a draw of
 * all survivors, which the page leaves open.
 */
export const dixie: ScoringSystem<Dixie> = {
  id: 'dixie',
  name: 'Dixie',
  source: 'dixiecon.com',
  parameters: z.strictObject({
    places: z
      .array(z.number())
      .min(1)
      .max(40)
      .readonly()
      .meta({ title: 'Points by place' })
      .default([270, 70, 50, 34, 20, 10, 0]),
    perCentre: z.number().meta({ title: 'Per centre' }).default(4),
    rounded: z
      .boolean()
      .meta({ title: 'Whole points', description: "A draw's share is rounded, as the published table is." })
      .default(true),
    ties: TieRule.meta({ title: 'Equal seats that are not in a draw' }).default({ rule: 'split' }),
  }),
  explain: ({ places, perCentre, ties }) => [
    message('dixie.places', { places: series(places) }),
    tieWords(ties),
    message('dixie.perCentre', { points: shown(perCentre), one: ONE }),
  ],
  score: (board, { places, perCentre, rounded, ties }) => {
    const facts = factsOf(board);
    const sharers = sharersOf(facts, 'survivors');
    const groups = [
      sharers,
      ...rankingOf(facts, 'elimination')
        .map((group) => group.filter((seat) => !sharers.includes(seat)))
        .filter((group) => group.length > 0),
    ];
    return scores(facts.seats, (seat) => {
      const at = groups.findIndex((group) => group.includes(seat));
      const size = groups[at]?.length ?? 1;
      const first = groups.slice(0, Math.max(0, at)).reduce((sum, group) => sum + group.length, 0);
      const points = placePoints(places, at === 0 ? { rule: 'split' } : ties, first, size);
      const text = placeText(facts, at, first, size);
      return [
        line(text, rounded && at === 0 ? Math.round(points) : points),
        centreLine(facts, seat, perCentre),
      ];
    });
  },
  range: (board, parameters) => {
    const facts = factsOf(board);
    const centresOf = (seat: SeatId) => {
      if (!facts.isAlive(seat)) return facts.centres(seat);
      return board.total === undefined ? UNKNOWN.most : board.total;
    };
    return ranges(
      board,
      (ended) => dixie.score(ended, parameters),
      (seat) => {
        const { least, most } = placeRange(parameters, facts.isAlive(seat));
        const paid = parameters.perCentre === 0 ? 0 : centresOf(seat) * parameters.perCentre;
        return { least: Math.floor(least) + Math.min(0, paid), most: Math.ceil(most) + Math.max(0, paid) };
      },
    );
  },
};

/** The range of points for places: for an eliminated seat, those behind the first, which the survivors share. */
function placeRange({ places, ties }: Dixie, alive: boolean) {
  const paid = ties.rule === 'table' ? [places, ties.two] : [places];
  const open = [0, ...paid.flatMap((list) => list.slice(alive ? 0 : 1))];
  return { least: Math.min(...open), most: Math.max(...open) };
}

function placeText({ winner }: Facts, group: number, first: number, size: number): Message {
  if (group === 0) return winner === undefined ? message('line.drawOf', { size }) : message('line.wonAlone');
  return placesText(first, size);
}
