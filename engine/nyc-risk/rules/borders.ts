import { crossingsBetween, hoodOf } from '../data/map';
import type { HoodId, View } from '../types';

type Borders = Pick<View, 'closed' | 'boosts'>;

/** 1.5 Whether a border can be passed: by land, over a crossing that is not closed, or on a Chartered Ferry (14.5). */
export function isOpen({ closed, boosts }: Borders, one: HoodId, other: HoodId): boolean {
  if (boosts.links.some((link) => link.includes(one) && link.includes(other) && one !== other)) return true;
  if (!hoodOf(one).adj.includes(other)) return false;
  const crossings = crossingsBetween(one, other);
  if (crossings.length === 0) return true;
  return crossings.some(({ id }) => !closed.some(({ crossing }) => crossing === id));
}

/** The hoods that can be reached from here in one step. */
export function openNeighbours(view: Borders, hood: HoodId): readonly HoodId[] {
  const linked = view.boosts.links.flatMap((link) =>
    link.includes(hood) ? link.filter((end) => end !== hood) : [],
  );
  const joined = hoodOf(hood).adj.filter((next) => isOpen(view, hood, next));
  return [...joined, ...linked.filter((next) => !joined.includes(next))];
}

/** 8.3 All own hoods that a chain of open own hoods connects with this one, which is itself left out. */
export function connected(view: Borders & Pick<View, 'hoods'>, from: HoodId): readonly HoodId[] {
  const owner = view.hoods[from]?.owner;
  const reached: HoodId[] = [from];
  for (const hood of reached)
    for (const next of openNeighbours(view, hood))
      if (view.hoods[next]?.owner === owner && !reached.includes(next)) reached.push(next);
  return reached.slice(1);
}
