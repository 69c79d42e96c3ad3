/**
 * An order that a seat may give now. `order` can be sent unchanged; `open` lists the parts that the player may fill
 * differently, so that a page needs no rules of its own and a bot can vary them.
 */
export interface Offer<Order> {
  readonly order: Order;
  readonly open?: readonly OpenPart[];
}

/** One part of an order that may be filled differently. `field` names it; a dot leads into it: "defend.default". */
export type OpenPart =
  | { readonly field: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly field: string; readonly kind: 'choice'; readonly from: readonly unknown[] }
  | {
      /** Units spread over places: a list of `{ to, count }`, each place once, counts of 1 or more. */
      readonly field: string;
      readonly kind: 'placements';
      readonly to: readonly string[];
      /** The counts add up to at least `min` and at most `max`. */
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly field: string;
      readonly kind: 'list';
      readonly from: readonly unknown[];
      readonly min: number;
      readonly max: number;
      /** Whether one entry may be chosen more than once. One that `from` lists twice may be chosen twice anyway. */
      readonly repeats: boolean;
      /** Further limits: at most `most` of the entries at these indices of `from`. */
      readonly limits?: readonly { readonly places: readonly number[]; readonly most: number }[];
    };
