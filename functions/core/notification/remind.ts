import { deadlineAfter } from '../../../engine/deadlines/next-deadline';
import { type GameRecord, type Gate, hasNoDeadline } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { dispatch } from './dispatch';
import type { ReminderRecord } from './notifications.records';
import { peopleOf, reminderOf } from './of-game';
import { type PreferencesReader, preferencesIn } from './preferences';

const HOUR_MS = 3_600_000;

/**
 * Reminders of a turn without a deadline: when it has lasted as long as the season expects, and these many hours later,
 * whatever reminder hours players have chosen.
 */
const HOURS_OF_WAITING = [0, -24, -3 * 24, -7 * 24, -14 * 24] as const;

/** A player who owes orders, with the hours before the deadline at which they want to be reminded. */
interface Reminded {
  readonly player: string;
  readonly seat: string;
  readonly hours: readonly number[];
}

/** Stores when the first reminder for the open step is due to the players who owe orders; at most one write. */
export async function scheduleReminder(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  preferences: PreferencesReader = preferencesIn(deps),
): Promise<void> {
  if (gate.state !== 'open' || gate.pausedAt !== undefined) return;
  const after = deps.clock();
  const at = nextInstant(game, gate, await remindedOf(preferences, game, gate), after);
  if (at === undefined) return;
  await deps.store.saveReminder({ game: game.id, step: gate.step, deadline: gate.deadline, after, at });
}

/**
 * Does the same when the open step keeps its deadline. First reminds players who are already due, because the new entry
 * counts from now.
 */
export async function rescheduleReminder(deps: Deps, game: GameRecord, gate: Gate): Promise<void> {
  await remind(deps, game.id);
  await scheduleReminder(deps, game, gate);
}

/** Does the same after a player has chosen other times, for every game they play. */
export async function rescheduleReminders(deps: Deps, player: string): Promise<void> {
  for (const id of await deps.store.runningGamesOf(player)) {
    const found = await deps.store.gameAndGate(id);
    if (found !== undefined) await rescheduleReminder(deps, found.game, found.gate);
  }
}

/**
 * Reminds players whose orders for a game's open step are missing, and stores the next reminder time. Skips a step that
 * is closed, paused or has another deadline now: that change has stored its own reminder.
 */
export async function remind(deps: Deps, gameId: string): Promise<void> {
  const [due, found] = await Promise.all([deps.store.reminder(gameId), deps.store.gameAndGate(gameId)]);
  const now = deps.clock();
  if (due === undefined || due.at > now) return;
  if (found === undefined || !stillOpen(due, found.gate, now)) return deps.store.changeReminder(due, null);
  const { game, gate } = found;
  // Stored orders remain stored, unless a ruling takes the step back and schedules a reminder again.
  const stored = hasNoDeadline(gate) ? gate.ready : gate.given;
  const missing = await remindedOf(preferencesIn(deps), game, gate, Object.keys(stored));
  await remindAll(deps, game, gate, byLead(game, gate, missing, due.after, now));
  const at = nextInstant(game, gate, missing, now);
  await deps.store.changeReminder(due, at === undefined ? null : { ...due, after: now, at });
}

async function remindAll(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  leads: ReadonlyMap<number, readonly Reminded[]>,
): Promise<void> {
  const notifications = [reminderOf(game, gate)];
  // A step that a ruling has reopened gets reminders again.
  const line = gate.line === undefined ? '' : `-${gate.line}`;
  for (const [lead, people] of leads) {
    // One for each game, step and lead time, even if the deadline is moved.
    const cause = { id: `reminder-${game.id}-${gate.step}${line}-${lead}`, at: deps.clock() };
    await dispatch(
      deps,
      cause,
      people.map(({ player }) => ({ player, notifications })),
    );
  }
}

/** The people whose reminder is due, by lead time. If several times have passed at once, the latest counts. */
function byLead(
  game: GameRecord,
  gate: Gate,
  people: readonly Reminded[],
  after: number,
  now: number,
): ReadonlyMap<number, readonly Reminded[]> {
  const leads = new Map<number, Reminded[]>();
  const counted = countedFrom(game, gate);
  for (const one of people) {
    const passed = one.hours.filter((hours) => {
      const instant = counted - hours * HOUR_MS;
      return instant > after && instant <= now;
    });
    if (passed.length === 0) continue;
    const lead = Math.min(...passed);
    leads.set(lead, [...(leads.get(lead) ?? []), one]);
  }
  return leads;
}

/** The time from which reminders are counted: the deadline, or the expected end of a turn without one. */
function countedFrom({ deadlines }: GameRecord, gate: Gate): number {
  return hasNoDeadline(gate) ? deadlineAfter(deadlines, gate.pace, gate.openedAt) : gate.deadline;
}

function nextInstant(
  game: GameRecord,
  gate: Gate,
  people: readonly Reminded[],
  now: number,
): number | undefined {
  const counted = countedFrom(game, gate);
  const instants = people.flatMap(({ hours }) => hours.map((lead) => counted - lead * HOUR_MS));
  const ahead = instants.filter((instant) => instant > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

async function remindedOf(
  preferences: PreferencesReader,
  game: GameRecord,
  gate: Gate,
  given: readonly string[] = [],
): Promise<readonly Reminded[]> {
  const owing = peopleOf(game).filter(({ seat }) => gate.owing.includes(seat) && !given.includes(seat));
  return Promise.all(
    owing.map(async ({ seat, player: { id } }) => {
      const { settings } = await preferences(id);
      const hours = hasNoDeadline(gate) ? HOURS_OF_WAITING : settings.reminders;
      return { seat, player: id, hours };
    }),
  );
}

function stillOpen(due: ReminderRecord, gate: Gate, now: number): boolean {
  const same = gate.step === due.step && gate.deadline === due.deadline;
  return same && gate.state === 'open' && gate.pausedAt === undefined && gate.deadline > now;
}
