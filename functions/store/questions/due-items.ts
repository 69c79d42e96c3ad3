import type { DeliveryName, PlatformEvent } from '../records';
import type { SeatOfSeason } from './searches';

/** Something that a sweep looks for. */
export type DueItem =
  | { readonly kind: 'step' | 'reminder' | 'practice'; readonly game: string }
  | { readonly kind: 'season'; readonly season: string }
  /** An offer that has lapsed. */
  | ({ readonly kind: 'offer' } & SeatOfSeason)
  | { readonly kind: 'digest'; readonly player: string }
  | { readonly kind: 'delivery'; readonly name: DeliveryName }
  | { readonly kind: 'dispatch'; readonly id: string }
  | { readonly kind: 'event'; readonly event: PlatformEvent };

/** Gets, in words, an item that this release cannot read, in place of an exception that would hide all others. */
export type Unreadable = (problem: string) => void;

export interface DueItemStore {
  /**
   * Puts something off that has failed, so that it does not stand before what is due after it. Sweeps find it again at
   * `until` (milliseconds); its own deadline stays. An item that is gone stays gone.
   */
  putOff(item: DueItem, until: number): Promise<void>;
}
