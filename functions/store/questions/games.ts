import type { GameRecord, Gate, PlatformEvent, StepRecord, ThreadRecord } from '../records';

/** A board as it begins. */
export interface NewBoard {
  readonly game: GameRecord;
  readonly seed: string;
  readonly gate: Gate;
  readonly setup: StepRecord;
}

export interface NewGame extends NewBoard {
  readonly event: PlatformEvent;
}

export interface GameAndGate {
  readonly game: GameRecord;
  readonly gate: Gate;
}

/** A reader's counters by player and thread, as far as each has read. */
export type Readings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What of a table may change at any moment, as it stood in one query. */
export interface LiveTable extends GameAndGate {
  /** As `threads` has them. */
  readonly threads: readonly ThreadRecord[];
  readonly readings: Readings;
}

export interface GameStore {
  createGame(created: NewGame): Promise<'created' | 'already-there'>;
  /** Read strongly: who loses a seat sees nothing of it from then on. */
  game(id: string): Promise<GameRecord | undefined>;
  /** A game and its gate as they stood at one moment, for the price of one of them. Read strongly. */
  gameAndGate(id: string): Promise<GameAndGate | undefined>;
  /** The same with what is counted of its press, as long as all of it is small still for the price of one read. */
  liveTable(id: string): Promise<LiveTable | undefined>;
  /** The secret seed. Only adjudication and the export of a finished game may ask. */
  seed(game: string): Promise<string | undefined>;
  runningGamesOf(player: string): Promise<readonly string[]>;
  finishedGamesOf(player: string): Promise<readonly string[]>;
  /** Moves the game from its players' running games to their finished ones. */
  markFinished(game: GameRecord): Promise<void>;
}
