import { Temporal } from 'temporal-polyfill';
import { type Assumed, type CheckIn, instantOf, type Schedule, USUAL_CHECK_IN } from './schedule';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A drawn round. Instants in milliseconds since 1970. */
export interface DrawnRound {
  readonly round: number;
  readonly openedAt: number;
  /** When its last board ended; null while one is running. */
  readonly endedAt: number | null;
  /** It waits for an organizer's review. */
  readonly isPlanned: boolean;
}

/** The parts of a season that determine its schedule. */
export interface SeasonState {
  readonly status: 'draft' | 'registration' | 'running' | 'finished';
  readonly schedule: Schedule;
  /** The zone in which days are counted. */
  readonly zone: string;
  /** Whether players answer before each round whether they play it. */
  readonly confirm: boolean;
  /** Rounds have no dates: boards open when players want them. */
  readonly isLadder: boolean;
  /** When the next board of an always-open season is filled although too few players wait; null if nothing fills it. */
  readonly fillsAt: number | null;
  /** The total number of rounds. */
  readonly rounds: number;
  /** The round that was drawn last; null before the first. */
  readonly last: DrawnRound | null;
  /** Milliseconds that the last result of a round leaves before the next one opens, so that a slip can be mended. */
  readonly waits: number;
  /** Whether everyone has answered whether they play the next round. */
  readonly isAnswered: boolean;
  /** The round that an organizer opens without waiting for its date. */
  readonly opensNow: number | null;
  /** The start was postponed until an organizer acts. */
  readonly isPostponed: boolean;
  /** When it ended; null before that, and if its end has no further effects. */
  readonly endedAt: number | null;
}

/** The scheduled actions of a season. */
export const SCHEDULED_ACTS = [
  'announce',
  'open-registration',
  'close-registration',
  'start',
  'ask',
  'remind',
  'open-round',
  'warn-of-end',
  'end-round',
  'renew',
] as const;

export interface ScheduledAct {
  readonly at: number;
  readonly what: (typeof SCHEDULED_ACTS)[number];
  /** The round that it is about, if any. */
  readonly round: number | null;
}

/**
 * The future actions of a season, the next first. Completed ones are left out; overdue ones are included, with their
 * original time. Actions that only notify people are left out once their time has passed.
 * @param now milliseconds since 1970
 */
export function hoursAhead(state: SeasonState, now: number): readonly ScheduledAct[] {
  return [...hoursOf(state, now)].sort((one, other) => one.at - other.at);
}

function hoursOf(state: SeasonState, now: number): readonly ScheduledAct[] {
  switch (state.status) {
    case 'draft':
      return hour('announce', time(state.schedule.announcesAt));
    case 'registration':
      return beforeStart(state, now);
    case 'running':
      return state.isLadder ? hour('open-round', state.fillsAt) : whileRunning(state, now);
    case 'finished': {
      const { renews } = state.schedule;
      if (renews === null || state.endedAt === null) return [];
      return hour('renew', daysAfter(state.endedAt, renews.afterDays, state.zone));
    }
  }
}

function beforeStart({ schedule, isPostponed }: SeasonState, now: number): readonly ScheduledAct[] {
  if (isPostponed) return [];
  const { opensAt, closesAt, startsAt } = schedule;
  return [
    ...ahead(hour('open-registration', time(opensAt)), now),
    ...ahead(hour('close-registration', time(closesAt)), now),
    ...hour('start', time(startsAt)),
  ];
}

function whileRunning(state: SeasonState, now: number): readonly ScheduledAct[] {
  const { last } = state;
  const next = (last?.round ?? 0) + 1;
  const running = last !== null && !last.isPlanned && last.endedAt === null;
  return [
    ...(running ? endHours(state, last, now) : []),
    ...(last?.isPlanned === true || next > state.rounds ? [] : openingHours(state, next, now)),
  ];
}

function endHours(state: SeasonState, last: DrawnRound, now: number): readonly ScheduledAct[] {
  const end = roundEnd(state, last);
  if (end === null) return [];
  return [
    ...ahead(hour('warn-of-end', warnsAt(end, last), last.round), now),
    ...hour('end-round', end, last.round),
  ];
}

function openingHours(state: SeasonState, round: number, now: number): readonly ScheduledAct[] {
  const asked = checkInHours(state, round);
  const opens = opening(state, round);
  // While a round is played the next one opens when it ends, whatever its date.
  const waits = state.last !== null && state.last.endedAt === null;
  return [
    ...(asked === null ? [] : ahead(hour('ask', asked.from, round), now)),
    ...(asked === null ? [] : ahead(hour('remind', asked.reminds, round), now)),
    ...(waits ? ahead(hour('open-round', opens, round), now) : hour('open-round', opens, round)),
  ];
}

/**
 * When a round opens: at its date, but not before the previous one has ended, and its break and the wait after its last
 * result are over. A round without a date waits until the check-in is over, or all have answered. Null while this is unknown.
 */
