import { listed } from '../../../engine/core/listed';
import type { CardId } from '../../../engine/domination/card-ids';
import { cardOf } from '../../../engine/domination/data/cards';
import { areaOf } from '../../../engine/domination/data/map';
import type { Force } from '../../../engine/domination/types';

export function areaName(area: string): string {
  return areaOf(area).name;
}

export function cardTitle(card: CardId): string {
  return cardOf(card).title;
}

/** "Full", "Struggling", or "empty". */
export function strengthName(force: Force | undefined): string {
  return force === undefined ? 'empty' : force.full ? 'Full' : 'Struggling';
}

/** Names with how often each is named: "Brazil twice, Andes". */
export function listedOften(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    [...counts].map(([name, count]) =>
      count === 1 ? name : `${name} ${count === 2 ? 'twice' : `${count} times`}`,
    ),
  );
}
