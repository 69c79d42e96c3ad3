import type { Province } from '../../../engine/classic/data/atlas';

/** The waters of a shortest chain of these fleets from one province to another; empty if there is no chain (4.6). */
export function seaRoute(from: Province, to: Province, fleets: readonly Province[]): readonly string[] {
  const routes: (readonly Province[])[] = fleets
    .filter((water) => from.adj.includes(water))
    .map((water) => [water]);
  const seen = new Set(routes.flat());
  for (const route of routes) {
    const last = route.at(-1);
    if (last?.adj.includes(to)) return route.map(({ id }) => id);
    for (const water of fleets) {
      if (seen.has(water) || !last?.adj.includes(water)) continue;
      seen.add(water);
      routes.push([...route, water]);
    }
  }
  return [];
}
