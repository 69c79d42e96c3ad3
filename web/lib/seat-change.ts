/** The difference that steps made to one seat, between two states as their reader saw them. */
export interface SeatChange {
  readonly seat: string;
  /** The names of what it holds now and did not hold before: centres, stars, hoods, areas, locations. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** The names of what it still holds, but with less strength. Absent: such a thing cannot be. */
  readonly weakened?: readonly string[];
  /** The names of the locations with which its agreements ended. */
  readonly agreementsLost?: readonly string[];
  /** By how much the number of its units grew; 0 in games without units. */
  readonly units: number;
  /** By how many points its score grew, as far as these do not follow from what it holds. */
  readonly points: number;
  /** Whether it left the game. */
  readonly isOut: boolean;
}

/** The holder of each place, card or person, by id. */
type Holders = Readonly<Record<string, string | null | undefined>>;

/** The names of what a seat holds in one state and not in the other. */
export function heldChanges(
  seat: string,
  before: Holders,
  after: Holders,
  nameOf: (id: string) => string,
): Pick<SeatChange, 'gained' | 'lost'> {
  const only = (one: Holders, other: Holders) =>
    Object.keys(one)
      .filter((id) => one[id] === seat && other[id] !== seat)
      .map(nameOf);
  return { gained: only(after, before), lost: only(before, after) };
}

/** The seats to which anything happened. */
export function changed(changes: readonly SeatChange[]): readonly SeatChange[] {
  return changes.filter(
    ({ gained, lost, weakened = [], agreementsLost = [], units, points, isOut }) =>
      [gained, lost, weakened, agreementsLost].some(({ length }) => length > 0) ||
      units !== 0 ||
      points !== 0 ||
      isOut,
  );
}
