import type { SeatId } from '../game';
import type { Goods, Slot } from './card-types';

/** A physical card: design and copy, such as "tank#2" (1.4). */
export type CardId = string;
/** The common id of all copies of a card, such as "tank". */
export type DesignId = string;
/** The number of a rule of the rules page, such as "8.16". */
export type Rule = string;

export const PHASES = ['lookout', 'production', 'actions', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The decision that a seat is asked for (3.1). */
export type Decision = 'draft' | 'spoils' | 'action';

export interface Awaiting {
  readonly seat: SeatId;
  readonly decision: Decision;
}

/** A location in a state (15.2). */
export interface Built {
  /** The value of the point tokens on it. */
  vp: number;
  /** How many point tokens it has received in the whole game, three at most (10.1). */
  vpTokens: number;
  improved: boolean;
  debris: boolean;
  /** How often it was used this turn, twice at most. */
  uses: number;
  /** Workers on it. */
  workers: number;
  /** The defensive card under it. */
  shield: CardId | null;
  stored: Goods;
}

/** Orders given in advance (3.10). */
export interface Standing {
  /** The most that is spent on a shootout, by location; "*" for the rest. */
  defence: Record<string, number>;
  spoils: 'all' | 'none';
  draft: DesignId[];
}

interface PublicPlayer {
  faction: string;
  goods: Goods;
  /** Points on the base card. */
  baseVp: number;
  locations: Record<CardId, Built>;
  /** Cards under the base. */
  under: Record<CardId, 'agreement' | 'spoils'>;
  /** Agreements with locations of others, and their owners. */
  agreements: Record<CardId, SeatId>;
  contactUsed: Slot[];
  /** Locations visited this turn, and their owners. */
  visits: Record<CardId, SeatId>;
  passed: boolean;
  resigned: boolean;
  /** Deadlines missed in a row. */
  missed: number;
  /** Actions taken this turn. */
  actions: number;
  /** Free orders given this turn. */
  freeOrders: number;
  /** The score of the last count. */
  score: number;
}

/** A player with all data of the seat. */
export interface Player extends PublicPlayer {
  /** In order of arrival. */
  hand: CardId[];
  standing: Standing;
}

/** A player as a viewer sees them: a hidden hand is its number of cards (17.1). */
export interface PlayerView extends PublicPlayer {
  readonly hand: readonly CardId[] | number;
  readonly standing?: Standing;
}

export const WIN_REASONS = ['points', 'cards', 'goods', 'draw', 'resignation'] as const;

/** How a game ended (11.4). */
export interface GameEnd {
  readonly winners: readonly SeatId[];
  readonly by: (typeof WIN_REASONS)[number];
  readonly scores: Readonly<Record<SeatId, number>>;
}

/** The common fields of a position and every view of it. */
interface Board {
  /** In clockwise order. */
  seats: SeatId[];
  turn: number;
  phase: Phase;
  first: SeatId;
  /** The active seat in `actions`, else null. */
  active: SeatId | null;
  /** The face-up cards of a lookout; null while they are not turned up. */
  display: CardId[] | null;
  /** Picks made or skipped in this lookout. */
  picks: number;
  /** How many seats have produced in this production phase. */
  producedSeats: number;
  /** Oldest first. */
  discard: CardId[];
  awaiting: Awaiting | null;
  outcome: GameEnd | null;
}

/** The whole state of a game (section 15), plain JSON. Rules change a copy of it, never their input. */
export interface Position extends Board {
  /** The first card is drawn next. */
  stack: CardId[];
  /** Random numbers drawn since the start. */
  rng: number;
  players: Record<SeatId, Player>;
}

/** The part of a position that one viewer may see (17.1). */
export interface View extends Board {
  /** The number of cards left. */
  readonly stack: number;
  readonly players: Readonly<Record<SeatId, PlayerView>>;
}

/** Where a gain comes from: a card, the base, or a trade (19.3). */
export type Source = CardId | 'base' | 'trade';
