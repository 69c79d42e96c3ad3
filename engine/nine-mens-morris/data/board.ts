/** The rows of the board from the top, each with its columns: three squares, one inside the other (1.1). */
const ROWS = [
  'a7 d7 g7',
  'b6 d6 f6',
  'c5 d5 e5',
  'a4 b4 c4 e4 f4 g4',
  'c3 d3 e3',
  'b2 d2 f2',
  'a1 d1 g1',
] as const;

type Points<Row extends string> = Row extends `${infer First} ${infer Rest}` ? First | Points<Rest> : Row;

/** 1.1 A point by its column and its row: "a7" at the top left, "g1" at the bottom right. */
export type PointId = Points<(typeof ROWS)[number]>;

export const POINTS = ROWS.flatMap((row) => row.split(' ')) as readonly PointId[];

/** 1.3 The sixteen rows of three points, each from one end to the other. */
export const MILLS: readonly (readonly [PointId, PointId, PointId])[] = [
  ['a7', 'd7', 'g7'],
  ['b6', 'd6', 'f6'],
  ['c5', 'd5', 'e5'],
  ['a4', 'b4', 'c4'],
  ['e4', 'f4', 'g4'],
  ['c3', 'd3', 'e3'],
  ['b2', 'd2', 'f2'],
  ['a1', 'd1', 'g1'],
  ['a7', 'a4', 'a1'],
  ['b6', 'b4', 'b2'],
  ['c5', 'c4', 'c3'],
  ['d7', 'd6', 'd5'],
  ['d3', 'd2', 'd1'],
  ['e5', 'e4', 'e3'],
  ['f6', 'f4', 'f2'],
  ['g7', 'g4', 'g1'],
];

/** 1.2 The lines of the board: the pairs of neighbouring points. */
export const LINES: readonly (readonly [PointId, PointId])[] = MILLS.flatMap(
  ([one, middle, other]) =>
    [
      [one, middle],
      [middle, other],
    ] as const,
);

const NEIGHBOURS = new Map(
  POINTS.map((point) => [
    point,
    LINES.flatMap(([one, other]) => (one === point ? [other] : other === point ? [one] : [])),
  ]),
);

/** 1.2 The points at the other ends of a point's lines. */
export function neighboursOf(point: PointId): readonly PointId[] {
  return NEIGHBOURS.get(point) ?? [];
}

const MILLS_OF = new Map(POINTS.map((point) => [point, MILLS.filter((mill) => mill.includes(point))]));

/** 1.3 The two rows of three that a point belongs to. */
export function millsOf(point: PointId): readonly (readonly PointId[])[] {
  return MILLS_OF.get(point) ?? [];
}
