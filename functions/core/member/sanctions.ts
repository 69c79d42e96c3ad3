import type { LeagueRecord, Sanctions } from '../account/people.records';
import type { MemberFileRecord } from '../league/logs.records';

const DAY = 86_400_000;

/** How many warnings in a member's file count now. */
export function warningsIn(
  { sanctions }: Pick<LeagueRecord, 'sanctions'>,
  file: readonly Pick<MemberFileRecord, 'kind' | 'at'>[],
  now: number,
): number {
  return file.filter(({ kind, at }) => kind === 'warn' && at > now - sanctions.days * DAY).length;
}

/** What follows from the last of so many warnings: the highest step that they reach, if any. */
export function stepFor(
  { sanctions }: Pick<LeagueRecord, 'sanctions'>,
  warnings: number,
): Sanctions['steps'][number] | undefined {
  return sanctions.steps.findLast((step) => step.warnings <= warnings);
}

/** When a ban of a step ends automatically; undefined for one that lasts until it is lifted. */
export function endOfBan({ ban }: Sanctions['steps'][number], now: number): number | undefined {
  return ban === null ? undefined : now + ban * DAY;
}
