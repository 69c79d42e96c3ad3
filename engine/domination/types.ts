import type { SeatId } from '../game';
import type { ActionCardId, CardId } from './card-ids';

/** The id of a land or sea area, such as "western_europe" (1.2). */
export type AreaId = string;
/** The number of a rule of the rules page, such as "7.20". */
export type Rule = string;

export const PHASES = ['turn', 'scoring', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A counter in an area: Full, or Struggling if `full` is false (1.5). Never changed, only replaced. */
export interface Force {
  readonly seat: SeatId;
  readonly full: boolean;
}

/** One point of an effect: a Build or a Reduction in an area (5.1). */
export interface Point {
  readonly do: 'build' | 'reduce';
  readonly area: AreaId;
}

/** How a seat answers Bio Weapons (8.8), stored as it was given. */
export interface BioAnswer {
  readonly areas: readonly AreaId[];
  readonly against?: readonly SeatId[] | undefined;
  /** How often it answers in one chain; default: 1. */
  readonly times?: number | undefined;
}

/** When Airborne Forces are to be played: in the scoring window, or after the next turn of another seat (8.4). */
export type Moment = 'scoring' | { readonly after: SeatId };

export interface AirborneEntry {
  readonly when: Moment;
  /** 1 to 18 points in order of preference. */
  readonly actions: readonly Point[];
}

export const FOG_SETTINGS = ['never', 'always', 'if_rival_monopoly'] as const;
export type FogSetting = (typeof FOG_SETTINGS)[number];

/** A seat's orders for moments without a decision of its own (8.4, 8.8). */
export interface Standing {
  bio: BioAnswer | null;
  airborne: AirborneEntry[];
  fog: FogSetting;
}

interface PublicSeat {
  vp: number;
  /** Square of the logistics track, 1 to 10: the number of cards drawn in a game turn. */
  logistics: number;
  /** In data order (1.7). */
  discard: CardId[];
  passed: boolean;
  vacant: boolean;
  /** Deadlines missed since the seat last used a card or passed itself (11.2). */
  missed: number;
}

/** A seat with all its data. */
export interface Seat extends PublicSeat {
  /** In data order. */
  hand: CardId[];
  /** The first card is drawn next. */
  draw: CardId[];
  standing: Standing;
}

/** A seat as a viewer sees it (16.4). */
export interface SeatView extends PublicSeat {
  readonly handCount: number;
  readonly drawCount: number;
  /** Hand and draw deck together, in data order: every card was gained openly (16.1). */
  readonly owned: readonly CardId[];
  /** Visible only to the seat, like its standing orders. */
  readonly hand?: readonly CardId[];
  readonly standing?: Standing;
}

/** The common data of a position and its views. */
interface Board {
  phase: Phase;
  /** Number of the game turn, 1 for the first. */
  turn: number;
  /** Number of the last game turn. */
  turns: number;
  /** The seats in seating order: the next one is to the left (1.1). */
  order: SeatId[];
  /** The first player of this game turn. */
  first: SeatId;
  /** The seat on turn; null in `scoring` and `over`. */
  active: SeatId | null;
  /** An empty area has no key. */
  forces: Record<AreaId, Force>;
  /** The types in this game with the copies left, 0 included. */
  stacks: Partial<Record<ActionCardId, number>>;
  /** How many random numbers have been drawn since the start. */
  drawn: number;
}

/** The whole state of a game (section 13), plain JSON. Rules change a copy of it, never their input. */
export interface Position extends Board {
  seats: Record<SeatId, Seat>;
}

/** The part of a position that one viewer may see (section 16). */
export interface View extends Board {
  seats: Readonly<Record<SeatId, SeatView>>;
}

/** A seat's score when the game turn is scored (9.1, 9.2). */
export interface Score {
  readonly land: number;
  readonly sea: number;
  readonly regions: number;
  readonly gain: number;
}

/** How a game ended (section 13). */
export interface GameEnd {
  readonly winners: readonly SeatId[];
  readonly ranking: readonly { readonly seat: SeatId; readonly rank: number; readonly vp: number }[];
  readonly why: 'turns' | 'resigned';
}
