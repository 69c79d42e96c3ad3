import { nextEvening, pastHolidays } from './evening-calendar';

const HOUR = 3_600_000;

/** The policy of the simulated season, in numbers. */
export const POLICY = {
  graceHours: 12,
  graces: 1,
  disorderAfter: 2,
  botAfter: 2,
  lateMinutes: 5,
  deserted: 60,
};

/** Hours before a deadline at which people with default settings are reminded. */
const LEADS = [24, 3];

interface Seat {
  readonly player: string;
  readonly human: boolean;
  row: number;
  disorder: boolean;
  given: boolean;
}

/** The result for a board at its deadline. */
export type Verdict = 'holiday' | 'grace' | 'closes';

/**
 * A second implementation of an absence policy, in plain arithmetic: for one board, from its players' acts, computes
 * when each of its steps closes and who is in civil disorder.
 */
export class AbsenceModel {
  deadline = 0;
  readonly seats = new Map<string, Seat>();
  private owed: readonly string[] = [];
  private graced = false;
  /** The last check for reminders, and those reminded in this step, as "player hours". */
  private looked = 0;
  private readonly reminded = new Set<string>();

  constructor(
    private readonly graces: Map<string, number>,
    private readonly booked: Map<string, Set<string>>,
  ) {}

  hold(seat: string, player: string, human: boolean): void {
    this.seats.set(seat, { player, human, row: 0, disorder: false, given: false });
  }

  /** Opens a step that these seats owe by the rules of the game. */
  open(at: number, owed: readonly string[]): void {
    this.owed = owed;
    this.graced = false;
    this.looked = at;
    this.reminded.clear();
    for (const seat of this.seats.values()) seat.given = false;
    const waited = this.waited();
    const usual = pastHolidays(nextEvening(at), this.daysOf(waited));
    this.deadline = waited.length > 0 ? usual : Math.min(usual, at + POLICY.deserted * 60_000);
  }

  /** Seats that the step awaits. */
  waited(): readonly string[] {
    return this.owed.filter((name) => this.seats.get(name)?.disorder === false);
  }

  give(name: string): void {
    const seat = this.seat(name);
    if (seat.disorder) Object.assign(seat, { disorder: false, row: 0 });
    seat.given = true;
  }

  book(name: string): void {
    const seat = this.seat(name);
    if (seat.given || !this.waited().includes(name)) return;
    this.deadline = pastHolidays(this.deadline, this.booked.get(seat.player) ?? new Set());
  }

  /** The next time at which the clock must stop: for reminders, or at the deadline. */
  nextStop(): number {
    const ahead = LEADS.map((hours) => this.deadline - hours * HOUR).filter((at) => at > this.looked);
    return Math.min(this.deadline, ...ahead);
  }

  /**
   * Players to remind now: awaited players without orders. Of several passed times the last one counts, and no one is
   * reminded twice for the same one, also when the deadline was moved.
   */
  remind(now: number): readonly string[] {
    const passed = LEADS.filter((hours) => {
      const at = this.deadline - hours * HOUR;
      return at > this.looked && at <= now;
    });
    this.looked = now;
    if (passed.length === 0) return [];
    const lead = Math.min(...passed);
    const players = this.silent().map((name) => this.seat(name).player);
    const fresh = players.filter((player) => !this.reminded.has(`${player} ${lead}`));
    for (const player of fresh) this.reminded.add(`${player} ${lead}`);
    return fresh;
  }

  /** The deadline is reached, or was found late. */
  due(now: number): Verdict {
    this.looked = now;
    const silent = this.silent();
    const moved = pastHolidays(this.deadline, this.daysOf(silent));
    if (moved !== this.deadline) {
      this.deadline = moved;
      return 'holiday';
    }
    const late = silent.filter((name) => (this.graces.get(this.seat(name).player) ?? 0) < POLICY.graces);
    if (!this.graced && late.length > 0) {
      for (const name of late) {
        const { player } = this.seat(name);
        this.graces.set(player, (this.graces.get(player) ?? 0) + 1);
      }
      this.graced = true;
      const from = now - this.deadline > POLICY.lateMinutes * 60_000 ? now : this.deadline;
      this.deadline = from + POLICY.graceHours * HOUR;
      return 'grace';
    }
    this.close();
    return 'closes';
  }

  /** Players without orders when the step closed, including those in disorder. */
  missing(): readonly string[] {
    return this.owed.filter((name) => this.seat(name).human && !this.seat(name).given);
  }

  private silent(): readonly string[] {
    return this.waited().filter((name) => this.seat(name).human && !this.seat(name).given);
  }

  private close(): void {
    for (const name of this.owed) {
      const seat = this.seat(name);
      if (!seat.human) continue;
      seat.row = seat.given ? 0 : seat.row + 1;
      if (seat.row >= POLICY.disorderAfter) seat.disorder = true;
    }
  }

  private daysOf(seats: readonly string[]): ReadonlySet<string> {
    return new Set(seats.flatMap((name) => [...(this.booked.get(this.seat(name).player) ?? [])]));
  }

  seat(name: string): Seat {
    const seat = this.seats.get(name);
    if (seat === undefined) throw new Error(`there is no seat ${name}`);
    return seat;
  }
}
