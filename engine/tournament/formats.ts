import * as z from 'zod';
import { fault } from '../fault';
import type { Message } from '../game';
import { type LastStage, planStage, stagesBeforeFinal } from './knock-out';
import {
  type BoardSizes,
  type EligiblePlayer,
  emptySeats,
  fillBoards,
  type LeftOver,
  NOBODY_OUT,
  type RoundPlan,
} from './left-over';
import { meetingRounds } from './round-robin';
import { sitterAhead } from './seating/look-ahead';
import type { Ahead, SeatingProblem, StrengthRule } from './seating/problem';

export { type BoardSizes, type EligiblePlayer, LEFT_OVER, type LeftOver, type RoundPlan } from './left-over';

const ROUNDS = z.int().min(1).max(20);
const TOP_BOARD = z.boolean().default(false);

/** The filling of a board with too few players: bots, or none, so that it has fewer seats. */
export const FILLED_BY = ['bots', 'fewer'] as const;

/** A ladder that starts when it is announced, and that players may join until its organizer ends it. */
const ALWAYS_OPEN = z.strictObject({
  boardsAtATime: z.int().min(1).max(10).default(1),
  /** It ends automatically after this many boards, so that its data stays bounded. */
  endsAfter: z.int().min(1).max(1000).default(1000),
  /** The effect once a player has waited this long; if left out, boards wait until they are full. */
  fill: z.strictObject({ afterMinutes: z.int().min(0).max(20_160), with: z.enum(FILLED_BY) }).optional(),
});
export type AlwaysOpen = z.infer<typeof ALWAYS_OPEN>;

/** How a season's rounds follow each other. */
export const FORMAT = z.discriminatedUnion('kind', [
  /** Rounds of balanced boards: all play every round. */
  z.strictObject({
    kind: z.literal('rounds'),
    rounds: ROUNDS,
    /** How many rounds open together, so that a player plays on several boards at once; default: one. */
    atOnce: z.int().min(2).max(7).optional(),
    strength: z.enum(['ignore', 'balance', 'pots']).default('ignore'),
    topBoard: TOP_BOARD,
  }),
  /** Swiss: players with similar points meet. */
  z.strictObject({ kind: z.literal('swiss'), rounds: ROUNDS, topBoard: TOP_BOARD }),
  /** As many rounds as all players need to meet each other, as closely as boards allow. */
  z.strictObject({ kind: z.literal('round-robin'), topBoard: TOP_BOARD }),
  /** The best of each board advance, until one board is left: the final. */
  z.strictObject({ kind: z.literal('knock-out'), advance: z.int().min(1).max(6) }),
  /**
   * A board whenever enough players want one, with players close to each other; it continues until its organizer ends
   * it.
   */
  z.strictObject({ kind: z.literal('ladder'), open: ALWAYS_OPEN.optional() }),
]);
export type Format = z.infer<typeof FORMAT>;

/** Board sizes of a format, and what happens to players left over. */
export interface Filling extends BoardSizes {
  readonly leftOver: LeftOver;
}

/** Whether a round opens together with the previous one. The top board waits for all others. */
export function opensWithLast(format: Format, round: number): boolean {
  if (format.kind !== 'rounds' || format.atOnce === undefined || round > format.rounds) return false;
  return (round - 1) % format.atOnce !== 0;
}

/** The number of rounds of a format with this number of players, final or top board included; 1 for a ladder. */
export function roundsOf(format: Format, players: number, filling: Filling): number {
  switch (format.kind) {
    case 'rounds':
    case 'swiss':
      return format.rounds + (format.topBoard ? 1 : 0);
    case 'round-robin':
      return meetingRounds(players, filling.boardSize) + (format.topBoard ? 1 : 0);
    case 'knock-out':
      return 1 + (stagesBeforeFinal(players, { ...filling, advance: format.advance }) ?? 0);
    case 'ladder':
      return 1;
  }
}

/** A longer season has no meaningful end. */
export const MOST_ROUNDS = 100;

/** Why a format does not work, and the setting that causes it. */
export interface FormatProblem {
  readonly path: readonly string[];
  readonly why: Message;
}

