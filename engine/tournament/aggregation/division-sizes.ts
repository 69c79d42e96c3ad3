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
 * The number of next divisions: the present number if their sizes can be kept within bounds. With too many players, as
 * many divisions as give about the target size; with too few, as many as can be filled.
 */
export function divisionCount(players: number, present: number, { target, least, most }: Bounds): number {
  if (players < present * least) return Math.max(1, Math.floor(players / least));
  if (players <= present * most) return present;
  const fitting = Math.floor(players / least);
  const wanted = Math.max(Math.ceil(players / most), Math.min(Math.round(players / target), fitting));
  // A division that cannot be filled does not open; the lowest one then has more players than it should.
  return wanted > fitting ? present : wanted;
}

/**
 * The size of each division after the promotions and relegations of the rules, or as close to them as bounds and the
 * total allow, from the highest down. A division that opens, and the one above it, get the target size.
 * @param before players of each division before any moves; 0 for one that opens
 */
export function divisionSizes(before: readonly number[], rules: DivisionRules): readonly number[] {
  const { target, least, most } = rules;
  let left = before.reduce((sum, size) => sum + size, 0);
  return before.map((size, at) => {
    const below = before.length - 1 - at;
    const opens = size === 0 || before[at + 1] === 0;
    const wanted = opens ? target : size + gain(before, at, rules) - gain(before, at - 1, rules);
    const fitting = Math.max(wanted, least, left - below * most);
    const given = below === 0 ? left : Math.max(0, Math.min(fitting, most, left - below * least));
    left -= given;
    return given;
  });
}

/** By how many promotions exceed relegations across the line below a division. */
function gain(before: readonly number[], at: number, { up, down }: DivisionRules): number {
  const [above, below] = [before[at] ?? 0, before[at + 1] ?? 0];
  return above === 0 || below === 0 ? 0 : Math.min(up, below) - Math.min(down, above);
}
