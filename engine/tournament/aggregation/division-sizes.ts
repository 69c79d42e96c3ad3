/** How players move between divisions after a season. */
export interface DivisionRules {
  /** How many players of each division are promoted and relegated. */
  readonly up: number;
  readonly down: number;
  /** Sizes of a division: new ones get about `target` players, all are kept between `least` and `most` if possible. */
  readonly target: number;
  readonly least: number;
  readonly most: number;
}

type Bounds = Pick<DivisionRules, 'target' | 'least' | 'most'>;

/**
 * How many divisions there will be: as many as now if their sizes can be kept within bounds. If there are too many
 * players, as many as make about the target; if too few, as many as can be filled, but none closes where those that stay
 * would then hold more than they may.
 */
export function divisionCount(players: number, present: number, { target, least, most }: Bounds): number {
  if (players < present * least)
    return Math.min(present, Math.max(1, Math.floor(players / least), Math.ceil(players / most)));
  if (players <= present * most) return present;
  const fitting = Math.floor(players / least);
  const wanted = Math.max(Math.ceil(players / most), Math.min(Math.round(players / target), fitting));
  // A division that cannot be filled does not open; the lowest one then has more players than it should.
  return wanted > fitting ? present : wanted;
}

/**
 * The size of each division: what is left when as many have risen and fallen as the rules name, or as near to it as
 * bounds and the sum allow, from the highest down. Where all cannot be filled, the lowest has what is left. A division that
 * opens, and the one above it, are made of the target.
 * @param before players of each division before anybody moves; 0 for one that opens
 */
export function divisionSizes(before: readonly number[], rules: DivisionRules): readonly number[] {
  const { target, least, most } = rules;
  let left = before.reduce((sum, size) => sum + size, 0);
  return before.map((size, at) => {
    const below = before.length - 1 - at;
    const opens = size === 0 || before[at + 1] === 0;
    const wanted = opens ? target : size + gain(before, at, rules) - gain(before, at - 1, rules);
    const fitting = Math.max(wanted, least, left - below * most);
    // With too few for all, the highest are filled; with enough, each leaves what those below need at least.
    const spare = left < (below + 1) * least ? Math.min(left, least) : left - below * least;
    const given = below === 0 ? left : Math.max(0, Math.min(fitting, most, spare));
    left -= given;
    return given;
  });
}

/** By how many promotions exceed relegations across the line below a division. */
function gain(before: readonly number[], at: number, { up, down }: DivisionRules): number {
  const [above, below] = [before[at] ?? 0, before[at + 1] ?? 0];
  return above === 0 || below === 0 ? 0 : Math.min(up, below) - Math.min(down, above);
}
