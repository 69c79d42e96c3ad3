import * as z from 'zod';

/** How seats that share the top divide their points: by their number, or by its square. */
export const Ties = z.enum(['split', 'squared']).meta({
  title: 'A shared top',
  description: 'Divides by the number of seats on top, or by its square.',
});

export const SOLO = { title: 'A win alone pays' } as const;
export const PER_CENTRE = { title: 'Per centre' } as const;
export type Ties = z.infer<typeof Ties>;

export function shareOfTop(ties: Ties, tops: number): number {
  return 1 / tops ** (ties === 'squared' ? 2 : 1);
}