/** Why a format does not work for this number of players; undefined if it does. */
export function formatProblem(
  format: Format,
  players: number,
  sizes: BoardSizes,
  leftOver: LeftOver,
): FormatProblem | undefined {
  // A ladder waits until there are enough.
  if (format.kind === 'ladder') return undefined;
  const { boardSize, smallest } = sizes;
  const least = fewestFor({ ...sizes, leftOver });
  if (players < least) return { path: ['players'], why: fault('format.tooFew', { players, least }) };
  const { rounds } = { rounds: 0, ...format };
  // Of an odd number on boards of two one sits out each round, so that it takes one round more until all have met.
  const most = boardSize === 2 ? meetingRounds(players, 2) : players - 1;
  // At a real table people meet again rather than a bot.
  if (leftOver !== 'bots' && sizes.withoutBots !== true && rounds > most)
    return {
      path: ['format', 'rounds'],
      why: fault('format.opponents', { rounds, opponents: players - 1 }),
    };
  if (format.kind === 'round-robin' && meetingRounds(players, boardSize) > MOST_ROUNDS)
    return {
      path: ['format', 'kind'],
      why: fault('format.meetings', {
        players,
        rounds: meetingRounds(players, boardSize),
        most: MOST_ROUNDS,
      }),
    };
  if (format.kind === 'knock-out') return knockOutProblem(format.advance, players, { ...sizes, leftOver });
  if (leftOver === 'smaller-boards' && sizes.withoutBots !== true && emptySeats(players, sizes) === undefined)
    return {
      path: ['leftOver'],
      why: fault('format.spread', { players, smallest, size: boardSize }),
    };
  return undefined;
}

/** The fewest players that make a board. */
function fewestFor({ boardSize, smallest, leftOver, withoutBots }: Filling): number {
  if (withoutBots === true) return smallest;
  return leftOver === 'bots' ? 1 : leftOver === 'byes' ? boardSize : smallest;
}

function knockOutProblem(advance: number, players: number, filling: Filling): FormatProblem | undefined {
  const { boardSize, leftOver } = filling;
  const path = ['format', 'advance'];
  if (advance >= boardSize) return { path, why: fault('format.nobodyOut', { advance, size: boardSize }) };
  if (stagesBeforeFinal(players, { ...filling, advance }) !== undefined) return undefined;
  const figures = { advance, size: boardSize, players };
  const why =
    leftOver === 'byes' ? fault('format.neverOneSittingOut', figures) : fault('format.neverOne', figures);
  return { path, why };
}

/** Fields of more players than this are not tried. */
const TRIED_PLAYERS = 500;

/**
 * Why a format works for no possible number of players; undefined if it works for some.
 * @param capacity the most players; null without a limit
 */
export function formatProblemForAny(
  format: Format,
  capacity: number | null,
  filling: Filling,
): FormatProblem | undefined {
  if (format.kind === 'ladder') return undefined;
  const least = fewestFor(filling);
  if (capacity !== null && capacity < least)
    return { path: ['registration', 'capacity'], why: fault('format.boardNeeds', { least }) };
  if (format.kind !== 'knock-out') return undefined;
  const most = Math.min(capacity ?? TRIED_PLAYERS, TRIED_PLAYERS);
  const counts = Array.from({ length: Math.max(0, most - filling.boardSize) }, (_, at) => most - at);
  const problems = counts.map((players) => knockOutProblem(format.advance, players, filling));
  return problems.every((problem) => problem !== undefined)
    ? (problems.at(-1) ?? knockOutProblem(format.advance, filling.boardSize, filling))
    : undefined;
}

export interface RoundState extends Filling {
  readonly format: Format;
  /** The round to be planned, from 1. */
  readonly round: number;
  /** All who want to continue, in the order of the standings; on a ladder the longest wait first. */
  readonly contenders: readonly EligiblePlayer[];
  /** The previous stage of a knock-out; undefined before its first. */
  readonly last: LastStage | undefined;
  /** The filling of the next board of an always-open season now; undefined while it waits for players. */
  readonly filledBy?: (typeof FILLED_BY)[number] | undefined;
  /** The rounds that were announced. Round robins of earlier releases announced one less for an odd number of players. */
  readonly announced?: number;
  /** On boards of two, to choose who sits out: who has met, who should not meet, and who is away from this round. */
  readonly met?: Pick<SeatingProblem, 'earlier' | 'apart' | 'teams'> & { readonly away: readonly string[] };
}

