import type { SeatOfSeason } from '../substitute/searches.questions';
import type { DeliveryName, PlatformEvent } from './records';

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

/**
 * Receives the description of an item that this release cannot read, instead of an exception that would hide all
 * others.
 */
export type Unreadable = (problem: string) => void;

export interface DueItemStore {
  /**
   * Postpones a failed item, so that it does not block the items that are due after it. Sweeps find it again at `until`
   * (milliseconds); its own deadline stays. A deleted item stays deleted.
   */
  putOff(item: DueItem, until: number): Promise<void>;
}
