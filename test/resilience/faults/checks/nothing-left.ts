import type { Item } from '../../crash/hunt';
import { standstills } from '../../crash/progress';

/** I6, I8: nothing is stuck, the outbox is empty, and no delivery is left. */
export function faultsOfWaiting(items: readonly Item[]): readonly string[] {
  const unsent = items.filter(({ sk, state }) => sk.startsWith('DELIVERY#') && state === 'pending');
  const givenUp = items.filter(({ sk, state }) => sk.startsWith('DELIVERY#') && state === 'failed');
  return [
    ...givenUp.map(({ pk, sk }) => `I8: ${pk} ${sk} was given up`),
    ...standstills(items).map((still) => `I6: ${still}`),
    ...unsent.map(({ pk, sk }) => `I8: ${pk} ${sk} was not sent`),
    ...items
      .filter(({ pk }) => pk.startsWith('DISPATCH#'))
      .map(({ sk }) => `I8: dispatch ${sk} is not settled`),
  ];
}
