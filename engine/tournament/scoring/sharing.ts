import * as z from 'zod';
import type { SeatId } from '../../game';
import type { Message } from '../../game/message';
import { MANY, ONE } from '../game-words';
import { type Facts, factsOf, sharersOf } from './board';
import { message, shown } from './message';
import { extremes, ranges, UNKNOWN } from './range';
import { line, type ScoringSystem, scores } from './system';

const Undecided = z
  .enum(['survivors', 'leaders'])
  .meta({ title: 'Without an agreed draw', description: 'Who shares: all survivors, or those who lead.' });

interface DrawSize {
  readonly pot: number;
  readonly perCentre: number;
  readonly undecided: z.infer<typeof Undecided>;
}

/** A pot divided equally among those who share the result; a solo takes all of it. */
function drawSize(
  id: string,
  name: Message | string,
  source: string,
  own: DrawSize,
): ScoringSystem<DrawSize> {
  const system: ScoringSystem<DrawSize> = {
    id,
    name,
    source,
    parameters: z.strictObject({
      pot: z
        .number()
        .meta({ title: 'Shared', description: 'By those in a draw; a win alone takes it whole.' })
        .default(own.pot),
      perCentre: z
        .number()
        .meta({
          title: 'More per centre',
          description: 'To a winner, to all others after a solo, and to those in a draw.',
        })
        .default(own.perCentre),
      undecided: Undecided.default(own.undecided),
    }),
    explain: ({ pot, perCentre, undecided }) => [
      message('draw.pot', { pot: shown(pot) }),
      message('draw.undecided', { who: undecided }),
      ...(perCentre === 0 ? [] : [message('draw.perCentre', { one: ONE, points: shown(perCentre) })]),
    ],
    score: (board, { pot, perCentre, undecided }) => {
      const facts = factsOf(board);
      const sharers = sharersOf(facts, undecided);
      return scores(facts.seats, (seat) => {
        const shares = sharers.includes(seat);
        return [
          shares ? shareLine(pot, facts, sharers) : null,
          shares || facts.winner !== undefined ? centreLine(facts, seat, perCentre) : null,
        ];
      });
    },
    range: (board, parameters) =>
      ranges(
        board,
        (ended) => system.score(ended, parameters),
        (seat) => potRange(factsOf(board), seat, parameters),
      ),
  };
  return system;
}

function shareLine(pot: number, { winner }: Facts, sharers: readonly SeatId[]) {
  const text = winner === undefined ? sharedText(pot, sharers) : message('line.wonAlone');
  return line(text, pot / sharers.length);
}

function sharedText(pot: number, sharers: readonly SeatId[]) {
  return message('line.sharedBy', { pot: shown(pot), count: sharers.length });
}

/** Points for each of a seat's centres. */
export function centreLine(facts: Facts, seat: SeatId, perCentre: number) {
  const centres = facts.centres(seat);
  const text = message('line.centres', { many: MANY, count: shown(centres), points: shown(perCentre) });
  return line(text, centres * perCentre);
}

/** Any seat in the game can win the whole pot, and centres can go anywhere. */
function potRange(facts: Facts, seat: SeatId, { pot, perCentre }: { pot: number; perCentre: number }) {
  const { total } = facts.board;
  if (!facts.isAlive(seat)) return extremes([0, perCentre * facts.centres(seat)].map(both));
  if (total === undefined) return perCentre === 0 ? extremes([0, pot].map(both)) : UNKNOWN;
  return extremes([0, pot, perCentre * total, pot + perCentre * total].map(both));
}

function both(points: number) {
  return { least: points, most: points };
}

interface SurvivorsWin {
  readonly pot: number;
  readonly rounding: 'none' | 'up';
}

/**
 * The winner's pot is shared by centres; those beyond a majority do not count, as if no one had them (webDiplomacy,
 * "the algorithm behaves as if they didn't exist"). webDiplomacy rounds up.
 */
const survivorsWin: ScoringSystem<SurvivorsWin> = {
  id: 'survivors-win',
  name: message('system.survivorsWin', { one: ONE }),
  source: 'kestasjk/webDiplomacy, ScoringPPSC (removed there)',
  parameters: z.strictObject({
    pot: z.number().meta({ title: 'Shared' }).default(100),
    rounding: z.enum(['none', 'up']).meta({ title: 'Rounding' }).default('none'),
  }),
  explain: ({ pot, rounding }) => [
    message('survivors.explain', { pot: shown(pot), many: MANY }),
    ...(rounding === 'up' ? [message('survivors.roundedUp', { many: MANY })] : []),
  ],
  score: (board, { pot, rounding }) => {
    const facts = factsOf(board);
    const sharers = sharersOf(facts, 'survivors');
    if (facts.winner === undefined)
      return scores(facts.seats, (seat) => [
        sharers.includes(seat) ? line(sharedText(pot, sharers), pot / sharers.length) : null,
      ]);
    const counted = (seat: SeatId) =>
      facts.isAlive(seat) ? Math.min(facts.centres(seat), facts.majority) : 0;
    const all = facts.seats.reduce((sum, seat) => sum + counted(seat), 0);
    return scores(facts.seats, (seat) => {
      const share = all === 0 ? 0 : (pot * counted(seat)) / all;
      const parts = { own: shown(counted(seat)), all: shown(all), many: MANY, pot: shown(pot) };
      const text = message('line.ofCounted', parts);
      return [line(text, rounding === 'up' ? Math.ceil(share) : share)];
    });
  },
  range: (board, parameters) =>
    ranges(
      board,
      (ended) => survivorsWin.score(ended, parameters),
      (seat) =>
        board.out[seat] === undefined ? extremes([0, Math.ceil(parameters.pot)].map(both)) : both(0),
    ),
};

/** Systems that pay for the size of a draw. */
export const SHARING = [
  drawSize('calhamer', message('system.calhamer'), 'diplomaticon.com 2021/10/24', {
    pot: 1,
    perCentre: 0,
    undecided: 'survivors',
  }),
  // The platform has always let leaders share a board without an agreed draw; dipvis lets all survivors share.
  drawSize('draw-size', message('system.drawSize'), 'dipvis draw_size.py, webDiplomacy DSS', {
    pot: 100,
    perCentre: 0,
    undecided: 'leaders',
  }),
  drawSize('draw-size-survivors', message('system.drawSizeSurvivors'), 'dipvis draw_size.py', {
    pot: 100,
    perCentre: 0,
    undecided: 'survivors',
  }),
  drawSize(
    'draw-size-420',
    message('system.drawSizeCentres', { many: MANY }),
    'Online Diplomacy Championship, webDiplomacy',
    {
      pot: 420,
      perCentre: 1,
      undecided: 'survivors',
    },
  ),
  survivorsWin,
] as const;
