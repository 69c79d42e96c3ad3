import type { Message, SeatId } from '../../game';
import { messagesOf } from '../../game/message';

export const message = messagesOf('awards');

/** The data of a finished game's seat for awards. */
export interface AwardSeat {
  readonly seat: SeatId;
  readonly player: string;
  /** 1 for the best; equal seats share a place. */
  readonly place: number;
  readonly points: number;
  /** The game's leading measure. */
  readonly leading: number;
  /** The rating before the game, if known. */
  readonly rating?: number | undefined;
  /** Decisions that were owed, and those that were made in time. */
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
  /** The winners of the season. */
  readonly champions: readonly string[];
  readonly won: 'winnerLeads' | 'winnerOfPeople' | 'winnerOfFinal';
  /** The final standings, from the leader on. */
  readonly standing: readonly {
    readonly player: string;
    readonly place: number;
    readonly total: number;
  }[];
  readonly games: readonly AwardGame[];
  /** Seats that are distinct factions; empty if seats are colours. */
  readonly factions: readonly SeatId[];
  /** Players whose first rated game was in this season. */
  readonly newcomers: ReadonlySet<string>;
  /** Bots: they win a season only if no one else played, and take no other award. */
  readonly bots: ReadonlySet<string>;
  /** The players' word for the leading measure, "stars"; null if the game has none of which more are better. */
  readonly measure: Message | null;
}

export interface Award {
  readonly id: string;
  readonly title: Message;
  /** The criterion of the award, in one sentence. */
  readonly rule: Message;
  /** More than one in a tie. */
  readonly players: readonly string[];
  /** The deciding fact, as text. */
  readonly detail: Message;
  /** The games on which it is based, earliest first. */
  readonly games: readonly string[];
}
