import * as z from 'zod';
import type { SeatId } from '../../game';
import { type Facts, factsOf } from './board';
import { extremes, ranges, UNKNOWN } from './range';
import { type Line, line, type ScoringSystem, scores, shown, sumOf } from './system';

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

const TIE_WORDS = {
  split: 'shared equally on a shared top',
  squared: 'on a shared top divided by the square of their number',
} as const;

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
    explain: ({ solo, perCentre, survival, free, rate, ties }) =>
      `Winning alone pays ${shown(solo)}, all others nothing. Otherwise ${shown(perCentre)} per centre, ${shown(survival)} shared by all survivors; each other survivor pays those on top ${shown(rate)} for every centre they have over ${shown(free)}, at most the own share of the ${shown(survival)}, ${TIE_WORDS[ties]}.`,
    score: (board, parameters) => {
      const facts = factsOf(board);
      return scores(facts.seats, (seat) =>
        facts.winner === undefined
          ? tributeLines(facts, parameters, seat)
          : [seat === facts.winner ? line('won alone', parameters.solo) : null],
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
  const centres = facts.centres(seat);
  const own = line(`${facts.name}: ${shown(centres)} × ${shown(perCentre)}`, centres * perCentre);
  if (!facts.isAlive(seat)) return [own];
  const survivors = facts.alive.length;
  const share = survival / survivors;
  const due = Math.min(share, rate * Math.max(0, facts.top - free));
  const tops = facts.toppers.length;
  const text = `tribute for ${shown(facts.top)} on top`;
  return [
    own,
    line(`survival: ${shown(survival)} shared by ${survivors}`, share),
    facts.toppers.includes(seat)
      ? line(
          `${text}, paid by ${survivors - tops}, for ${tops}`,
          due * (survivors - tops) * shareOfTop(ties, tops),
        )
      : line(text, -due),
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
  explain: ({ solo, base, perCentre, ties, rounded }) =>
    `Winning alone pays ${shown(solo)}, all others nothing. Otherwise survivors get ${shown(base)} and ${shown(perCentre)} per centre, less 1 for every centre that the top has more; those on top get all of that, and as many as the top has for each seat that is out, ${TIE_WORDS[ties]}${rounded ? ', rounded down' : ''}.`,
  score: (board, { solo, base, perCentre, ties, rounded }) => {
    const facts = factsOf(board);
    const all = sumOf(facts.seats.map((seat) => facts.top - facts.centres(seat)));
    const received = all * shareOfTop(ties, facts.toppers.length);
    return scores(facts.seats, (seat) => {
      if (facts.winner !== undefined) return [seat === facts.winner ? line('won alone', solo) : null];
      if (!facts.isAlive(seat)) return [];
      const centres = facts.centres(seat);
      return [
        line('still in the game', base),
        line(`${facts.name}: ${shown(centres)} × ${shown(perCentre)}`, centres * perCentre),
        line('tribute to the top', centres - facts.top),
        facts.toppers.includes(seat)
          ? line(
              `tribute of all, ${shown(all)}, for ${facts.toppers.length} on top`,
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