/**
 * The rounds still to come after this one, on boards of two, and who sits out until now; undefined on other boards, and
 * for so many players that everybody still has half the field to meet in the last round.
 */
export function aheadOf(
  state: Pick<RoundState, 'format' | 'round' | 'contenders' | 'announced' | 'met' | keyof Filling>,
  sittingOut: readonly string[] = [],
): Ahead | undefined {
  const { format, round, contenders, boardSize, met } = state;
  if (boardSize !== 2 || format.kind === 'knock-out' || format.kind === 'ladder') return undefined;
  if (contenders.length > 2 * MOST_ROUNDS) return undefined;
  const rounds = regularRounds(state) - round;
  if (rounds < 0) return undefined;
  return {
    rounds,
    out: [...sittingOut, ...(met?.away ?? [])],
    byes: [...contenders.flatMap(({ id, byes }) => new Array<string>(byes).fill(id)), ...sittingOut],
  };
}

/** The rounds that all play, without one of the top board. */
function regularRounds(
  state: Pick<RoundState, 'format' | 'contenders' | 'announced' | keyof Filling>,
): number {
  const { format, contenders, announced } = state;
  const regular = roundsOf({ ...format, topBoard: false } as Format, contenders.length, state);
  if (format.kind !== 'round-robin' || announced === undefined) return regular;
  const isOneLess = announced - (format.topBoard ? 1 : 0) === contenders.length - 1;
  return isOneLess ? Math.min(regular, contenders.length - 1) : regular;
}

export function planRound(state: RoundState): RoundPlan {
  const { format, round, contenders, boardSize } = state;
  if (format.kind === 'knock-out') return planStage({ ...state, advance: format.advance });
  if (format.kind === 'ladder') return ladderBoard(state);
  const regular = regularRounds(state);
  if (round <= regular)
    return lookingAhead(
      state,
      fillBoards(
        contenders,
        state.leftOver,
        state,
        format.kind === 'swiss' && round > 1 ? 'swiss' : strengthOf(format),
      ),
    );
  const wantsTop = format.topBoard && round === regular + 1;
  if (!wantsTop || contenders.length < boardSize) return { kind: 'over' };
  return { ...NOBODY_OUT, seated: contenders.slice(0, boardSize).map(({ id }) => id) };
}

/**
 * On boards of two another player sits out if all rounds to come can then be played without a repeat: one with as few
 * byes, the last in the standings first.
 */
function lookingAhead(state: RoundState, plan: RoundPlan): RoundPlan {
  if (plan.kind === 'over' || plan.sittingOut.length !== 1 || state.met === undefined) return plan;
  const ahead = aheadOf(state);
  if (ahead === undefined) return plan;
  const { contenders, met } = state;
  const fewest = Math.min(...contenders.map(({ byes }) => byes));
  const candidates = contenders.filter(({ byes }) => byes === fewest).map(({ id }) => id);
  const sitter = sitterAhead({ ...met, players: contenders }, candidates.reverse(), ahead);
  const seated = contenders.map(({ id }) => id).filter((id) => id !== sitter);
  return sitter === undefined ? plan : { ...plan, seated, sittingOut: [sitter] };
}

function strengthOf(format: Format): StrengthRule {
  return format.kind === 'rounds' ? format.strength : 'ignore';
}

/**
 * One board of those who want one: the player who has waited longest (the contenders are in that order), with those
 * closest to them.
 */
function ladderBoard({ contenders, boardSize, smallest, filledBy, withoutBots }: RoundState): RoundPlan {
  const [first] = contenders;
  if (first === undefined) return { kind: 'over' };
  const missing = boardSize - contenders.length;
  if (missing > 0) {
    const waiting = { ...NOBODY_OUT, seated: contenders.map(({ id }) => id) };
    if (filledBy === 'bots' && withoutBots !== true) return { ...waiting, bots: missing };
    if (filledBy !== undefined && contenders.length >= smallest) return { ...waiting, empty: missing };
    return { kind: 'over' };
  }
  const distance = ({ place }: EligiblePlayer) => Math.abs(place - first.place);
  const closest = [...contenders].sort((one, other) => distance(one) - distance(other));
  return { ...NOBODY_OUT, seated: closest.slice(0, boardSize).map(({ id }) => id) };
}
