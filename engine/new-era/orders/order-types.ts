import type { SeatId } from '../../game';
import type { ContactKind, Good, Goods, Slot, TradedResource } from '../card-types';
import type { CardId, DesignId, Standing } from '../types';

/** A location from the hand; a defensive one is placed under `at` (8.7 to 8.10). */
export interface FromHand {
  readonly card: CardId;
  readonly at?: CardId;
}
/** Cooperation with a location of another player (8.12). */
export interface WithOwner {
  readonly owner: SeatId;
  readonly card: CardId;
}
/** Conquest of one of these locations of another player, the most wanted first (8.15). */
export interface OfOwner {
  readonly owner: SeatId;
  readonly targets: readonly CardId[];
  readonly spare?: true;
}
export type Cooperation = FromHand | WithOwner;
/** The target of a contact (section 16). */
export type Target = FromHand | WithOwner | OfOwner;

export type ContactOrder = {
  readonly type: 'contact';
  readonly kind: ContactKind;
  readonly tokens: readonly Good[];
  readonly reserve?: readonly Good[];
  readonly second?: Cooperation;
} & Target;

/** A new location that replaces an old one (9.2). */
export interface Replacement {
  readonly from: CardId;
  readonly card: CardId;
}

export type ContactCardOrder =
  | { readonly type: 'contactCard'; readonly slot: Slot; readonly as: 'token' }
  | ({ readonly type: 'contactCard'; readonly slot: ContactKind; readonly as: 'act' } & Target)
  | ({ readonly type: 'contactCard'; readonly slot: 'redevelop'; readonly as: 'act' } & Replacement);

export interface InstantOrder {
  readonly type: 'instant';
  readonly card: CardId;
  readonly option?: number;
  readonly with?: readonly Good[];
}

/** The fields that are read depend on the effect of the location (7.7). */
export interface WorkOrder {
  readonly type: 'work' | 'workAgain';
  readonly location: CardId;
  readonly option?: number;
  readonly target?: CardId;
  readonly cards?: readonly CardId[];
  readonly tokens?: readonly Good[];
  readonly with?: readonly Good[];
  readonly from?: CardId;
  readonly card?: CardId;
}

export interface Deposit {
  readonly location: CardId;
  readonly put: Goods;
}

export interface PassOrder {
  readonly type: 'pass';
  readonly store?: readonly Deposit[];
}

export interface StoreOrder {
  readonly type: 'store';
  readonly location: CardId;
  readonly put?: Goods;
  readonly take?: Goods;
}

/** Orders for the seat that is awaited in the actions phase. */
export type ActionOrder =
  | InstantOrder
  | ContactCardOrder
  | ContactOrder
  | ({ readonly type: 'redevelop' } & Replacement)
  | { readonly type: 'reconstruct'; readonly debris: CardId; readonly card: CardId }
  | { readonly type: 'swap'; readonly cards: readonly CardId[] }
  | WorkOrder
  | { readonly type: 'visit'; readonly owner: SeatId; readonly location: CardId }
  | { readonly type: 'trade'; readonly resource: TradedResource }
  | PassOrder
  | StoreOrder
  | { readonly type: 'breakAgreement'; readonly card: CardId };

export interface StandingOrder extends Partial<Pick<Standing, 'spoils'>> {
  readonly type: 'standing';
  readonly defence?: Readonly<Record<string, number>>;
  readonly draft?: readonly DesignId[];
}

/** Orders that are carried out first, regardless of the seat that is awaited (3.2). */
export type SeatOrder = StandingOrder | { readonly type: 'resign' } | { readonly type: 'rejoin' };

/** Every order that a seat can send (section 16). */
export type Order =
  | { readonly type: 'draft'; readonly prefer: readonly (CardId | DesignId)[] }
  | { readonly type: 'spoils'; readonly take: readonly CardId[] }
  | ActionOrder
  | SeatOrder;

export type OrderOf<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
