import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

/** Whether an invitation by an earlier table was not answered in time. */
export function hasLapsed(
  { state, answerBy }: Pick<EntryRecord, 'state' | 'answerBy'>,
  now: number,
): boolean {
  return state === 'invited' && typeof answerBy === 'number' && answerBy <= now;
}

/** Whether an entry is an invitation that its player can still accept: one by an earlier table only before the start. */
export function isOpenInvitation(
  entry: EntryRecord | undefined,
  { status }: Pick<SeasonRecord, 'status'>,
  now: number,
): boolean {
  if (entry?.state !== 'invited' || hasLapsed(entry, now)) return false;
  return entry.answerBy === undefined || status === 'registration';
}

/** The earliest time at which an unanswered invitation lapses; null if none does. */
export function nextLapse(entries: readonly EntryRecord[]): number | null {
  const times = entries.flatMap(({ state, answerBy }) =>
    state === 'invited' && typeof answerBy === 'number' ? [answerBy] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}
