/** A mark on the curve that needs a label. */
export interface Marked {
  readonly x: number;
  readonly name: string;
  readonly note: string;
}

/** The position of a label at its staff: `x` is where its text starts, ends or has its middle. */
export interface Place {
  readonly level: 0 | 1;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  readonly left: number;
  readonly right: number;
}

/** The approximate width of a letter of the name; its note is in smaller type. */
const LETTER = 8.2;
const SMALL_LETTER = 7.2;
const GAP = 14;
/** The room that a label beside its staff leaves for a staff that passes it. */
const BESIDE = 6;

/**
 * Positions of labels so that none touches another one or the staff of a higher one; undefined for one without room,
 * which has only its dot. If the next mark is close, a label is on the higher level, and the next one below it.
 * @param marks from left to right
 * @param width of the picture, in its own units like all of them
 */
export function placeLabels(marks: readonly Marked[], width: number): readonly (Place | undefined)[] {
  const placed: { readonly at: number; readonly place: Place }[] = [];
  return marks.map((mark, index) => {
    const next = marks[index + 1];
    const crowded = next !== undefined && next.x - mark.x < (widthOf(mark) + widthOf(next)) / 2 + GAP;
    const place = placesOf(mark, crowded, width).find((one) =>
      placed.every((other) => !meet(mark.x, one, other.at, other.place)),
    );
    if (place !== undefined) placed.push({ at: mark.x, place });
    return place;
  });
}

function widthOf({ name, note }: Marked): number {
  return Math.max(name.length * LETTER, note.length * SMALL_LETTER);
}

/** The possible positions of a label inside the picture, the best one first. */
function placesOf(mark: Marked, crowded: boolean, width: number): readonly Place[] {
  const wide = widthOf(mark);
  const levels = crowded ? ([1, 0] as const) : ([0, 1] as const);
  const anchors = [
    { anchor: 'middle', x: mark.x, left: mark.x - wide / 2 },
    { anchor: 'start', x: mark.x + BESIDE, left: mark.x + BESIDE },
    { anchor: 'end', x: mark.x - BESIDE, left: mark.x - BESIDE - wide },
  ] as const;
  return levels
    .flatMap((level) => anchors.map((one) => ({ level, ...one, right: one.left + wide })))
    .filter(({ left, right }) => left >= 0 && right <= width);
}

function meet(at: number, one: Place, otherAt: number, other: Place): boolean {
  if (one.level === other.level) return one.left < other.right + GAP && other.left < one.right + GAP;
  // The staff of the higher label passes the lower one.
  return one.level > other.level ? covers(other, at) : covers(one, otherAt);
}

function covers({ left, right }: Place, x: number): boolean {
  return x > left - BESIDE && x < right + BESIDE;
}
