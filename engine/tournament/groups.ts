import type { EligiblePlayer, PlannedSection, RoundPlan } from './left-over';
import { meetingRounds } from './round-robin';

/** How many rounds a group of this many plays: until all have met, unless the format says how many. */
export function roundsOfGroup(members: number, boardSize: number, rounds: number | undefined): number {
  return rounds ?? meetingRounds(members, boardSize);
}

/** The sizes of the groups: they differ by one at most, the larger ones first. */
export function groupSizes(players: number, groups: number): readonly number[] {
  return Array.from(
    { length: groups },
    (_, at) => Math.floor(players / groups) + (at < players % groups ? 1 : 0),
  );
}

/**
 * Players dealt into groups as in a snake: one to each group, then one to each in the opposite order, so that each row
 * of equally strong players is spread over all groups. In the order of a draw this is a draw.
 */
export function dealtIntoGroups<Player>(
  players: readonly Player[],
  groups: number,
): readonly (readonly Player[])[] {
  const dealt = Array.from({ length: groups }, (): Player[] => []);
  // A last row that is not full goes to the first groups, so that these are the larger ones.
  const full = players.length - (players.length % groups);
  for (const [at, player] of players.entries()) {
    const column = at % groups;
    const backwards = at < full && Math.floor(at / groups) % 2 === 1;
    dealt[backwards ? groups - 1 - column : column]?.push(player);
  }
  return dealt;
}

/** A group before the cup: its players, best first, level ones as drawn. */
export type RankedGroup = readonly EligiblePlayer[];

/**
 * The players who go on, in the order in which the cup draws them: the winners of all groups, then the second of all
 * groups... A player who does not go on is replaced by the next of the group.
 */
export function throughFromGroups(
  groups: readonly RankedGroup[],
  through: number,
): readonly (EligiblePlayer & { readonly position: number })[] {
  return Array.from({ length: through }, (_, at) => at).flatMap((at) =>
    groups.flatMap((group) => {
      const player = group[at];
      return player === undefined ? [] : [{ ...player, position: at + 1 }];
    }),
  );
}

/** The first stage of the cup, in pots by their positions, so that winners of groups meet as late as the draw allows. */
export function inPots(plan: RoundPlan, positions: ReadonlyMap<string, number>): RoundPlan {
  if (plan.kind === 'over') return plan;
  const strengths = Object.fromEntries(
    plan.seated.map((id) => [id, -(positions.get(id) ?? positions.size)] as const),
  );
  const potted = { strength: 'pots' as const, strengths };
  const sections = plan.sections?.map(
    (section): PlannedSection => (section.section === 'cup' ? { ...section, ...potted } : section),
  );
  return { ...plan, ...potted, ...(sections && { sections }) };
}
