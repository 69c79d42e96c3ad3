import type { StrengthRule } from './seating/problem';

/**
 * The sections of a round: groups; a cup with its board for the third place and its consolation cup; or the brackets of a
 * double elimination.
 */
export const SECTION_KINDS = [
  'group',
  'cup',
  'third-place',
  'consolation',
  'winners',
  'losers',
  'grand-final',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** The rule for players left over when they do not fill boards. */
export const LEFT_OVER = ['bots', 'byes', 'smaller-boards'] as const;
export type LeftOver = (typeof LEFT_OVER)[number];

/** Board sizes of a format. */
export interface BoardSizes {
  readonly boardSize: number;
  /** The smallest board that the game allows. */
  readonly smallest: number;
  /** No bot ever fills a board: it is played at a real table. */
  readonly withoutBots?: boolean;
  /** The game allows a range of sizes alike: where boards are not filled they are as equal as possible within it. */
  readonly evenly?: boolean;
}

/** A player before a round, as the format needs it. */
export interface EligiblePlayer {
  readonly id: string;
  /** Their place in the standings; 1 leads. Equal places are ordered by `order`. */
  readonly place: number;
  /** Points so far. */
  readonly total: number;
  /** Rounds in which they sat out. */
  readonly byes: number;
}

/** The players of a round, or of a section of it. */
export interface Seats {
  readonly seated: readonly string[];
  readonly sittingOut: readonly string[];
  /** Bots that fill the last board. */
  readonly bots: number;
  /** The number of empty seats: one each on several boards, or all on the only board. */
  readonly empty: number;
  /** The seats of a board, empty ones included, where they are fewer than usual. */
  readonly size?: number;
  readonly strength: StrengthRule;
  /** The strength of players where it is not their standing. */
  readonly strengths?: Readonly<Record<string, number>>;
}

/** A section of a round: its players play among themselves. */
export interface PlannedSection extends Seats {
  readonly section: SectionKind;
}

/** The players of a round, by section where a format has several. */
export type RoundPlan =
  | { readonly kind: 'over' }
  | (Seats & { readonly kind: 'round'; readonly sections?: readonly PlannedSection[] });

export const NOBODY_OUT = {
  kind: 'round',
  seated: [],
  sittingOut: [],
  bots: 0,
  empty: 0,
  strength: 'ignore',
} as const satisfies RoundPlan;

/** The number of empty seats that fill boards, at most one per board; undefined if that is impossible. */
export function emptySeats(players: number, { boardSize, smallest }: BoardSizes): number | undefined {
  const empty = (boardSize - (players % boardSize)) % boardSize;
  if (empty === 0) return 0;
  return smallest < boardSize && empty <= (players + empty) / boardSize ? empty : undefined;
}

/** Boards that differ by one player at most, as few as possible; undefined if the range of sizes allows none. */
export function evenBoards(
  players: number,
  { boardSize, smallest }: BoardSizes,
): { readonly size: number; readonly empty: number } | undefined {
  const boards = Math.ceil(players / boardSize);
  if (boards === 0 || players < boards * smallest) return undefined;
  const size = Math.ceil(players / boards);
  return { size, empty: boards * size - players };
}

/** Even boards of as many players as possible; the others sit out. */
function fillEvenly(
  players: readonly EligiblePlayer[],
  sizes: BoardSizes,
  strength: StrengthRule,
): RoundPlan {
  const { length } = players;
  const out = players.findIndex((_, left) => evenBoards(length - left, sizes) !== undefined);
  const even = evenBoards(length - out, sizes);
  if (out < 0 || even === undefined) return { kind: 'over' };
  const plan = { ...NOBODY_OUT, seated: players.map(({ id }) => id), strength, ...even };
  return withSitters(plan, sitters(players, out));
}

/** Makes full boards of the players, in the way the organizer chose. */
export function fillBoards(
  players: readonly EligiblePlayer[],
  leftOver: LeftOver,
  sizes: BoardSizes,
  strength: StrengthRule,
): RoundPlan {
  const { boardSize } = sizes;
  const ids = players.map(({ id }) => id);
  const over = ids.length % boardSize;
  if (ids.length === 0) return { kind: 'over' };
  const plan = { ...NOBODY_OUT, seated: ids, strength };
  if (over === 0) return plan;
  if (leftOver === 'smaller-boards' && sizes.evenly === true) return fillEvenly(players, sizes, strength);
  const empty = leftOver === 'smaller-boards' ? emptySeats(ids.length, sizes) : undefined;
  if (empty !== undefined) return { ...plan, empty };
  const withoutBots = sizes.withoutBots === true;
  if ((leftOver === 'byes' || withoutBots) && ids.length > boardSize)
    return withSitters(plan, sitters(players, over));
  if (withoutBots)
    return ids.length < sizes.smallest ? { kind: 'over' } : { ...plan, empty: boardSize - ids.length };
  return { ...plan, bots: boardSize - over };
}

/** The plan without the players who sit out. */
export function withSitters<Plan extends { readonly seated: readonly string[] }>(
  plan: Plan,
  sitting: readonly string[],
) {
  const out = new Set(sitting);
  const seated = plan.seated.filter((id) => !out.has(id));
  return { ...plan, seated, sittingOut: plan.seated.filter((id) => out.has(id)) };
}

/** The players who sit out: those who did so least often, and among these the last in the standings. */
function sitters(players: readonly EligiblePlayer[], count: number): readonly string[] {
  const order = players.map((player, at) => ({ ...player, at }));
  order.sort((one, other) => one.byes - other.byes || other.at - one.at);
  return order.slice(0, count).map(({ id }) => id);
}
