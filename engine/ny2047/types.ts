/** The seven factions in canonical order. The order sorts output; it never decides a battle. */
export const FACTIONS = ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The three Turretons, in the order in which results list them. */
export const TURRETONS = ['moe', 'larry', 'curly'] as const;
export type TurretonName = (typeof TURRETONS)[number];

/** The id of a space of the map, such as "washington-heights". */
export type SpaceId = string;
/** The id of a unit: its faction and its number, such as "tower-4". */
export type UnitId = string;
/** The number of a rule of the rules page, such as "8.1". */
export type Rule = string;

export const SEASONS = ['spring', 'fall'] as const;
export type Season = (typeof SEASONS)[number];
export const PHASES = ['orders', 'adjustment', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** A value for each faction in play. */
export type ByFaction<T> = Readonly<Partial<Record<Faction, T>>>;

export interface Unit {
  readonly id: UnitId;
  readonly faction: Faction;
  readonly space: SpaceId;
}

/** An eliminated faction (10.5). `by` is null when no faction captured its home base (10.7). */
export interface Elimination {
  readonly faction: Faction;
  readonly year: number;
  readonly season: Season;
  readonly by: Faction | null;
}

/** The choice of a new home base that a faction owes (13.2). */
export interface Relocation {
  readonly from: SpaceId | null;
  readonly options: readonly SpaceId[];
}

/** The choices that a faction owes in the adjustment phase (13.1). */
export interface Choice {
  readonly disband: number;
  readonly relocate: Relocation | null;
}

export const ENDINGS = ['win', 'last-survivor', 'concession', 'draw', 'year-limit'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How a game ended (rule 14). */
export interface GameEnd {
  readonly type: Ending;
  readonly winners: readonly Faction[];
  readonly placing: readonly (readonly Faction[])[];
}

/** The whole state of a game between two steps (16.2). */
export interface Position {
  readonly year: number;
  readonly season: Season;
  readonly phase: Phase;
  readonly seats: readonly Faction[];
  readonly units: readonly Unit[];
  readonly control: Readonly<Record<SpaceId, Faction>>;
  readonly homes: ByFaction<SpaceId | null>;
  readonly turretons: Readonly<Record<TurretonName, Faction | null>>;
  readonly due: ByFaction<number>;
  readonly next: ByFaction<number>;
  readonly eliminated: readonly Elimination[];
  readonly pending: ByFaction<Choice> | null;
  readonly outcome: GameEnd | null;
  /** The word of its variant (`variant/definition.ts`); absent in New York 2047 itself. */
  readonly variant?: string;
}

/** The actor of an order: a unit, or a Turreton loyal to the faction. */
export type Actor = { readonly unit: UnitId } | { readonly turreton: TurretonName };

/** The target of a SUPPORT (6.1): the defender of `at`, or the move from `from` to `to`. */
export type Aid = { readonly at: SpaceId } | { readonly from: SpaceId; readonly to: SpaceId };

export type HoldOrder = Actor & { readonly type: 'HOLD' };
export type MoveOrder = { readonly unit: UnitId; readonly type: 'MOVE'; readonly to: SpaceId };
export type SupportOrder = Actor & { readonly type: 'SUPPORT' } & Aid;

/** Preferences for a league without adjustment phases (13.5). */
export interface PreferOrder {
  readonly type: 'PREFER';
  readonly home?: readonly SpaceId[];
  readonly disband?: readonly UnitId[];
}

export type VoteOrder =
  | { readonly type: 'VOTE'; readonly vote: 'draw' }
  | { readonly type: 'VOTE'; readonly vote: 'concede'; readonly to: Faction };

export type DisbandOrder = { readonly type: 'DISBAND'; readonly unit: UnitId };
export type RelocateOrder = { readonly type: 'RELOCATE'; readonly to: SpaceId };

/** Every order that a faction can send (16.1). */
export type Order =
  | HoldOrder
  | MoveOrder
  | SupportOrder
  | PreferOrder
  | VoteOrder
  | DisbandOrder
  | RelocateOrder;

export type BattleResult = 'won' | 'standoff' | 'lost';

/** The events of a step, in the order of rule 12 (16.4). */
export type Event =
  | { readonly type: 'standoff'; readonly space: SpaceId; readonly factions: readonly Faction[] }
  | {
      readonly type: 'battle';
      readonly space: SpaceId;
      readonly attacker: Faction;
      readonly power: number;
      readonly defender: Faction;
      readonly defence: number;
      readonly opposing: number;
      readonly result: BattleResult;
    }
  | {
      readonly type: 'destroyed';
      readonly unit: UnitId;
      readonly faction: Faction;
      readonly space: SpaceId;
      readonly cause: 'attack' | 'defence';
    }
  | { readonly type: 'moved'; readonly unit: UnitId; readonly from: SpaceId; readonly to: SpaceId }
  | {
      readonly type: 'turreton';
      readonly name: TurretonName;
      readonly from: Faction | null;
      readonly to: Faction | null;
    }
  | {
      readonly type: 'control';
      readonly space: SpaceId;
      readonly from: Faction | null;
      readonly to: Faction | null;
    }
  | { readonly type: 'home-lost'; readonly faction: Faction; readonly space: SpaceId; readonly by: Faction }
  | { readonly type: 'eliminated'; readonly faction: Faction; readonly by: Faction | null }
  | UnitEvent<'vanished'>
  | UnitEvent<'spawned'>
  | {
      readonly type: 'turn-end';
      readonly year: number;
      readonly season: Season;
      readonly stars: ByFaction<number>;
    }
  | { readonly type: 'outcome'; readonly outcome: GameEnd }
  | {
      readonly type: 'home-moved';
      readonly faction: Faction;
      readonly from: SpaceId | null;
      readonly to: SpaceId;
    }
  | {
      readonly type: 'adjustment';
      readonly faction: Faction;
      readonly disband: number;
      readonly relocate: readonly SpaceId[] | null;
    }
  | UnitEvent<'disbanded'>;

interface UnitEvent<Type extends string> {
  readonly type: Type;
  readonly unit: UnitId;
  readonly faction: Faction;
  readonly space: SpaceId;
}

/** The codes that a verdict can have (16.3). */
export type ResultCode =
  | 'succeeded'
  | 'bounced'
  | 'held'
  | 'destroyed'
  | 'given'
  | 'cut'
  | 'void'
  | 'captured'
  | 'rejected'
  | 'noted'
  | 'done';
