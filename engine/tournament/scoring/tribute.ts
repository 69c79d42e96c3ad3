import * as z from 'zod';
import type { SeatId } from '../../game';
import { ONE } from '../game-words';
import { type Facts, factsOf } from './board';
import { message, shown } from './message';
import { extremes, ranges, UNKNOWN } from './range';
import { centreLine } from './sharing';
import { type Line, line, type ScoringSystem, scores, sumOf } from './system';

/** How seats that share the top divide what they are paid: by their number, or by its square. */
const Ties = z.enum(['split', 'squared']).meta({
  title: 'A shared top',
  description: 'Divides by the number of seats on top, or by its square.',
});

const SOLO = { title: 'A win alone pays' } as const;
const PER_CENTRE = { title: 'Per centre' } as const;
type Ties = z.infer<typeof Ties>;

function shareOfTop(ties: Ties, tops: number): number {
  return 1 / tops ** (ties === 'squared' ? 2 : 1);
}

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
      .meta({ title: 'Free centres', description: 'Centres of the top for which no tribute is due.' })
      .default(own.free),
    rate: z.number().min(0).meta({ title: 'Tribute for each centre beyond' }).default(own.rate),
    ties: Ties.default(own.ties),
  });
}

/** Every other survivor pays those on top for each centre they have beyond a free number. */
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
      // On top one has at most all centres and the whole survival sum, because tribute is paid out of it.
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

interface OpenTribute {
  readonly solo: number;
  readonly base: number;
  readonly perCentre: number;
  readonly ties: Ties;
  readonly rounded: boolean;
}

/** All pay for every centre that the top has more; those who are out pay too, with all they have. */
const openTribute: ScoringSystem<OpenTribute> = {
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
        // Who is out gets nothing, however it ends.
        if (board.out[seat] !== undefined) return { least: 0, most: 0 };
        return board.total === undefined
          ? UNKNOWN
          : extremes([0, solo, most, least].map((points) => ({ least: points, most: points })));
      },
    );
  },
};

const CLASSIC: Tribute = { solo: 100, perCentre: 1, survival: 66, free: 6, rate: 1, ties: 'split' };

/** Systems in which the others pay those on top. */
export const TRIBUTES = [
  tribute('tribute', 'Tribute', 'dipvis tribute.py', CLASSIC),
  tribute('half-tribute', 'Half-Tribute', 'diplomaticon.com 2021/10/09', { ...CLASSIC, rate: 0.5 }),
  openTribute,
] as const;
