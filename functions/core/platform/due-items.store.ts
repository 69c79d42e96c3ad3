import type { DeliveryName } from '../notification/notifications.records';
import type { SeatOfSeason } from '../substitute/searches.store';
import { aboutOf, type PlatformEvent } from './events.records';
import {
  deliveryKey,
  digestKey,
  dispatchKey,
  dueSkAt,
  gateKey,
  outboxKey,
  practiceKey,
  reminderKey,
  searchKey,
  seasonDueKey,
} from './keys';
import type { Key, Table } from './reads';
import { update, type Write, write } from './writes';

/** An item that a sweep looks for. */
export type DueItem =
  | { readonly kind: 'step' | 'reminder' | 'practice'; readonly game: string }
  | { readonly kind: 'season'; readonly season: string }
  /** An offer that has lapsed. */
  | ({ readonly kind: 'offer' } & SeatOfSeason)
  | { readonly kind: 'digest'; readonly player: string }
  | { readonly kind: 'delivery'; readonly name: DeliveryName }
  | { readonly kind: 'dispatch'; readonly id: string }
  | { readonly kind: 'event'; readonly event: PlatformEvent };

/** The items that sweeps look for and postpone. */
export function dueItemStore(table: Table) {
  return {
    /**
     * Postpones a failed item, so that it does not block the items that are due after it. Sweeps find it again at
     * `until` (milliseconds); its own deadline stays. A deleted item stays deleted.
     */
    async putOff(item: DueItem, until: number) {
      await write(table, putOff(item, until));
    },
  };
}

function putOff(item: DueItem, until: number): Write {
  switch (item.kind) {
    case 'step':
      return laterInIndex(gateKey(item.game), item.game, until);
    case 'reminder':
      return laterInIndex(reminderKey(item.game), item.game, until);
    case 'practice':
      return laterInIndex(practiceKey(item.game), item.game, until);
    case 'season':
      return laterInIndex(seasonDueKey(item.season), item.season, until);
    case 'offer': {
      const { season, game, seat } = item;
      return laterInIndex(searchKey(season, game, seat), `${game}#${seat}`, until);
    }
    case 'digest':
      return laterInIndex(digestKey(item.player), item.player, until);
    case 'delivery': {
      const key = deliveryKey(item.name);
      return laterInIndex(key, key.pk + key.sk, until);
    }
    case 'dispatch':
      return laterInList(dispatchKey(item.id), until);
    case 'event':
      return laterInList(outboxKey(item.event.id, aboutOf(item.event)), until);
  }
}

/** The index of due items is sorted by time: a later position is enough. The next change of the item restores it. */
function laterInIndex(key: Key, about: string, until: number): Write {
  return update(key, 'SET dueSk = :dueSk', {
    when: 'attribute_exists(duePk)',
    values: { dueSk: dueSkAt(about, until) },
  });
}

function laterInList(key: Key, until: number): Write {
  return update(key, 'SET putOffTo = :until', { when: 'attribute_exists(pk)', values: { until } });
}
