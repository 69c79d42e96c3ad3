import * as z from 'zod';
import type { StrengthRule } from './seating/problem';

const ROUNDS = z.int().min(1).max(20);
const TOP_BOARD = z.boolean().default(false);

/** How a season's rounds follow each other. */
export const FORMAT = z.discriminatedUnion('kind', [
  /** Rounds of balanced boards: all play every round. */
  z.strictObject({
    kind: z.literal('rounds'),
    rounds: ROUNDS,
    strength: z.enum(['ignore', 'balance', 'pots']).default('ignore'),
    topBoard: TOP_BOARD,
  }),
  /** Swiss: those with like points meet. */
  z.strictObject({ kind: z.literal('swiss'), rounds: ROUNDS, topBoard: TOP_BOARD }),
  /** As many rounds as it takes for all players to meet, as nearly as boards allow. */
  z.strictObject({ kind: z.literal('round-robin'), topBoard: TOP_BOARD }),
  /** The best of each board go on, until one board is left: the final. */
  z.strictObject({ kind: z.literal('knock-out'), advance: z.int().min(1).max(6) }),
  /** A board whenever enough players want one, with those who stand close; it goes on until its organizer ends it. */
  z.strictObject({ kind: z.literal('ladder') }),
]);
export type Format = z.infer<typeof FORMAT>;

/** What happens to players left over when they do not fill boards. */
export const LEFT_OVER = ['bots', 'byes', 'smaller-boards'] as const;
export type LeftOver = (typeof LEFT_OVER)[number];

/** Sizes that a format works with. */
export interface BoardSizes {
  readonly boardSize: number;
  /** The smallest board that the game allows. */
  readonly smallest: number;
}

/** A player as the format sees them before a round. */
export interface Contender {
  readonly id: string;
  /** Their place in the standing; 1 leads. Equal places are ordered by `order`. */
  readonly place: number;
  /** Points so far. */
  readonly total: number;
  /** Rounds in which they sat out. */
  readonly byes: number;
}

/** One board of the last round, best first. */
export type Ranking = readonly string[];

/** Who plays in a round. */
export type RoundPlan =
  | { readonly kind: 'over' }
  | {
      readonly kind: 'round';
      readonly seated: readonly string[];
      readonly sittingOut: readonly string[];
      /** Bots that fill the last board. */
      readonly bots: number;
      /** The number of boards on which one seat stays empty. */
      readonly empty: number;
      readonly strength: StrengthRule;
    };

/** The number of rounds of a format with this number of players, final or top board included; 1 for a ladder. */
export function roundsOf(format: Format, players: number, { boardSize }: BoardSizes): number {
  switch (format.kind) {
    case 'rounds':
    case 'swiss':
      return format.rounds + (format.topBoard ? 1 : 0);
    case 'round-robin':
      return Math.max(1, Math.ceil((players - 1) / (boardSize - 1))) + (format.topBoard ? 1 : 0);
    case 'knock-out':
      return 1 + (stagesBeforeFinal(players, format.advance, boardSize) ?? 0);
    case 'ladder':
      return 1;
  }
}

/** The stages until one board is left; undefined if as many players go on as have played, so that there is no end. */
function stagesBeforeFinal(players: number, advance: number, boardSize: number): number | undefined {
  let left = players;
  let stages = 0;
  while (left > boardSize) {
    const through = Math.ceil(left / boardSize) * advance;
    if (through >= left) return undefined;
    left = through;
    stages += 1;
  }
  return stages;
}

/** Why a format does not work for this number of players; undefined if it does. */
export function obstacleTo(
  format: Format,
  players: number,
  sizes: BoardSizes,
  leftOver: LeftOver,
): string | undefined {
  const { boardSize, smallest } = sizes;
  // A ladder waits until there are enough.
  if (format.kind === 'ladder') return undefined;
  const least = leftOver === 'bots' ? 1 : leftOver === 'byes' ? boardSize : smallest;
  if (players < least) return `${players} players are too few: a board needs ${least}.`;
  const { rounds } = { rounds: 0, ...format };
  if (leftOver !== 'bots' && rounds > players - 1)
    return `${rounds} rounds are more than the ${players - 1} opponents that each player has.`;
  if (format.kind === 'knock-out' && format.advance >= boardSize)
    return `If ${format.advance} of ${boardSize} go on, nobody is knocked out.`;
  if (format.kind === 'knock-out' && stagesBeforeFinal(players, format.advance, boardSize) === undefined)
    return `If the best ${format.advance} of each board of ${boardSize} go on, ${players} players never become one board. Let fewer go on.`;
  if (leftOver === 'smaller-boards' && emptySeats(players, sizes) === undefined)
    return `${players} players cannot be spread over boards of ${smallest} to ${boardSize}.`;
  return undefined;
}

