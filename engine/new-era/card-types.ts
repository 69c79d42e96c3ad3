export const RESOURCES = ['scrap', 'fuel', 'weapons', 'material', 'any'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The resources that a trade can bring (7.10). */
export const TRADED = ['scrap', 'fuel', 'weapons', 'material'] as const;
export type TradedResource = (typeof TRADED)[number];

export const CONTACT_KINDS = ['conquest', 'coop', 'incorp'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Everything that lies in a pool or in a storage (1.1). */
export const GOODS = [
  ...RESOURCES,
  'worker',
  'conquest1',
  'conquest2',
  'conquest3',
  'conquest4',
  'conquest5',
  'coop1',
  'coop2',
  'coop3',
  'coop4',
  'coop5',
  'incorp1',
  'incorp2',
  'incorp3',
  'contact1',
  'contact2',
  'contact3',
  'defence1',
  'defence3',
  'redevelop',
] as const;
export type Good = (typeof GOODS)[number];
/** The number of each good; a good that is not there has no entry. */
export type Goods = Partial<Record<Good, number>>;

/** The gain of a seat: goods, points as one token of that value, and cards from the stack (14.1). */
export type Gain = Goods & { readonly vp?: number; readonly card?: number };

/** The price to be paid (14.1). */
export interface Pay {
  readonly scrap?: number;
  readonly fuel?: number;
  readonly weapons?: number;
  readonly material?: number;
  /** Resources of any kinds. */
  readonly resource?: number;
  readonly worker?: number;
  /** Cards from the hand. */
  readonly card?: number;
  readonly contact?: { readonly kind: ContactKind; readonly min: number };
}

export const TYPES = [
  'scrap',
  'fuel',
  'arms',
  'build',
  'people',
  'trade',
  'transport',
  'foundation',
] as const;
/** A type icon of a location (9.2). */
export type TypeIcon = (typeof TYPES)[number];

export const KINDS = ['openProduction', 'closedProduction', 'action', 'feature'] as const;
export type Kind = (typeof KINDS)[number];

export const TRIGGERS = [
  'incorporate',
  'redevelop',
  'reconstruct',
  'conquest',
  'cooperate',
  'trade',
  'visited',
  'produced',
  'gained',
] as const;
/** An event to which a feature may react (14.4). */
export type TriggerEvent = (typeof TRIGGERS)[number];

/** One of the alternatives that a card offers its player. */
export interface Choice {
  readonly pay?: Pay;
  readonly gain: Gain;
}

/** Workers for the first and for the second use in a turn (7.7, 7.8). */
interface Worked {
  readonly workers?: readonly [first: number, again: number];
}

/** The effect of an action location when a worker is sent to it (14.3). */
export type ActionEffect = Worked &
  (
    | { readonly effect: 'act'; readonly pay?: Pay; readonly gain: Gain }
    | { readonly effect: 'act'; readonly options: readonly Choice[] }
    | { readonly effect: 'improve'; readonly types: readonly TypeIcon[] }
    | { readonly effect: 'repeatProduction' }
    | { readonly effect: 'universalRedevelop' }
  );

/** Gained each time that the event happens to its owner (14.4). */
export interface Trigger {
  readonly effect: 'on';
  readonly event: TriggerEvent;
  readonly if?: {
    readonly types?: readonly TypeIcon[];
    readonly minDistance?: number;
    readonly good?: Good;
  };
  readonly gain: Gain;
}

/** The capacity of a storage: resources of all kinds together, or a certain good (10.5). */
export type Holds = Partial<Record<Good | 'resource', number>>;

/** The effects of a capability (14.3). */
export type Effect =
  | { readonly effect: 'produce' | 'once'; readonly gain: Gain }
  | ActionEffect
  | Trigger
  | { readonly effect: 'storage'; readonly holds: Holds }
  | { readonly effect: 'slots'; readonly n: number }
  | { readonly effect: 'doubleCooperation' | 'spareConquered' };

/** A location as it is printed (14.2). It has either an agreement or, with `defensive`, a wall for another location. */
export interface Location {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly types: readonly TypeIcon[];
  /** Range needed from the hand (1.3). */
  readonly distance: number;
  /** Range needed against it in another player's state (1.3). */
  readonly defence: number;
  readonly spoils: Gain;
  readonly agreement?: Gain;
  readonly defensive?: number;
  readonly capability: readonly Effect[];
  readonly copies: number;
  /** Our own version of a card that the rules text names (13.3). */
  readonly set?: '51st';
}

export interface Instant {
  readonly id: string;
  readonly name: string;
  readonly pay?: Pay;
  readonly gain?: Gain;
  readonly options?: readonly Choice[];
  readonly copies: number;
}

export const SLOTS = [...CONTACT_KINDS, 'redevelop'] as const;
/** A slot of a faction's contact card (7.2). */
export type Slot = (typeof SLOTS)[number];

export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly base: Gain;
  readonly contact: {
    readonly id: string;
    readonly slots: Readonly<Record<ContactKind, { readonly pay: Pay; readonly range: number }>> & {
      readonly redevelop: { readonly pay: Pay };
    };
  };
}
