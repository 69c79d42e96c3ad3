import type { Item } from '../../crash/hunt';

/** I9: what was asked for once, however often it had to be sent, is there once. */
export function faultsOfRepetition(items: readonly Item[]): readonly string[] {
  const count = (sk: string) => items.filter((item) => item.sk === sk).length;
  return (['LEAGUE', 'SEASON'] as const).flatMap((kind) =>
    count(kind) > 1 ? [`I9: ${count(kind)} items ${kind} were made of one request`] : [],
  );
}
