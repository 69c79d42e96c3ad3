/** The seven powers of Classic in canonical order. The order sorts output; it never affects results. */
export const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
export type ClassicPower = (typeof POWERS)[number];

/** Powers of shipped variants that Classic itself does not have; pages have names, colours and emblems for them too. */
export const FURTHER_POWERS = ['iberia', 'scandinavia'] as const;
export type NamedPower = ClassicPower | (typeof FURTHER_POWERS)[number];
/** The id of a power, such as "austria"; each variant has its own. */
export type Power = string;

export const KINDS = ['army', 'fleet'] as const;
export type Kind = (typeof KINDS)[number];

/** The id of a province, such as "par". */
export type ProvinceId = string;
/** A province, or one of its two coasts (1.2): "par", "spa/nc". */
export type LocationId = string;
/** The number of a rule of the rules page, such as "5.8". */
export type Rule = string;

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
/** The seasons in which units can move, in the order of the calendar; a variant has one to three of them. */
export const MOVING_SEASONS = ['spring', 'summer', 'fall'] as const;
export type MovingSeason = (typeof MOVING_SEASONS)[number];
export const PHASES = ['orders', 'retreats', 'adjustments', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** A value for some of the powers. */
export type ByPower<T> = Readonly<Partial<Record<Power, T>>>;

export interface Unit {
  readonly power: Power;
  readonly kind: Kind;
  readonly at: LocationId;
}

/** A dislodged unit. `by` is the province its attacker came from; `options` are sorted (9.2). */
export interface DislodgedUnit extends Unit {
  readonly by: ProvinceId;
  readonly options: readonly LocationId[];
}

export interface Elimination {
  readonly power: Power;
  readonly year: number;
}

export const ENDINGS = ['win', 'last-survivor', 'concession', 'draw', 'year-limit'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How a game ended (rule 12). */
export interface GameEnd {
  readonly type: Ending;
  readonly winners: readonly Power[];
  readonly placing: readonly (readonly Power[])[];
}

/** Who may share a draw: all survivors (12.4), those on whom all survivors agree, or no one. */
export const DRAWS = ['survivors', 'voted', 'none'] as const;
/** Whether votes are public once a step is over (14.7), or hidden until the game is over. */
export const VOTES = ['open', 'secret'] as const;

/** A league's differences from the rules; omitted ones follow the rules. */
export interface Customs {
  readonly draws?: Exclude<(typeof DRAWS)[number], 'survivors'>;
  readonly votes?: 'secret';
}

/** The whole state of a game between two steps (15.2). */
export interface Position {
  readonly year: number;
  readonly season: Season;
  readonly phase: Phase;
  readonly seats: readonly Power[];
  readonly units: readonly Unit[];
  /** Owners of centres; a neutral centre has no entry. */
  readonly centres: Readonly<Record<ProvinceId, Power>>;
  readonly dislodged: readonly DislodgedUnit[];
  /** In Winter: possible builds or, below 0, required removals (11.1, 11.2). */
  readonly adjustments: ByPower<number> | null;
  readonly eliminated: readonly Elimination[];
  readonly outcome: GameEnd | null;
  /** Absent if a league follows the rules without changes. */
  readonly customs?: Customs;
  /** Only in views of a game in fog of war. */
  readonly fog?: Fog;
}

/** What a view of a game in fog of war hides. */
export interface Fog {
  /** The power that this view is for; null for spectators. */
  readonly viewer: Power | null;
  /** The provinces in which the viewer sees no units, in map order. */
  readonly outOfSight: readonly ProvinceId[];
}

export type HoldOrder = { readonly unit: LocationId; readonly type: 'HOLD' };
export type MoveOrder = {
  readonly unit: LocationId;
  readonly type: 'MOVE';
  readonly to: LocationId;
  readonly viaConvoy?: boolean;
};
export type SupportOrder = { readonly unit: LocationId; readonly type: 'SUPPORT' } & (
  | { readonly at: LocationId }
  | { readonly from: LocationId; readonly to: LocationId }
);
export type ConvoyOrder = {
  readonly unit: LocationId;
  readonly type: 'CONVOY';
  readonly from: LocationId;
  readonly to: LocationId;
};
export type VoteOrder =
  /** `among` if a league votes on who shares a draw; without it all survivors do. */
  | { readonly type: 'VOTE'; readonly vote: 'draw'; readonly among?: readonly Power[] }
  | { readonly type: 'VOTE'; readonly vote: 'concede'; readonly to: Power };
export type RetreatOrder = { readonly unit: LocationId; readonly type: 'RETREAT'; readonly to: LocationId };
export type DisbandOrder = { readonly unit: LocationId; readonly type: 'DISBAND' };
export type BuildOrder = { readonly type: 'BUILD'; readonly kind: Kind; readonly at: LocationId };
export type WaiveOrder = { readonly type: 'WAIVE' };

/** The orders of a unit in the seasons in which units move. */
export type UnitOrder = HoldOrder | MoveOrder | SupportOrder | ConvoyOrder;
/** Every kind of order (15.1). */
export type Order = UnitOrder | VoteOrder | RetreatOrder | DisbandOrder | BuildOrder | WaiveOrder;

/** The events of a step, in the order of 15.4. */
export type Event =
  | {
      readonly type: 'moved' | 'retreated';
      readonly power: Power;
      readonly kind: Kind;
      readonly from: LocationId;
      readonly to: LocationId;
    }
  | { readonly type: 'standoff'; readonly at: ProvinceId; readonly from: readonly ProvinceId[] }
  | { readonly type: 'paradox'; readonly at: readonly ProvinceId[] }
  | ({ readonly type: 'dislodged' } & DislodgedUnit)
  | {
      readonly type: 'disbanded';
      readonly power: Power;
      readonly kind: Kind;
      readonly at: LocationId;
      readonly cause: DisbandCause;
    }
  | {
      readonly type: 'centre';
      readonly at: ProvinceId;
      readonly from: Power | null;
      readonly to: Power;
    }
  | { readonly type: 'eliminated'; readonly power: Power }
  | { readonly type: 'year-end'; readonly year: number; readonly centres: ByPower<number> }
  | { readonly type: 'adjustment'; readonly power: Power; readonly number: number }
  | { readonly type: 'built'; readonly power: Power; readonly kind: Kind; readonly at: LocationId }
  | { readonly type: 'outcome'; readonly outcome: GameEnd };

/** Why a unit left the board. */
export type DisbandCause = 'no-retreat' | 'ended' | 'order' | 'collision' | 'default' | 'eliminated';
