import type { AbsenceStore } from './absence-store';
import type { CaseStore } from './case-store';
import type { FairPlayStore } from './fair-play-store';
import type { NoticeStore } from './notice-store';
import type { DeliveryStore, NotificationSettingsStore, ReminderStore } from './notification-store';
import type {
  BlockRecord,
  GameRecord,
  Gate,
  HandOverRecord,
  LeagueRecord,
  MemberRecord,
  MessageRecord,
  OrdersRecord,
  PlanRecord,
  PlatformEvent,
  PlayerRecord,
  StepRecord,
  ThreadRecord,
} from './records';
import type { LogRecord, NoticeRecord } from './result-records';
import type { ResultStore } from './result-store';
import type { RulingStore } from './ruling-store';
import type { EntryStore, SeasonStore } from './season-store';
import type { TakeBackStore } from './take-back-store';

/**
 * The questions that the platform asks of its store, and the few changes it makes. Keys and indexes behind each
 * stand in `docs/store.md`; none scans. Changes that race carry their own condition, and say who won.
 */
export interface Store
  extends PeopleStore,
    SeasonStore,
    EntryStore,
    GameStore,
    ResultStore,
    StepStore,
    AbsenceStore,
    PlanStore,
    RulingStore,
    TakeBackStore,
    CaseStore,
    NoticeStore,
    FairPlayStore,
    DeliveryStore,
    ReminderStore,
    NotificationSettingsStore,
    PressStore,
    OutboxStore,
    ReplyStore {}

export interface PeopleStore {
  player(id: string): Promise<PlayerRecord | undefined>;
  savePlayer(player: PlayerRecord): Promise<void>;
  league(id: string): Promise<LeagueRecord | undefined>;
  leagues(): Promise<readonly LeagueRecord[]>;
  leaguesOf(player: string): Promise<readonly string[]>;
  /** Writes the league and its organizer's membership together. */
  createLeague(league: LeagueRecord, organizer: MemberRecord): Promise<void>;
  members(league: string): Promise<readonly MemberRecord[]>;
  member(league: string, player: string): Promise<MemberRecord | undefined>;
  addMember(member: MemberRecord): Promise<'added' | 'already-there'>;
  /** Changes what a member may do, with its entry in the league's log. */
  setRoles(
    league: string,
    player: string,
    roles: MemberRecord['roles'],
    entry: LogRecord,
  ): Promise<'set' | 'not-a-member'>;
  /** Who asks to take over the league, if anybody does. */
  handOver(league: string): Promise<HandOverRecord | undefined>;
  /** Asks to take over a league, with the announcement of it, if nobody else does already. */
  askHandOver(
    asked: HandOverRecord,
    notice: NoticeRecord,
    entry: LogRecord,
  ): Promise<'asked' | 'already-asked'>;
  /** Ends the request as it was read: the league stays as it is, or whoever asked gets these roles. */
  endHandOver(
    asked: HandOverRecord,
    roles: MemberRecord['roles'] | null,
    entry: LogRecord,
  ): Promise<'ended' | 'changed-meanwhile'>;
}

