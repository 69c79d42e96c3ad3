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

/** What awards read of a game. */
export interface PlayedGame {
  /** Seats that are distinct factions; empty if seats are colours. */
  readonly factions: readonly SeatId[];
  /** The players' word for the leading measure, "stars"; null if the game has none of which more are better. */
  readonly measure: Message | null;
  /** Whether less of the leading measure is better. */
  readonly fewest?: boolean | undefined;
}

/** One of several games of a season. */
export interface TitledGame extends PlayedGame {
  readonly title: string;
  /** The rounds that play it. */
  readonly rounds: ReadonlySet<number>;
}

export interface AwardInput extends PlayedGame {
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
  /**
   * The games of a season that plays several: each has awards of its own, as neither its sides nor its figures say
   * anything about another's. Undefined where all rounds play the same.
   */
  readonly titles?: readonly TitledGame[] | undefined;
  /** Players whose first rated game was in this season. */
  readonly newcomers: ReadonlySet<string>;
  /** Bots: they win a season only if no one else played, and take no other award. */
  readonly bots: ReadonlySet<string>;
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
