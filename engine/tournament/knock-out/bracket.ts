import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import {
  type AggregationRules,
  type EventInput,
  type Separated,
  type TieBreakId,
  tiesIn,
} from '../aggregation';
import { comparePoints } from '../equal-points';

/** A seat of a board of a stage. */
export interface StageSeat {
  readonly player: string;
  /** The place in the game, 1 for the best; null while it is played. */
  readonly place: number | null;
  readonly points: number;
}

export interface StageBoard {
  /** The game. */
  readonly id: string;
  readonly finished: boolean;
  readonly seats: readonly StageSeat[];
}

/** A round of a knock-out. */
export interface Stage {
  readonly round: number;
  /** The visible boards. */
  readonly boards: readonly StageBoard[];
  /** The number of all its boards. */
  readonly drawn: number;
  readonly byes: readonly string[];
  /** All its players: on a board, visible or not, or with a bye. */
  readonly entered: ReadonlySet<string>;
  /** Those of them who lost their seat under the season's policy. */
  readonly lost: readonly string[];
}

/** The data of a knock-out for its table and its bracket. */
export interface KnockOut {
  readonly stages: readonly Stage[];
  readonly advance: number;
  /** Bots: they fill boards and do not advance, unless only bots play. */
  readonly bots: ReadonlySet<string>;
  readonly event: EventInput;
  readonly rules: AggregationRules;
  /** The board for the third place, as a stage of its own. */
  readonly third?: Stage | undefined;
  /** The cup of those beaten in the first stage. */
  readonly consolation?: KnockOut | undefined;
  /** Whether two lost boards put a player out, not one. */
  readonly isDouble?: boolean | undefined;
}

/** Why a player ranks behind the previous one: the game's place, the board's points, a tie-break, or the draw. */
export type Decided = 'place' | 'points' | TieBreakId | 'draw';

export interface RankedSeat extends StageSeat {
  /** Their position on the board among those who can advance, from 1; tied players share it. */
  readonly position: number;
  /** The criterion that put them behind the previous player; null for the first. */
  readonly by: Decided | null;
}

/**
 * The players of a board, best first: by the place in the game, then by points, then by the season's tie-breaks after
 * this stage; players who are still tied are ordered by a draw from the season's seed. Bots are left out if people
 * play.
 */
export function rankedSeats(cup: KnockOut, stage: Stage, board: StageBoard): readonly RankedSeat[] {
  const seats = board.seats.filter(({ player }) => !cup.bots.has(player));
  const placeOf = ({ place }: StageSeat) => place ?? Number.POSITIVE_INFINITY;
  const byPlace = parted(seats, (one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0, 'place');
  const groups = byPlace
    .flatMap((group) =>
      within(
        group,
        parted(group.seats, (one, other) => comparePoints(other.points, one.points), 'points'),
      ),
    )
    .flatMap((group) => within(group, tied(cup, stage, group.seats)));
  const ranked: RankedSeat[] = [];
  for (const { seats: level, by } of groups) {
    const position = ranked.length + 1;
    for (const [at, seat] of drawn(cup, stage, level).entries())
      ranked.push({ ...seat, position, by: at === 0 ? by : 'draw' });
  }
  return ranked;
}

interface Level {
  readonly seats: readonly StageSeat[];
  readonly by: Decided | null;
}

/** Groups of equal seats, the best first. */
function parted(
  seats: readonly StageSeat[],
  compare: (one: StageSeat, other: StageSeat) => number,
  by: Decided,
): readonly Level[] {
  const groups: { seats: StageSeat[]; by: Decided | null }[] = [];
  for (const seat of [...seats].sort(compare)) {
    const last = groups.at(-1);
    if (last?.seats[0] !== undefined && compare(last.seats[0], seat) === 0) last.seats.push(seat);
    else groups.push({ seats: [seat], by: last === undefined ? null : by });
  }
  return groups;
}

/** Parts of a group: the first of them keeps the reason of the whole group. */
function within({ by }: Level, parts: readonly Level[]): readonly Level[] {
  return parts.map((part, at) => (at === 0 ? { ...part, by } : part));
}

function tied(cup: KnockOut, stage: Stage, seats: readonly StageSeat[]): readonly Level[] {
  if (seats.length < 2) return [{ seats, by: null }];
  const byPlayer = new Map(seats.map((seat) => [seat.player, seat]));
  return tiesAfter(cup, stage, [...byPlayer.keys()]).map(({ players, by }) => ({
    by,
    seats: players.flatMap((player) => byPlayer.get(player) ?? []),
  }));
}

/** Tied players, separated by the season's tie-breaks after a stage. */
export function tiesAfter(
  { event, rules }: KnockOut,
  { round }: Stage,
  level: readonly string[],
): readonly Separated[] {
  if (level.length < 2) return [{ players: level, by: null }];
  const boards = event.boards.filter((board) => board.round <= round);
  return tiesIn({ ...event, boards }, rules, level, { round, stage: 'cup' });
}

/** Tied seats in the order of a draw: anyone who knows the seed, the round and the players can repeat it. */
function drawn({ event }: KnockOut, { round }: Stage, seats: readonly StageSeat[]): readonly StageSeat[] {
  if (seats.length < 2) return seats;
  const byName = [...seats].sort((one, other) => (one.player < other.player ? -1 : 1));
  return shuffled(byName, textRandom(`${event.seed ?? ''} cut of round ${round}`));
}

/** Whether this stage is the final: one board without byes. */
export function isFinal({ drawn: boards, byes }: Stage): boolean {
  return boards === 1 && byes.length === 0;
}

/** How often players have lost, and in which round last. */
export type Losses = ReadonlyMap<string, { readonly count: number; readonly round: number }>;

/** Two lost boards put a player out of a double elimination. */
const LOST_TWICE = 2;

/** The lost boards of each player in these stages; who lost the seat has lost the board. */
export function lossesOf(cup: KnockOut, stages: readonly Stage[] = cup.stages): Losses {
  const losses = new Map<string, { count: number; round: number }>();
  for (const stage of stages)
    for (const player of losersOf(cup, stage))
      losses.set(player, { count: (losses.get(player)?.count ?? 0) + 1, round: stage.round });
  return losses;
}

function losersOf(cup: KnockOut, stage: Stage): ReadonlySet<string> {
  const finished = stage.boards.filter((board) => board.finished);
  const beaten = finished.flatMap((board) => rankedSeats(cup, stage, board).slice(1));
  return new Set([...beaten.map(({ player }) => player), ...stage.lost]);
}

/**
 * The players who are still in after a stage: those of the next one, if there is one; otherwise those with byes, the
 * best of each board at present, and those whose board is not visible.
 */
export function stillIn(cup: KnockOut, at: number): ReadonlySet<string> {
  const next = cup.stages[at + 1];
  if (next !== undefined) return next.entered;
  const stage = cup.stages[at];
  if (stage === undefined) return new Set();
  if (cup.isDouble === true) {
    const losses = lossesOf(cup);
    const isIn = (player: string) => (losses.get(player)?.count ?? 0) < LOST_TWICE && !cup.bots.has(player);
    return new Set([...stage.entered].filter(isIn));
  }
  const count = isFinal(stage) ? 1 : cup.advance;
  const seated = stage.boards.flatMap(({ seats }) => seats.map(({ player }) => player));
  const settled = new Set([...seated, ...stage.lost, ...cup.bots]);
  return new Set([
    ...[...stage.entered].filter((player) => !settled.has(player)),
    ...stage.boards.flatMap((board) =>
      rankedSeats(cup, stage, board)
        .slice(0, count)
        .map(({ player }) => player),
    ),
  ]);
}
