import type { AlwaysOpen, Format } from './formats';

/** The settings of a season that is always open; undefined for all others. */
export function alwaysOpen(format: Format): AlwaysOpen | undefined {
  return format.kind === 'ladder' ? format.open : undefined;
}

/** On how many boards of a ladder a player may play at a time. */
export function boardsAtATime(format: Format): number {
  return alwaysOpen(format)?.boardsAtATime ?? 1;
}
