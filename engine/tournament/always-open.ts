import type { AlwaysOpen, Format } from './formats';

/** How a season that is always open makes its boards; undefined for all others. */
export function alwaysOpen(format: Format): AlwaysOpen | undefined {
  return format.kind === 'ladder' ? format.open : undefined;
}

/** How many boards of a ladder a player may sit on at a time. */
export function boardsAtATime(format: Format): number {
  return alwaysOpen(format)?.boardsAtATime ?? 1;
}
