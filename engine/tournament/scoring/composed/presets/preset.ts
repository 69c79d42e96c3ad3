import type * as z from 'zod';
import type { Message } from '../../../../game/message';
import type { ComposedParameters } from '../parameters';

/** A scoring system that is a sum of common payments. */
export interface Preset {
  readonly id: string;
  /** A proper name that is the same in every language, or a message. */
  readonly name: Message | string;
  readonly source: string;
  readonly parameters: z.input<typeof ComposedParameters>;
}

export const SPLIT = { rule: 'split' } as const;
export const LOWER = { rule: 'lower' } as const;
const NOTHING = {};

/** Years as dipvis counts them: `survived` excludes the year of elimination, `played` includes it. */
export const survived = (perYear: number, most: number | null = null) =>
  ({ perYear, years: 'survived', most }) as const;
export const playedYears = (perYear: number) => ({ perYear, years: 'played', most: null }) as const;

export const fixed = (
  winner: number | 'total' | 'first-place-and-total' | 'all-places-and-total',
  losers: {
    points?: number;
    alive?: number;
    perCentre?: number;
    years?: boolean;
    better?: boolean;
  } = NOTHING,
) => ({ rule: 'fixed', winner, losers }) as const;
