import { findAdventure, pictureOf, WILDS } from '../../../engine/nyc-risk/data/cards';
import { findBorough, findCrossing, findHood, STOPS } from '../../../engine/nyc-risk/data/map';

export function hoodName(hood: string): string {
  return findHood(hood)?.name ?? hood;
}

export function crossingName(crossing: string): string {
  const name = findCrossing(crossing)?.name ?? crossing;
  return name.startsWith('the ') ? name : `the ${name}`;
}

export function boroughName(borough: string): string {
  return findBorough(borough)?.name ?? borough;
}

export function stopName(stop: number): string {
  return STOPS[stop]?.name ?? '';
}

export function adventureName(card: string): string {
  return findAdventure(card)?.name ?? card;
}

/** "pedestrian", "messenger", "taxi", or "wild". */
export function pictureName(card: string): string {
  return pictureOf(card) ?? 'wild';
}

/** "Tottenville", or "Wild card" where no hood is printed. */
export function cardName(card: string): string {
  return WILDS.includes(card) ? 'Wild card' : hoodName(card);
}

export const PHASE_NAMES = {
  claim: 'Claims',
  draft: 'Draft',
  place: 'Placement',
  reinforce: 'Reinforce',
  attack: 'Attack',
  fortify: 'Fortify',
  end: 'End',
  over: 'Over',
} as const;

/** Anything that a choice may offer, by the name readers know it under. */
export function valueName(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value !== 'string') return String(value);
  return (
    findHood(value)?.name ??
    findCrossing(value)?.name ??
    findBorough(value)?.name ??
    findAdventure(value)?.name ??
    (WILDS.includes(value) ? 'Wild card' : value)
  );
}
