import type { Message, SeatId } from '../../game';
import { messagesOf } from '../../game/message';

export const message = messagesOf('awards');

/** A seat of a finished game as awards read it. */
export interface AwardSeat {
  readonly seat: SeatId;
  readonly player: string;
  /** 1 for the best; equal places are shared. */
  readonly place: number;
  readonly points: number;
  /** The game's leading measure. */
  readonly leading: number;
  /** The rating before the game, where it is known. */
  readonly rating?: number | undefined;
  /** Decisions that were owed, and those that were given in time. */
  readonly owed: number;
  readonly kept: number;
}

/** A finished game that counts. */
export interface AwardGame {
  readonly game: string;
  readonly round: number;
  readonly board: number;
  readonly seats: readonly AwardSeat[];
}

export interface AwardInput {
  /** Who won the season. */
  readonly champions: readonly string[];
  /** How they won it. */
  readonly won: 'winnerLeads' | 'winnerOfPeople' | 'winnerOfFinal';
  /** The final table, from the leader on. */
  readonly standing: readonly {
    readonly player: string;
    readonly place: number;
    readonly total: number;
  }[];
  readonly games: readonly AwardGame[];
  /** Seats that are factions of their own; none where seats are colours. */
  readonly factions: readonly SeatId[];
  /** Players whose first rated game was in this season. */
  readonly newcomers: ReadonlySet<string>;
  /** Players of the machine: they win a season only where nobody else played, and take no other award. */
  readonly bots: ReadonlySet<string>;
  /** What players call the leading measure: "stars". */
  readonly measure: Message;
}

export interface Award {
  readonly id: string;
  readonly title: Message;
  /** What it is given for, in a sentence. */
  readonly rule: Message;
  /** More than one where they are tied. */
  readonly players: readonly string[];
  /** What decided, in words. */
  readonly detail: Message;
  /** The games it rests on, earliest first. */
  readonly games: readonly string[];
}