export function opening(state: SeasonState, round: number): number | null {
  const { last, opensNow } = state;
  const ended = round === 1 ? Number.NEGATIVE_INFINITY : (last?.endedAt ?? null);
  if (opensNow === round && ended !== null) return Math.max(0, ended);
  const dated = datedOpening(state, round);
  if (ended === null) return dated;
  const rested = round === 1 ? 0 : daysAfter(ended, state.schedule.breakDays, state.zone) + state.waits;
  if (dated !== null) return Math.max(dated, rested);
  // For the first round, registration has already asked them.
  const { minutes } = checkInOf(state);
  const isAsked = state.confirm && round > 1 && !state.isAnswered;
  return isAsked ? Math.max(rested, ended + minutes * MINUTE) : rested;
}

/** The date of a round, regardless of the previous one; null if it has none. */
function datedOpening({ schedule, zone, last }: SeasonState, round: number): number | null {
  const chosen = time(schedule.rounds[round - 1]?.opensAt ?? null);
  if (chosen !== null || schedule.everyDays === null || last?.round !== round - 1) return chosen;
  return daysAfter(last.openedAt, schedule.everyDays, zone);
}

/** When a round opens according to a schedule, if the previous one opened and ends at these instants. */
export function expectedOpening(
  { schedule, zone }: Pick<SeasonState, 'schedule' | 'zone'>,
  round: number,
  opened: number,
  ends: number,
): number {
  const { rounds, everyDays, breakDays, lastsDays } = schedule;
  const over = lastsDays === null ? ends : Math.min(ends, daysAfter(opened, lastsDays, zone));
  const dated =
    time(rounds[round - 1]?.opensAt ?? null) ?? (everyDays === null ? 0 : daysAfter(opened, everyDays, zone));
  return Math.max(dated, daysAfter(over, breakDays, zone));
}

/** The instant at which a round counts as opened: its date, if it opens on that day, so that dates do not drift. */
export function openedOn(state: SeasonState, round: number, now: number): number {
  const date =
    round === 1 ? (datedOpening(state, 1) ?? time(state.schedule.startsAt)) : opening(state, round);
  return date !== null && date <= now && now - date < DAY ? date : now;
}

/** The latest end of a running round; null if nothing ends it. A round that opened late ends late. */
export function roundEnd({ schedule, zone }: SeasonState, { round, openedAt }: DrawnRound): number | null {
  const dates = schedule.rounds[round - 1];
  const chosen = time(dates?.endsAt ?? null);
  const late = Math.max(0, openedAt - (time(dates?.opensAt ?? null) ?? openedAt));
  if (chosen !== null && chosen + late > openedAt) return chosen + late;
  return schedule.lastsDays === null ? null : daysAfter(openedAt, schedule.lastsDays, zone);
}

/** When players are notified that their round ends soon: a day before, or a quarter of a short round. */
export function warnsAt(end: number, { openedAt }: Pick<DrawnRound, 'openedAt'>): number {
  return end - Math.min(DAY, Math.floor((end - openedAt) / 4));
}

/** When players are asked whether they play a round, when they are reminded, and when the check-in ends. */
export interface CheckInHours {
  readonly from: number;
  readonly reminds: number;
  readonly until: number;
}

/** The check-in of a round; null if players are not asked, or its date is not known yet. */
export function checkInHours(state: SeasonState, round: number): CheckInHours | null {
  if (!state.confirm || state.isLadder || round === 1) return null;
  const dated = datedOpening(state, round);
  // Asked while the previous round is played, if the date is known by then.
  const until = state.last?.endedAt === null ? dated : opening({ ...state, isAnswered: false }, round);
  if (until === null) return null;
  const length = checkInOf(state).minutes * MINUTE;
  return { from: until - length, reminds: until - Math.min(DAY, Math.floor(length / 4)), until };
}

export function checkInOf({ schedule }: Pick<SeasonState, 'schedule'>): CheckIn {
  return schedule.checkIn ?? USUAL_CHECK_IN;
}

/** The part of an entry that answers whether its player plays a round. */
export interface Answer {
  /** The last round for which they answered that they play. */
  readonly confirmed: number;
  /** The last round for which they answered that they sit out. */
  readonly declined: number;
}

/** Whether a player has answered, either way, for a round. */
export function hasAnswered({ confirmed, declined }: Answer, round: number): boolean {
  return confirmed >= round || declined >= round;
}

/**
 * The players of a round, among those who could play. Silence counts as the season's setting says; if fewer have
 * confirmed than a board needs, silent players play too, so that no round is lost to an unticked box.
 * @param assume the meaning of silence
 * @param fewest how many players must have confirmed
 */
export function playsRound<Player extends Answer>(
  players: readonly Player[],
  round: number,
  { assume, fewest }: { readonly assume: Assumed; readonly fewest: number },
): readonly Player[] {
  const willing = players.filter((one) => one.confirmed >= round);
  const silentPlay = assume === 'plays' || willing.length < fewest;
  return players.filter((one) => one.confirmed >= round || (silentPlay && one.declined < round));
}

/** The same time of day some days later, in a zone's calendar; milliseconds. */
export function daysAfter(at: number, days: number, zone: string): number {
  if (days === 0) return at;
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).add({ days }).epochMilliseconds;
}

function time(chosen: string | null): number | null {
  return chosen === null ? null : instantOf(chosen);
}

function hour(what: ScheduledAct['what'], at: number | null, round: number | null = null) {
  return at === null ? [] : [{ at, what, round }];
}

function ahead(hours: readonly ScheduledAct[], now: number): readonly ScheduledAct[] {
  return hours.filter(({ at }) => at > now);
}
