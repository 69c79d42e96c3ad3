import type { SeatId } from '../game';

/** The id of a neighbourhood, such as "central-park". The rules call it a hood for short. */
export type HoodId = string;
/** The id of a bridge, tunnel or ferry, such as "lincoln-tunnel". */
export type CrossingId = string;
/** A neighbourhood card: the id of its hood, "wild-1" or "wild-2" (3.1). */
export type CardId = string;
/** An adventure card, such as "commuter-hell" (section 14). */
export type AdventureId = string;
/** The number of a rule of the rules page, such as "6.3". */
export type Rule = string;

export const PHASES = ['claim', 'draft', 'place', 'reinforce', 'attack', 'fortify', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** "playing" and "vacant" seats are in play (13.7). */
export const STATUSES = ['playing', 'vacant', 'resigned', 'eliminated'] as const;
export type Status = (typeof STATUSES)[number];

/** Units by hood, in the order in which the player named them. */
export interface Placement {
  to: HoodId;
  count: number;
}

/** A claim to have lived somewhere, in whole years (2.4). */
export interface Claim {
  to: HoodId;
  years: number;
}

export interface Holding {
  /** Null for a neutral hood, or a free one during set-up (1.8). */
  owner: SeatId | null;
  units: number;
}

/** A seat's own hand, oldest card first. */
export interface Hand {
  cards: CardId[];
  adventures: AdventureId[];
}

/** Another seat's hand: the number of cards, not which (19.2). */
export interface HiddenHand {
  readonly cards: number;
  readonly adventures: number;
}

export type DiceLimit = 1 | 2;

/** A defence card to be played automatically, the first fitting one in each roll (12.3). */
export interface StandingCard {
  card: AdventureId;
  at: 'any' | HoodId[];
  minDice: number;
}

/** The decisions that a seat has made in advance (12). */
export interface StandingOrder {
  defend: { default: DiceLimit; at: Record<HoodId, DiceLimit> };
  cards: StandingCard[];
  picks: HoodId[];
  /** Whether draft picks are taken from the list at once, without waiting for the deadline (2.8). */
  pickAtOnce: boolean;
}

export type Deck = 'cards' | 'adventures';

export interface Decks {
  cards: CardId[];
  cardDiscard: CardId[];
  adventures: AdventureId[];
  adventureDiscard: AdventureId[];
}

/** The public view of the piles: the number of cards left, and the discards. */
export interface HiddenDecks {
  readonly cards: number;
  readonly cardDiscard: readonly CardId[];
  readonly adventures: number;
  readonly adventureDiscard: readonly AdventureId[];
}

/** The move into a conquered hood that the game waits for (7.2). */
export interface PendingOccupation {
  readonly type: 'occupy';
  readonly from: HoodId;
  readonly to: HoodId;
  readonly min: number;
  readonly max: number;
  /** Whether the mayor took part in the last roll and goes along (7.3). */
  readonly mayor: boolean;
}

/** The boosts to be used up in this turn (14.5). */
export interface Boosts {
  /** Second Wind. */
  attack: boolean;
  /** Shortcut. */
  oneDie: boolean;
  /** Chartered Ferry. */
  links: [HoodId, HoodId][];
}

/** A seat's answer to the open question of `claim` or `place`. */
export type Submission =
  | readonly Claim[]
  | { readonly placements: readonly Placement[]; readonly mayor: HoodId };

/** The common fields of a position and every view of it. */
interface Public {
  phase: Phase;
  /** Number of the player turn, 1 for the first, 0 in set-up. */
  turn: number;
  /** The seats in seating order, which never changes. */
  seats: SeatId[];
  /** The seats in turn order (2.7). */
  order: SeatId[];
  /** The seat that has to decide; null in `claim`, `place` and `over`. */
  active: SeatId | null;
  hoods: Record<HoodId, Holding>;
  mayors: Record<SeatId, HoodId | null>;
  status: Record<SeatId, Status>;
  /** Seats out of play in the order in which they left. */
  eliminated: SeatId[];
  /** The turn in which each of them left; absent while none has. */
  left?: Readonly<Partial<Record<SeatId, number>>> | undefined;
  /** Points of adventure cards played. */
  points: Record<SeatId, number>;
  /** Deadlines missed since the seat last ended a turn itself (13.1). */
  missed: Record<SeatId, number>;
  /** Units of the active seat still to be placed: the pool (5.1). */
  reinforcements: number;
  pending: PendingOccupation | null;
  mustTrade: boolean;
  conquered: boolean;
  tookStadium: boolean;
  attackedStadiums: HoodId[];
  /** Seats that are owed an adventure card for a stadium they defended (9.3). */
  defended: SeatId[];
  boosts: Boosts;
  closed: { crossing: CrossingId; by: SeatId }[];
  /** Index of the A-train's stop. */
  train: number;
  trainHold: 'stay' | 'express' | null;
  /** Front units left to each seat; empty after set-up. */
  frontUnits: Record<SeatId, number>;
}

/** The whole state of a game (section 15), plain JSON. Rules change a copy of it, never their input. */
export interface Position extends Public {
  hands: Record<SeatId, Hand>;
  standing: Record<SeatId, StandingOrder>;
  decks: Decks;
  submitted: Record<SeatId, Submission>;
}

/**
 * The part of a position that one viewer may see (19). Every `Position` is also a `View`, the one that hides nothing.
 */
export interface View extends Public {
  hands: Readonly<Record<SeatId, Hand | HiddenHand>>;
  standing: Readonly<Record<SeatId, StandingOrder>>;
  decks: Decks | HiddenDecks;
  /** True where a seat has answered and only it may see its answer. */
  submitted: Readonly<Record<SeatId, Submission | true>>;
}

export interface Score {
  readonly neighbourhoods: number;
  readonly boroughs: number;
  readonly adventure: number;
  readonly total: number;
}

/** How a game ended (11.5). */
export interface GameEnd {
  readonly end: 'train' | 'elimination';
  readonly winners: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, Score>>;
  readonly ranks: Readonly<Record<SeatId, number>>;
}
