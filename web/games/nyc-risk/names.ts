import { findAdventure, pictureOf, WILDS } from '../../../engine/nyc-risk/data/cards';
import { findBorough, findCrossing, findHood, STOPS } from '../../../engine/nyc-risk/data/map';
import type { Texts } from '../../lib/texts';

export function hoodName(hood: string): string {
  return findHood(hood)?.name ?? hood;
}

export function crossingName(crossing: string): string {
  return findCrossing(crossing)?.name ?? crossing;
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
export function pictureName(card: string, t: Texts<'nyc-risk'>): string {
  return t(`picture.${pictureOf(card) ?? 'wild'}`);
}

/** "Tottenville", or "Wild card" where no hood is printed. */
export function cardName(card: string, t: Texts<'nyc-risk'>): string {
  return WILDS.includes(card) ? t('wildCard') : hoodName(card);
}

/** The name that readers know for any value of a choice. */
export function valueName(value: unknown, t: Texts<'nyc-risk'>): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value !== 'string') return String(value);
  return (
    findHood(value)?.name ??
    findCrossing(value)?.name ??
    findBorough(value)?.name ??
    findAdventure(value)?.name ??
    cardName(value, t)
  );
}
