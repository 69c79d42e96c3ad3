import { alwaysOpen } from '../../../engine/tournament/always-open';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import { hasAnswered, type SeasonState } from '../../../engine/tournament/season-schedule';
import type { BoardRecord } from '../result/results.records';
import { fillsAt } from '../round/waiting-for-board';
import type { EntryRecord, RoundRecord, SeasonRecord } from './seasons.records';

const MINUTE = 60_000;

/** The data of a season that its next run depends on. */
export interface SeasonParts {
  readonly entries: readonly EntryRecord[];
  readonly boards: readonly BoardRecord[];
  readonly rounds: readonly RoundRecord[];
}

/** For how long a cancellation can be taken back; milliseconds. */
const TAKEN_BACK_FOR = 86_400_000;

/** Until when the cancellation of a season can be taken back; null if it was not cancelled, or by an earlier release. */
export function takenBackUntil({ cancelled }: Pick<SeasonRecord, 'cancelled'>): number | null {
  return cancelled?.from === undefined ? null : cancelled.at + TAKEN_BACK_FOR;
}

/** Whether a season has scheduled runs. */
export function isScheduled(season: SeasonRecord): boolean {
  const { schedule, registration, format } = season;
  if (alwaysOpen(format)?.fill !== undefined) return true;
  if (schedule !== undefined) return true;
  return format.kind !== 'ladder' && (registration.confirm || waitAfterResults(season) > 0);
}

/** How long the last result of a round at real tables leaves before the next round is drawn; milliseconds. */
function waitAfterResults({ atTheTable }: SeasonRecord): number {
  return (atTheTable?.waitMinutes ?? 0) * MINUTE;
}

/** The state of a season that its next run depends on. */
export function stateOf(season: SeasonRecord, { entries, boards, rounds }: SeasonParts): SeasonState {
  const last = rounds.at(-1);
  const next = (last?.round ?? 0) + 1;
  return {
    status: season.status,
    schedule: season.schedule ?? NO_DATES,
    zone: season.deadlines.zone ?? 'UTC',
    confirm: season.registration.confirm,
    isLadder: season.format.kind === 'ladder',
    fillsAt: fillsAt(season, { entries, boards, rounds }),
    rounds: season.rounds,
    last: last === undefined ? null : drawnRound(last, boards),
    waits: waitAfterResults(season),
    isAnswered: askable(entries, next).every((entry) => answered(entry, next)),
    opensNow: season.opensNow ?? null,
    isPostponed: season.postponed !== undefined,
    endedAt: endedAt(season, boards, last),
  };
}

function drawnRound(round: RoundRecord, boards: readonly BoardRecord[]): SeasonState['last'] {
  const over = roundFinished(round, boards);
  return {
    round: round.round,
    openedAt: round.openedAt ?? round.plannedAt,
    endedAt: over ? (round.endedAt ?? lastClosed(boards, round.plannedAt)) : null,
    isPlanned: round.state === 'planned',
  };
}

/** Every board of the round has reported, and reported its end. */
export function roundFinished(round: RoundRecord, boards: readonly BoardRecord[]): boolean {
  const finished = boards.filter((board) => board.round === round.round && board.status === 'finished');
  return round.state === 'open' && finished.length === round.boards.length;
}

/** When a season ended, if another may follow it. */
function endedAt(season: SeasonRecord, boards: readonly BoardRecord[], last: RoundRecord | undefined) {
  if (season.status !== 'finished' || season.cancelled !== undefined || season.next !== undefined)
    return null;
  return last?.endedAt ?? lastClosed(boards, season.createdAt);
}

function lastClosed(boards: readonly BoardRecord[], atLeast: number): number {
  return Math.max(atLeast, ...boards.map(({ updatedAt }) => updatedAt));
}

/** The players whom a check-in asks: human players who are entered and can play the round. */
export function askable(entries: readonly EntryRecord[], round: number): readonly EntryRecord[] {
  return entries.filter(
    ({ state, since, player, absent = [] }) =>
      state === 'in' && since <= round && player.kind === 'human' && !absent.includes(round),
  );
}

/** Whether a player has answered for a round. */
export function answered({ confirmed, declined = 0 }: EntryRecord, round: number): boolean {
  return hasAnswered({ confirmed, declined }, round);
}
