import * as z from 'zod';
import type { SeatId } from '../../game';
import { ONE } from '../game-words';
import { type Facts, factsOf } from './board';
import { message, shown } from './message';
import { extremes, ranges, UNKNOWN } from './range';
import { centreLine } from './sharing';
import { type Line, line, type ScoringSystem, scores } from './system';
import { PER_CENTRE, SOLO, shareOfTop, Ties } from './top-ties';

interface Tribute {
  readonly solo: number;
  readonly perCentre: number;
  readonly survival: number;
  readonly free: number;
  readonly rate: number;
  readonly ties: Ties;
}

/** The parameters of a tribute with its usual values. */
function parametersOf(own: Tribute) {
  return z.strictObject({
    solo: z.number().meta(SOLO).default(own.solo),
    perCentre: z.number().meta(PER_CENTRE).default(own.perCentre),
    survival: z
      .number()
      .min(0)
      .meta({
        title: 'Shared by survivors',
        description: 'Equally; nobody pays more tribute than this share.',
      })
      .default(own.survival),
    free: z
      .number()
      .meta({ title: 'Free centres', description: 'No tribute is due for this many centres of the top.' })
      .default(own.free),
    rate: z.number().min(0).meta({ title: 'Tribute for each centre beyond' }).default(own.rate),
    ties: Ties.default(own.ties),
  });
}

/** Every other survivor pays the seats on top for each of their centres beyond a free number. */
function tribute(id: string, name: string, source: string, own: Tribute): ScoringSystem<Tribute> {
  const system: ScoringSystem<Tribute> = {
    id,
    name,
    source,
    parameters: parametersOf(own),
    explain: ({ solo, perCentre, survival, free, rate, ties }) => [
      message('tribute.solo', { solo: shown(solo) }),
      message('tribute.usual', {
        perCentre: shown(perCentre),
        one: ONE,
        survival: shown(survival),
        rate: shown(rate),
        free: shown(free),
        ties,
      }),
    ],
    score: (board, parameters) => {
      const facts = factsOf(board);
      return scores(facts.seats, (seat) =>
        facts.winner === undefined
          ? tributeLines(facts, parameters, seat)
          : [seat === facts.winner ? line(message('line.wonAlone'), parameters.solo) : null],
      );
    },
    range: (board, parameters) => {
      const { total } = board;
      const { solo, perCentre, survival } = parameters;
      // A seat on top has at most all centres and the whole survival sum, because tribute is paid out of it.
      const most = perCentre * (total ?? 0);
      return ranges(
        board,
        (ended) => system.score(ended, parameters),
        (seat) => {
          const facts = factsOf(board);
          const ends = facts.isAlive(seat)
            ? [0, solo, most, most + survival]
            : [0, perCentre * facts.centres(seat)];
          return total === undefined && facts.isAlive(seat)
            ? UNKNOWN
            : extremes(ends.map((points) => ({ least: points, most: points })));
        },
      );
    },
  };
  return system;
}

function tributeLines(facts: Facts, parameters: Tribute, seat: SeatId): readonly (Line | null)[] {
  const { perCentre, survival, free, rate, ties } = parameters;
  const own = centreLine(facts, seat, perCentre);
  if (!facts.isAlive(seat)) return [own];
  const survivors = facts.alive.length;
  const share = survival / survivors;
  const due = Math.min(share, rate * Math.max(0, facts.top - free));
  const tops = facts.toppers.length;
  const top = shown(facts.top);
  return [
    own,
    line(message('line.survival', { points: shown(survival), count: survivors }), share),
    facts.toppers.includes(seat)
      ? line(
          message('line.tributePaid', { top, count: survivors - tops, tops }),
          due * (survivors - tops) * shareOfTop(ties, tops),
        )
      : line(message('line.tribute', { top }), -due),
  ];
}

const CLASSIC: Tribute = { solo: 100, perCentre: 1, survival: 66, free: 6, rate: 1, ties: 'split' };

/** Systems in which the others pay the seats on top. */
export const TRIBUTES = [
  tribute('tribute', 'Tribute', 'dipvis tribute.py', CLASSIC),
  tribute('half-tribute', 'Half-Tribute', 'diplomaticon.com 2021/10/09', { ...CLASSIC, rate: 0.5 }),
] as const;
