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
} from '../records';
import type { Writer } from './steps';

/** A deadline that moves while its step is open, with the notes about it. */
export interface MovedDeadline {
  readonly event: DeadlineMoved;
  /** What the gate keeps of the reason. */
  readonly grace?: Gate['grace'];
  readonly moved?: number;
  readonly outage?: Gate['outage'];
  /** Players who use one of their graces by it, and how many they have in all. */
  readonly graces?: { readonly season: string; readonly players: readonly string[]; readonly most: number };
  readonly notes?: readonly NoticeRecord[];
}

/** Who has kept a step waiting that has no deadline, and how it goes on. */
export interface CountedAbsent {
  readonly misses: NonNullable<Gate['misses']>;
  /** Seats that are waited for from now on. */
  readonly owing: readonly string[];
  /** When those who are not ready by then are counted again. */
  readonly absentAt: number;
  readonly deadline: number;
  readonly event: OrdersMissed;
  readonly notes: readonly NoticeRecord[];
}

/** Extensions, holidays, votes and substitutes. Each change of a gate is one conditional write. */
export interface AbsenceStore {
  /** What players have used of a season's allowances, read strongly or not; those who have used none are left out. */
  allowances(
    season: string,
    players: readonly string[],
    how?: { readonly weak?: boolean },
  ): Promise<readonly AllowanceRecord[]>;
  /** Replaces a player's booked days, if they are as they were read. */
  saveHolidays(
    before: AllowanceRecord,
    holidays: readonly string[],
    event: HolidaysBooked,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** Sets when a step closes in which all are ready, if they all still are and it is not set yet. */
  setEarlyClose(gate: Gate, at: number): Promise<'set' | 'not-set'>;
  /** Takes the early close of a step back, if it is the one that was read. */
  cancelEarlyClose(gate: Gate): Promise<void>;
  /** Counts those who keep a step waiting, if nobody has become ready or been counted since the gate was read. */
  countAbsent(gate: Gate, counted: CountedAbsent): Promise<'counted' | 'changed-meanwhile'>;
  /** Moves the deadline of an open step to a later one, if it is as it was read and everyone has a grace to use. */
  moveDeadline(gate: Gate, moved: MovedDeadline): Promise<'moved' | 'changed-meanwhile'>;
  /** Says whether a seat agrees to an early close of the open step. */
  saveConsent(by: Writer, agrees: boolean, now: number): Promise<'saved' | 'step-closed'>;
  /** Counts a seat's vote for a later deadline, if no one has voted since the gate was read; the last one needed moves it. */
  saveVote(by: Writer, moved: DeadlineMoved | null, now: number): Promise<'saved' | 'changed-meanwhile'>;
  /** In the order in which they came. */
  substitutes(season: string): Promise<readonly SubstituteRecord[]>;
  /**
   * Puts someone on the list, and makes them a member of the league. A player who is on it keeps their place, and changes
   * whether they accept in advance.
   */
  saveSubstitute(substitute: SubstituteRecord, member: MemberRecord, event: SeatSearched): Promise<void>;
  /** Twice is harmless. */
  removeSubstitute(season: string, player: string): Promise<void>;
}
