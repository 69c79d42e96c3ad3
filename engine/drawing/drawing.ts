/** A map drawn for pages, which no rule reads. Lengths are those of the view box. */
export interface Drawing {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  readonly credit?: string | undefined;
  readonly spaces: readonly DrawnSpace[];
  /** Parts of the picture that are not spaces, such as lakes. */
  readonly decorations?: readonly Decoration[] | undefined;
}

export type Point = readonly [x: number, y: number];

export interface DrawnSpace {
  readonly id: string;
  /** An SVG path. */
  readonly path: string;
  readonly unit: Point;
  readonly label: Point;
  /** The mark of a centre or star; beside the unit where it is left out. */
  readonly centre?: Point | undefined;
  /** The places of fleets by their coast, such as "spa/nc"; around the unit where they are left out. */
  readonly coasts?: Readonly<Record<string, Point>> | undefined;
}

export interface Decoration {
  readonly path: string;
  readonly role: (typeof DECORATIONS)[number];
}

/** The least and the greatest width of a drawing in heights: pages have room for no other. */
export const PROPORTIONS = { least: 0.5, most: 2.5 } as const;

export const DECORATIONS = ['land', 'water', 'line'] as const;

/** The longest path of a drawing, in characters. */
export const LONGEST_PATH = 4000;
