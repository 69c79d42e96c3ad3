import type { GameRecord, Gate, PlatformEvent, StepRecord, ThreadRecord } from '../platform/records';

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

/** How far each player has read each thread: counters by player and thread. */
export type Readings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The parts of a table that may change at any moment, read in one query. */
export interface LiveTable extends GameAndGate {
  /** The same as `threads` returns. */
  readonly threads: readonly ThreadRecord[];
  readonly readings: Readings;
}

export interface GameStore {
  createGame(created: NewGame): Promise<'created' | 'already-there'>;
  /** Read strongly: a player who loses a seat sees nothing of it from then on. */
  game(id: string): Promise<GameRecord | undefined>;
  /** A consistent snapshot of a game and its gate, for the price of one of them. Read strongly. */
  gameAndGate(id: string): Promise<GameAndGate | undefined>;
  /** The same with the counters of its press; while all of it is small, still for the price of one read. */
  liveTable(id: string): Promise<LiveTable | undefined>;
  /** The secret seed. Only adjudication and the export of a finished game may read it. */
  seed(game: string): Promise<string | undefined>;
  runningGamesOf(player: string): Promise<readonly string[]>;
  finishedGamesOf(player: string): Promise<readonly string[]>;
  /** Moves the game from its players' running games to their finished ones. */
  markFinished(game: GameRecord): Promise<void>;
}
