import {
  type BoardSizes,
  type EligiblePlayer,
  emptySeats,
  fillBoards,
  type LeftOver,
  NOBODY_OUT,
  type RoundPlan,
  withSitters,
} from '../left-over';
import { goingOn } from './stages';

/** The previous stage, as the next one needs it. */
export interface LastStage {
  /** The players of each board, best first, without those who cannot advance. */
  readonly boards: readonly (readonly string[])[];
  /** Players who sat out and advance. */
  readonly byes: readonly string[];
}

export interface KnockOutState extends BoardSizes {
  readonly advance: number;
  readonly leftOver: LeftOver;
  /** All who can continue, in the order of the standings, tied players as drawn. */
  readonly contenders: readonly EligiblePlayer[];
  /** Undefined before the first stage. */
  readonly last: LastStage | undefined;
}

/**
 * The next stage: players with byes advance, then the best of each board; a player who does not continue is replaced by
 * the next best of their board. A stage after a single board without byes would come after the final.
 */
export function planStage(state: KnockOutState): RoundPlan {
  const { contenders, last, boardSize } = state;
  if (last !== undefined && last.boards.length <= 1 && last.byes.length === 0) return { kind: 'over' };
  const through = last === undefined ? contenders.map(({ id }) => id) : throughTo(state, last);
  const left = contenders.filter(({ id }) => through.includes(id));
  if (left.length > boardSize) return fullStage(state, left);
  return finalOf(state, left);
}

/** The players who advance, in the order of boards. */
function throughTo({ contenders, advance }: KnockOutState, last: LastStage): readonly string[] {
  const playing = new Set(contenders.map(({ id }) => id));
  const through = last.byes.filter((id) => playing.has(id));
  for (const board of last.boards)
    through.push(...board.filter((id) => playing.has(id) && !through.includes(id)).slice(0, advance));
  return through;
}

/** Players left over sit out if nothing else leads to a final, so that no stage fails to eliminate anyone. */
function fullStage(state: KnockOutState, left: readonly EligiblePlayer[]): RoundPlan {
  const { boardSize, leftOver } = state;
  const spreads = leftOver !== 'smaller-boards' || emptySeats(left.length, state) !== undefined;
  if (leftOver !== 'byes' && spreads && goingOn(left.length, state) < left.length)
    return fillBoards(left, leftOver, state, 'ignore');
  const plan = { ...NOBODY_OUT, seated: left.map(({ id }) => id) };
  return withSitters(plan, freeOf(left, left.length % boardSize));
}

/** Whether a stage is the last: one board, and nobody sits out. */
export function isLastStage(plan: RoundPlan, boardSize: number): boolean {
  if (plan.kind === 'over' || plan.sittingOut.length > 0) return false;
  return plan.seated.length + plan.bots + plan.empty <= boardSize;
}

/** A bye advances a player, so it goes to those with the fewest byes, and among these to the best in the standings. */
export function freeOf(left: readonly EligiblePlayer[], count: number): readonly string[] {
  return [...left]
    .sort((one, other) => one.byes - other.byes)
    .slice(0, count)
    .map(({ id }) => id);
}

/** The last board. Bots play there only if the organizer chose bots. */
function finalOf(state: KnockOutState, through: readonly EligiblePlayer[]): RoundPlan {
  const { boardSize, smallest, leftOver, last } = state;
  if (through.length < 2 && last !== undefined) return { kind: 'over' };
  if (leftOver === 'bots') return fillBoards(through, 'bots', state, 'ignore');
  const wanted = leftOver === 'byes' ? boardSize : smallest;
  const seated = [...through, ...nextBest(state, through, wanted - through.length)].map(({ id }) => id);
  if (seated.length < smallest) return { kind: 'over' };
  return { ...NOBODY_OUT, seated, empty: boardSize - seated.length };
}

/** The best of those who were eliminated last, who fill a final or play for the third place: the next of each board first. */
export function nextBest(
  { contenders, last }: Pick<KnockOutState, 'contenders' | 'last'>,
  through: readonly Pick<EligiblePlayer, 'id'>[],
  count: number,
): readonly EligiblePlayer[] {
  const boards = (last?.boards ?? []).map((board) =>
    board.filter((id) => !through.some((one) => one.id === id)),
  );
  const longest = Math.max(0, ...boards.map((board) => board.length));
  const inTurn = Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    contenders.filter(({ id }) => boards.some((board) => board[at] === id)),
  );
  return inTurn.slice(0, Math.max(0, count));
}
