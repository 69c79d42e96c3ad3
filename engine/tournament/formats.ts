import * as z from 'zod';
import { fault } from '../fault';
import type { Message } from '../game';
import { dealtIntoGroups, groupSizes, inPots, roundsOfGroup, throughFromGroups } from './groups';
import {
  type ConsolationState,
  type CupExtras,
  type LastStage,
  type Losses,
  planCup,
  planDouble,
  roundsOfDouble,
  stagesBeforeFinal,
} from './knock-out';
import { knocksOut } from './knocks-out';
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
import { asSection, roundOf } from './sections';

export { type BoardSizes, type EligiblePlayer, LEFT_OVER, type LeftOver, type RoundPlan } from './left-over';

const ROUNDS = z.int().min(1).max(20);
const TOP_BOARD = z.boolean().default(false);

/** How many of each board of a cup advance. */
const ADVANCE = z.int().min(1).max(6);
/** Those who just missed the final play a board beside it. */
const THIRD_PLACE = z.boolean().optional();

export const SEEDINGS = ['draw', 'snake'] as const;

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
  z.strictObject({
    kind: z.literal('knock-out'),
    advance: ADVANCE,
    thirdPlace: THIRD_PLACE,
    /** Boards of two: those beaten in the first stage play a cup of their own. */
    consolation: z.boolean().optional(),
  }),
  /** Boards of two: who has lost twice is out; the best of both brackets meet in the grand final. */
  z.strictObject({ kind: z.literal('double-elimination') }),
  /** Parallel groups of one level; the first of each advance to a cup. */
  z.strictObject({
    kind: z.literal('groups'),
    groups: z.int().min(2).max(64),
    /** How many rounds each group plays; if absent, until all its players have met. */
    groupRounds: z.int().min(1).max(20).optional(),
    /** How players are dealt into groups: by a draw, or the strongest apart, as in a snake. */
    seeding: z.enum(SEEDINGS).default('draw'),
    /** How many of each group advance to the cup. */
    through: z.int().min(1).max(16),
    advance: ADVANCE,
    thirdPlace: THIRD_PLACE,
  }),
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
    case 'double-elimination':
      return roundsOfDouble(players);
    case 'groups':
      return groupRounds(format, players, filling) + stagesAfterGroups(format, players, filling);
    case 'ladder':
      return 1;
  }
}

type Groups = Extract<Format, { kind: 'groups' }>;

/** The rounds before the cup: as many as the largest group plays. */
function groupRounds(format: Groups, players: number, { boardSize }: BoardSizes): number {
  const [largest = 0] = groupSizes(players, format.groups);
  return roundsOfGroup(largest, boardSize, format.groupRounds);
}

