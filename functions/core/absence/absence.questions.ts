import type {
  AllowanceRecord,
  DeadlineMoved,
  Gate,
  HolidaysBooked,
  MemberRecord,
  NoticeRecord,
  OrdersMissed,
  SeatSearched,
  SubstituteRecord,
} from '../platform/records';
import type { Writer } from '../step/steps.questions';

/** A deadline that moves while its step is open, with the notes about it. */
export interface MovedDeadline {
  readonly event: DeadlineMoved;
  /** The reason, as the gate stores it. */
  readonly grace?: Gate['grace'];
  readonly moved?: number;
  readonly outage?: Gate['outage'];
  /** Players who use one of their graces, and how many they have in all. */
  readonly graces?: { readonly season: string; readonly players: readonly string[]; readonly most: number };
  readonly notes?: readonly NoticeRecord[];
}

/** Players who have kept a step without a deadline waiting, and how the step continues. */
export interface CountedAbsent {
  readonly misses: NonNullable<Gate['misses']>;
  /** Seats that the step waits for from now on. */
  readonly owing: readonly string[];
  /** When players who are not ready are counted again. */
  readonly absentAt: number;
  readonly deadline: number;
  readonly event: OrdersMissed;
  readonly notes: readonly NoticeRecord[];
}

/** Extensions, holidays, votes and substitutes. Each change of a gate is one conditional write. */
export interface AbsenceStore {
  /**
   * The allowances that players have used in a season, read strongly or weakly; players who have used none are left
   * out.
   */
  allowances(
    season: string,
    players: readonly string[],
    how?: { readonly weak?: boolean },
  ): Promise<readonly AllowanceRecord[]>;
  /** Replaces a player's booked days, if they are unchanged since they were read. */
  saveHolidays(
    before: AllowanceRecord,
    holidays: readonly string[],
    event: HolidaysBooked,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** Sets the closing time of a step in which all are ready, if they all still are and it is not set yet. */
  setEarlyClose(gate: Gate, at: number): Promise<'set' | 'not-set'>;
  /** Cancels the early close of a step, if it is unchanged since it was read. */
  cancelEarlyClose(gate: Gate): Promise<void>;
  /** Counts players who keep a step waiting, if no one has become ready or been counted since the gate was read. */
  countAbsent(gate: Gate, counted: CountedAbsent): Promise<'counted' | 'changed-meanwhile'>;
  /**
   * Moves the deadline of an open step to a later one, if it is unchanged since it was read and everyone has a grace
   * left.
   */
  moveDeadline(gate: Gate, moved: MovedDeadline): Promise<'moved' | 'changed-meanwhile'>;
  /** Stores whether a seat agrees to an early close of the open step. */
  saveConsent(by: Writer, agrees: boolean, now: number): Promise<'saved' | 'step-closed'>;
  /**
   * Counts a seat's vote for a later deadline, if no one has voted since the gate was read; the last vote needed moves
   * it.
   */
  saveVote(by: Writer, moved: DeadlineMoved | null, now: number): Promise<'saved' | 'changed-meanwhile'>;
  /** In the order in which they joined the list. */
  substitutes(season: string): Promise<readonly SubstituteRecord[]>;
  /**
   * Adds a player to the list and to the league. A player who is on it keeps their position, and may change whether
   * they accept in advance.
   */
  saveSubstitute(substitute: SubstituteRecord, member: MemberRecord, event: SeatSearched): Promise<void>;
  /** Twice is harmless. */
  removeSubstitute(season: string, player: string): Promise<void>;
}
