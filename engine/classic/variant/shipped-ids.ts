import { type NamedPower, POWERS } from '../types';

/** What pages need to know of a shipped variant without its file. A test holds it to the files. */
export interface ShippedFacts {
  readonly title: string;
  readonly firstYear: number;
  readonly powers: readonly NamedPower[];
}

/** The shipped variants by their ids. */
export const SHIPPED_FACTS = {
  'france-austria': {
    title: 'Classic: France against Austria',
    firstYear: 1901,
    powers: ['austria', 'france'],
  },
  'five-powers': {
    title: 'Classic: five powers',
    firstYear: 1901,
    powers: ['austria', 'england', 'france', 'russia', 'turkey'],
  },
  'nine-powers': {
    title: 'Classic: nine powers',
    firstYear: 1901,
    powers: ['austria', 'england', 'france', 'germany', 'iberia', 'italy', 'russia', 'scandinavia', 'turkey'],
  },
  'build-anywhere': { title: 'Classic: build anywhere', firstYear: 1901, powers: POWERS },
  'chaos-of-seven': { title: 'Classic: chaos of seven', firstYear: 1901, powers: POWERS },
  'fog-of-war': { title: 'Classic: fog of war', firstYear: 1901, powers: POWERS },
} as const satisfies Readonly<Record<string, ShippedFacts>>;

export type ShippedId = keyof typeof SHIPPED_FACTS;

/** `classic` names Classic itself, which is also played where no variant is chosen. */
export const VARIANT_IDS = ['classic', ...(Object.keys(SHIPPED_FACTS) as ShippedId[])] as const;

export function isShipped(id: unknown): id is ShippedId {
  return typeof id === 'string' && Object.hasOwn(SHIPPED_FACTS, id);
}