/** The stages of the cup after the groups, final included. */
export function stagesAfterGroups(
  { groups, through, advance }: Groups,
  players: number,
  filling: Filling,
): number {
  const inCup = groupSizes(players, groups).reduce((sum, size) => sum + Math.min(size, through), 0);
  return 1 + (stagesBeforeFinal(inCup, { ...filling, advance }) ?? 0);
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
  const own = ownProblem(format, { ...sizes, leftOver }, players);
  if (own !== undefined || knocksOut(format)) return own;
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

/** Why a format with a cup or brackets does not work: for any number of players, or for this one. */
function ownProblem(
  format: Format,
  filling: Filling,
  players: number | undefined,
): FormatProblem | undefined {
  const { boardSize } = filling;
  switch (format.kind) {
    case 'knock-out':
      if (format.consolation === true && boardSize !== 2)
        return { path: ['format', 'consolation'], why: fault('format.consolationTwo') };
      return players === undefined ? undefined : knockOutProblem(format.advance, players, filling);
    case 'double-elimination':
      return boardSize === 2
        ? undefined
        : { path: ['format', 'kind'], why: fault('format.doubleTwo', { size: boardSize }) };
    case 'groups':
      return groupsProblem(format, filling, players);
    default:
      return undefined;
  }
}

function groupsProblem(
  format: Groups,
  filling: Filling,
  players: number | undefined,
): FormatProblem | undefined {
  const { groups, through, advance } = format;
  const inCup = knockOutProblem(advance, groups * through, filling);
  if (inCup !== undefined) return inCup;
  if (players === undefined) return undefined;
  const tooFew = tooFewForGroups(format, filling, players);
  if (tooFew !== undefined) return tooFew;
  const rounds = groupRounds(format, players, filling);
  if (rounds > MOST_ROUNDS)
    return {
      path: ['format', 'groups'],
      why: fault('format.meetings', { players, rounds, most: MOST_ROUNDS }),
    };
  const smallest = Math.floor(players / groups);
  // As in rounds without groups: nobody should have to meet again.
  const strangers = filling.boardSize === 2 && smallest % 2 === 1 ? smallest : smallest - 1;
  const { leftOver, withoutBots } = filling;
  const isFilled = leftOver === 'bots' || withoutBots === true;
  if (!isFilled && (format.groupRounds ?? 0) > strangers)
    return {
      path: ['format', 'groupRounds'],
      why: fault('format.groupOpponents', { rounds, opponents: smallest - 1 }),
    };
  const unspread = groupSizes(players, groups).find((size) => emptySeats(size, filling) === undefined);
  if (!isFilled && leftOver === 'smaller-boards' && unspread !== undefined)
    return {
      path: ['leftOver'],
      why: fault('format.spread', {
        players: unspread,
        smallest: filling.smallest,
        size: filling.boardSize,
      }),
    };
  return undefined;
}

/** Somebody has to be out in each group. */
function tooFewForGroups(
  { groups, through }: Groups,
  filling: Filling,
  players: number,
): FormatProblem | undefined {
  const least = groups * Math.max(through + 1, fewestFor(filling));
  if (players >= least) return undefined;
  return { path: ['format', 'groups'], why: fault('format.groupsNeed', { groups, least, players }) };
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
  const own = ownProblem(format, filling, undefined);
  if (own !== undefined) return own;
  if (format.kind === 'groups' && capacity !== null) return tooFewForGroups(format, filling, capacity);
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
  /** The previous stage of a cup; undefined before its first. */
  readonly last: LastStage | undefined;
  /** The stage of a cup to be planned, from 1; if absent, the round. */
  readonly stage?: number | undefined;
  /** A consolation cup, once it has been drawn. */
  readonly consolation?: ConsolationState | undefined;
  /** The lost boards of a double elimination. */
  readonly losses?: Losses | undefined;
  /** The groups before a cup; undefined until they are made. */
  readonly groups?: GroupStage | undefined;
  /** The filling of the next board of an always-open season now; undefined while it waits for players. */
  readonly filledBy?: (typeof FILLED_BY)[number] | undefined;
  /** The rounds that were announced. Round robins of earlier releases announced one less for an odd number of players. */
  readonly announced?: number;
  /** On boards of two, to choose who sits out: who has met, who should not meet, and who is away from this round. */
  readonly met?: Pick<SeatingProblem, 'earlier' | 'apart' | 'teams'> & { readonly away: readonly string[] };
}

/** The groups of a season and their standings until now. */
export interface GroupStage {
  /** The players of each group as it was made, also those who have left. */
  readonly members: readonly (readonly string[])[];
  /** The same, best first, tied players as drawn. */
  readonly ranked: readonly (readonly string[])[];
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
  if (boardSize !== 2 || knocksOut(format) || format.kind === 'ladder') return undefined;
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
  if (format.kind === 'knock-out') return planCup(cupState(state, format));
  if (format.kind === 'double-elimination')
    return planDouble({ contenders, losses: state.losses ?? new Map() });
  if (format.kind === 'groups') return planGroups(state, format);
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

function cupState(state: RoundState, { advance, ...extras }: CupExtras & { readonly advance: number }) {
  return { ...state, advance, extras, stage: state.stage ?? state.round, consolation: state.consolation };
}

/** A round of every group, or the next stage of the cup among those who advance from them. */
function planGroups(state: RoundState, format: Groups): RoundPlan {
  const { contenders, round, boardSize, last } = state;
  const members = membersOf(state, format);
  if (round <= roundsBeforeCup(members, format, boardSize))
    return roundOf(
      members.map((_, at) => asSection('group', planGroup(groupState(state, format, members, at)))),
    );
  if (last !== undefined) return inCup(planCup(cupState(state, format)));
  const byId = new Map(contenders.map((player) => [player.id, player]));
  const ranked = (state.groups?.ranked ?? []).map((group) => group.flatMap((id) => byId.get(id) ?? []));
  const through = throughFromGroups(ranked, format.through);
  // Who sat out in a group of odd size has had no bye of the cup.
  const entering = through.map((player) => ({ ...player, byes: 0 }));
  const plan = planCup(cupState({ ...state, contenders: entering, stage: 1 }, format));
  return inCup(inPots(plan, new Map(through.map(({ id, position }) => [id, position]))));
}

/** The groups of a season; before its first round, as they would be made of the contenders in their order. */
export function membersOf(
  { groups, contenders }: Pick<RoundState, 'groups' | 'contenders'>,
  format: Groups,
): readonly (readonly string[])[] {
  return (
    groups?.members ??
    dealtIntoGroups(
      contenders.map(({ id }) => id),
      format.groups,
    )
  );
}

/** The rounds that the groups play before the cup. */
export function roundsBeforeCup(
  members: readonly (readonly string[])[],
  format: Groups,
  boardSize: number,
): number {
  return Math.max(...members.map(({ length }) => roundsOfGroup(length, boardSize, format.groupRounds)));
}

/** A round as one of its groups sees it: rounds among its own players. */
export function groupState(
  state: RoundState,
  format: Groups,
  members: readonly (readonly string[])[],
  at: number,
): RoundState {
  const group = new Set(members[at]);
  const rounds = roundsOfGroup(group.size, state.boardSize, format.groupRounds);
  const { groups: _, met, ...others } = state;
  return {
    ...others,
    format: { kind: 'rounds', rounds, strength: 'ignore', topBoard: false },
    contenders: state.contenders.filter(({ id }) => group.has(id)),
    ...(met && { met: { ...met, away: met.away.filter((id) => group.has(id)) } }),
  };
}

/** Too few of a group for a board play none. */
function planGroup(state: RoundState): RoundPlan {
  return state.contenders.length < fewestFor(state) ? OVER : planRound(state);
}

const OVER = { kind: 'over' } as const;

/** A stage of the cup with its section, by which it is told from a round of groups. */
function inCup(plan: RoundPlan): RoundPlan {
  return plan.kind === 'over' || plan.sections !== undefined ? plan : roundOf([asSection('cup', plan)]);
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