/** Empty seats that make full boards, at most one a board; undefined if that cannot be. */
function emptySeats(players: number, { boardSize, smallest }: BoardSizes): number | undefined {
  const empty = (boardSize - (players % boardSize)) % boardSize;
  if (empty === 0) return 0;
  return smallest < boardSize && empty <= (players + empty) / boardSize ? empty : undefined;
}

export interface RoundState extends BoardSizes {
  readonly format: Format;
  readonly leftOver: LeftOver;
  /** The round to be planned, from 1. */
  readonly round: number;
  /** All who want to play on, in the order of the standing; on a ladder the longest wait first. */
  readonly contenders: readonly Contender[];
  /** The boards of the round before. */
  readonly last: readonly Ranking[];
}

/** Plans the next round. */
export function planRound(state: RoundState): RoundPlan {
  const { format, round, contenders, boardSize } = state;
  if (format.kind === 'knock-out') return knockOut(state, format.advance);
  if (format.kind === 'ladder') return ladderBoard(state);
  const regular = regularRounds(format, contenders.length, state);
  if (round <= regular)
    return fill(state, contenders, format.kind === 'swiss' && round > 1 ? 'swiss' : strengthOf(format));
  const wantsTop = format.topBoard && round === regular + 1;
  if (!wantsTop || contenders.length < boardSize) return { kind: 'over' };
  return { ...NOBODY_OUT, seated: contenders.slice(0, boardSize).map(({ id }) => id) };
}

const NOBODY_OUT = {
  kind: 'round',
  seated: [],
  sittingOut: [],
  bots: 0,
  empty: 0,
  strength: 'ignore',
} as const satisfies RoundPlan;

function regularRounds(
  format: Exclude<Format, { kind: 'knock-out' | 'ladder' }>,
  players: number,
  sizes: BoardSizes,
): number {
  return roundsOf({ ...format, topBoard: false }, players, sizes);
}

function strengthOf(format: Format): StrengthRule {
  return format.kind === 'rounds' ? format.strength : 'ignore';
}

/** The best of each board of the last stage; who is alone at the end of the final has won. */
function knockOut(state: RoundState, advance: number): RoundPlan {
  const { round, contenders, last, boardSize } = state;
  if (round === 1) return fill(state, contenders, 'ignore');
  if (last.length <= 1) return { kind: 'over' };
  const through = new Set(last.flatMap((ranking) => ranking.slice(0, advance)));
  const left = contenders.filter(({ id }) => through.has(id));
  if (left.length > boardSize) return fill(state, left, 'ignore');
  return left.length < 2 ? { kind: 'over' } : fill({ ...state, leftOver: 'bots' }, left, 'ignore');
}

/**
 * One board of those who want one: the player who has waited longest (the contenders stand in that order), with those who
 * stand closest to them.
 */
function ladderBoard({ contenders, boardSize }: RoundState): RoundPlan {
  const [first] = contenders;
  if (first === undefined || contenders.length < boardSize) return { kind: 'over' };
  const distance = ({ place }: Contender) => Math.abs(place - first.place);
  const closest = [...contenders].sort((one, other) => distance(one) - distance(other));
  return { ...NOBODY_OUT, seated: closest.slice(0, boardSize).map(({ id }) => id) };
}

/** Makes full boards of those who play, in the way that the organizer chose. */
function fill(state: RoundState, players: readonly Contender[], strength: StrengthRule): RoundPlan {
  const { boardSize, leftOver } = state;
  const ids = players.map(({ id }) => id);
  const over = ids.length % boardSize;
  if (ids.length === 0) return { kind: 'over' };
  const plan = { ...NOBODY_OUT, seated: ids, strength };
  if (over === 0) return plan;
  const empty = leftOver === 'smaller-boards' ? emptySeats(ids.length, state) : undefined;
  if (empty !== undefined) return { ...plan, empty };
  if (leftOver === 'byes' && ids.length > boardSize) {
    const out = new Set(sitters(players, over));
    return { ...plan, seated: ids.filter((id) => !out.has(id)), sittingOut: ids.filter((id) => out.has(id)) };
  }
  return { ...plan, bots: boardSize - over };
}

/** Those who sit out: the players who did so least often, and of these the last in the standing. */
function sitters(players: readonly Contender[], count: number): readonly string[] {
  const order = players.map((player, at) => ({ ...player, at }));
  order.sort((one, other) => one.byes - other.byes || other.at - one.at);
  return order.slice(0, count).map(({ id }) => id);
}
