import type { Item } from '../../crash/hunt';

/** I9: a thing that was requested once exists once, however often the request was sent. */
export function faultsOfRepetition(items: readonly Item[]): readonly string[] {
  const count = (sk: string) => items.filter((item) => item.sk === sk).length;
  return (['LEAGUE', 'SEASON'] as const).flatMap((kind) =>
    count(kind) > 1 ? [`I9: ${count(kind)} items ${kind} were made of one request`] : [],
  );
}
