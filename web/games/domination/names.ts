import type { CardId } from '../../../engine/domination/card-ids';
import { cardOf } from '../../../engine/domination/data/cards';
import { areaOf } from '../../../engine/domination/data/map';
import type { Force } from '../../../engine/domination/types';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';

export function areaName(area: string): string {
  return areaOf(area).name;
}

export function cardTitle(card: CardId): string {
  return cardOf(card).title;
}

/** The strength of an area's Force, for texts. */
export function strengthOf(force: Force | undefined): 'full' | 'struggling' | 'empty' {
  return force === undefined ? 'empty' : force.full ? 'full' : 'struggling';
}

/** Names with the number of their occurrences: "Brazil twice and Andes". */
export function listedOften(names: readonly string[], t: Texts<'domination'>, language: Language): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listInWords(
    [...counts].map(([name, count]) => t('often', { name, count })),
    language,
  );
}
