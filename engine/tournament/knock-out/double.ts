import {
  type EligiblePlayer,
  NOBODY_OUT,
  type PlannedSection,
  type RoundPlan,
  withSitters,
} from '../left-over';
import { roundOf } from '../sections';
import type { Losses } from './bracket';

interface DoubleState {
  /** All who can continue, in the order of the standings, tied players as drawn. */
  readonly contenders: readonly EligiblePlayer[];
  readonly losses: Losses;
}

/**
 * The next round of a double elimination: those who never lost play each other, and so do those who lost once. When one
 * of each is left they play the grand final, and once more if that leaves both with one loss.
 */
export function planDouble({ contenders, losses }: DoubleState): RoundPlan {
  const lost = ({ id }: EligiblePlayer) => losses.get(id)?.count ?? 0;
  const winners = contenders.filter((one) => lost(one) === 0);
  const losers = contenders.filter((one) => lost(one) === 1);
  if (winners.length + losers.length < 2) return { kind: 'over' };
  const isLast = winners.length + losers.length === 2 && winners.length < 2;
  if (isLast) return roundOf([bracket('grand-final', [...winners, ...losers], [])]);
  // Who came from the other bracket last has played fewest boards in this one.
  const latest = [...losers].sort(
    (one, other) => (losses.get(other.id)?.round ?? 0) - (losses.get(one.id)?.round ?? 0),
  );
  return roundOf(
    [bracket('winners', winners, winners), bracket('losers', losers, latest)].filter(
      ({ seated, sittingOut }) => seated.length + sittingOut.length > 0,
    ),
  );
}

/** @param inOrder those who would sit out, the first of those with the fewest byes */
function bracket(
  section: PlannedSection['section'],
  players: readonly EligiblePlayer[],
  inOrder: readonly EligiblePlayer[],
): PlannedSection {
  const plan = { ...NOBODY_OUT, section, seated: players.map(({ id }) => id) };
  const { kind: _, ...seats } = plan;
  if (players.length % 2 === 0) return seats;
  const fewest = Math.min(...players.map(({ byes }) => byes));
  const sitter = inOrder.find(({ byes }) => byes === fewest);
  return sitter === undefined ? seats : withSitters(seats, [sitter.id]);
}

/** The most rounds of a double elimination, with the second grand final that may be needed. */
export function roundsOfDouble(players: number): number {
  let [winners, losers, rounds] = [players, 0, 0];
  while (winners > 1 || losers > 1) {
    const [beaten, out] = [Math.floor(winners / 2), Math.floor(losers / 2)];
    winners -= beaten;
    losers += beaten - out;
    rounds += 1;
  }
  return players < 2 ? 1 : rounds + 2;
}
