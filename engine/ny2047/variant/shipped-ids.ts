import type { Faction } from '../types';

/** What pages need to know of a shipped variant without its file. A test holds it to the files. */
export interface ShippedFacts {
  readonly title: string;
  /** In canonical order. */
  readonly factions: readonly Faction[];
}

/** The shipped variants by their ids. Tables of all games load this. */
export const SHIPPED_FACTS = {
  'four-factions': {
    title: 'New York 2047: four factions',
    factions: ['tower', 'papst', 'dunning', 'hamblet'],
  },
} as const satisfies Readonly<Record<string, ShippedFacts>>;

export type ShippedId = keyof typeof SHIPPED_FACTS;

export function isShipped(id: unknown): id is ShippedId {
  return typeof id === 'string' && Object.hasOwn(SHIPPED_FACTS, id);
}