export interface NewGame {
  readonly game: GameRecord;
  readonly seed: string;
  readonly gate: Gate;
  readonly setup: StepRecord;
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

export type SaveOrders =
  | { readonly kind: 'saved' }
  | { readonly kind: 'step-closed' }
  | { readonly kind: 'version-conflict' };

export interface DueStep {
  readonly game: string;
  readonly step: number;
  readonly deadline: number;
}

/** A game since the last ruling that took steps of it back, if any did: what its gate says of that. */
export type LineOfPlay = Pick<Gate, 'game' | 'line' | 'state'>;

export interface StepStore {
  /** Read strongly: it decides. */
  gate(game: string): Promise<Gate | undefined>;
  gates(games: readonly string[]): Promise<readonly Gate[]>;
  /** A step that was adjudicated; step 0 is the set-up. */
  step(game: string, step: number): Promise<StepRecord | undefined>;
  /** The same as a gate's line of play has it, which never changes: each process reads it once. */
  stepInPlay(line: LineOfPlay, step: number): Promise<StepRecord | undefined>;
  /** Number and label of the steps from the first to the last one of a gate's line of play, oldest first. */
  labelsInPlay(
    line: LineOfPlay,
    last: number,
  ): Promise<readonly { readonly step: number; readonly label: string }[]>;
  steps(game: string): Promise<readonly StepRecord[]>;
  ordersOfStep(game: string, step: number): Promise<readonly OrdersRecord[]>;
  /** `version` is the newest as far as the gate has it: with it the read costs half. */
  ordersOfSeat(game: string, step: number, seat: string, version?: number): Promise<OrdersRecord | undefined>;
  /** Accepts orders if the step is open, and paused or its deadline after `now`: the write's condition decides (design 4.1). */
  saveOrders(orders: OrdersRecord, now: number): Promise<SaveOrders>;
  /** The fence (design 4.2); never for a paused step. For `all-ready` every owing seat must still be ready when it falls. */
  closeGate(
    gate: Gate,
    why: 'deadline' | 'all-ready',
    now: number,
  ): Promise<'closed' | 'already-closed' | 'not-due'>;
  /** Writes a step's result, the next gate, the events and what players are told in one transaction, or nothing. */
  commitStep(
    step: StepRecord,
    next: Gate,
    events: readonly PlatformEvent[],
    notes?: readonly NoticeRecord[],
  ): Promise<'committed' | 'already-committed'>;
  stepsDueBefore(at: number, limit: number): Promise<readonly DueStep[]>;
}

export interface PlanStore {
  planOfSeat(game: string, seat: string): Promise<PlanRecord | undefined>;
  plansOfGame(game: string): Promise<readonly PlanRecord[]>;
  /** Puts a plan in the place of the one before, while the game is still at the step it was made in. */
  savePlan(plan: PlanRecord): Promise<'saved' | 'step-over'>;
  /**
   * Turns a plan into the seat's orders in one transaction, with what is left of it in its place: while the step is
   * open, if the seat has none yet and if it is still the plan that was read.
   */
  givePlan(
    plan: PlanRecord,
    orders: OrdersRecord,
    now: number,
    rest: PlanRecord | null,
  ): Promise<'given' | 'not-given'>;
  /** Writes down why a plan was not given, if it is still there. */
  refusePlan(plan: PlanRecord): Promise<void>;
  /** Deletes a plan, if it is still there; one that has taken its place stays. */
  deletePlan(plan: PlanRecord): Promise<void>;
}

export interface PressStore {
  /** What is counted of each thread; of delayed press one for each thread, step and sender. */
  threads(game: string): Promise<readonly ThreadRecord[]>;
  /** The last messages of a thread, or the last before one of them, oldest first. */
  messages(game: string, thread: string, limit: number, before?: string): Promise<readonly MessageRecord[]>;
  message(game: string, thread: string, id: string): Promise<MessageRecord | undefined>;
  /** Sends it with its event. `during` is the step that has to be open still. */
  sendMessage(
    message: MessageRecord & { readonly player: string },
    during: number | null,
  ): Promise<'sent' | 'step-over'>;
  /** Takes the words of a message away; doing it again is harmless. */
  deleteMessage(message: MessageRecord, at: number): Promise<void>;
  /** Moves a reading on, never back. */
  markRead(game: string, player: string, thread: string, messages: number): Promise<void>;
  blockedBy(player: string): Promise<readonly BlockRecord[]>;
  block(block: BlockRecord): Promise<void>;
  unblock(player: string, blocked: string): Promise<void>;
}

export interface OutboxStore {
  /**
   * Events older than a point in time. `unreadable` is told, in words, of items that hold no event; without it the
   * first of them is thrown.
   */
  outboxBefore(at: number, unreadable?: (problem: string) => void): Promise<readonly PlatformEvent[]>;
  settle(event: PlatformEvent): Promise<void>;
}

export interface SavedReply {
  readonly status: number;
  readonly body: string;
}

/** Replies kept for idempotency keys. `scope` is the caller, `hash` covers method, path and body. */
export interface ReplyStore {
  claimReply(
    scope: string,
    key: string,
    hash: string,
    now: number,
  ): Promise<
    | { readonly kind: 'first' }
    | { readonly kind: 'in-progress' }
    | { readonly kind: 'other-request' }
    | { readonly kind: 'replay'; readonly reply: SavedReply }
  >;
  saveReply(scope: string, key: string, reply: SavedReply): Promise<void>;
}
