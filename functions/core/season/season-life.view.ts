import { alwaysOpen } from '../../../engine/tournament/always-open';
import { hoursAhead } from '../../../engine/tournament/season-schedule';
import { type OpenCheckIn, openCheckIn } from '../entry/open-check-in';
import { registrationClosed } from '../entry/registration-hours';
import type { CheckInAnswers } from '../entry/season-entries.schema';
import { iso, isoOrNull } from '../platform/instants';
import { fillsAt, waitingForBoard } from '../round/waiting-for-board';
import type { SeasonDraft } from './season-settings.schema';
import { settingsOf } from './season-settings.view';
import { type SeasonParts, stateOf, takenBackUntil } from './season-state';
import type { EntryRecord, JoinableRecord, SeasonRecord } from './seasons.records';
import type { Season } from './seasons.schema';

type Life = Pick<
  Season,
  | 'schedule'
  | 'registrationOpen'
  | 'hours'
  | 'checkIn'
  | 'cancelled'
  | 'restorableUntil'
  | 'openable'
  | 'next'
  | 'line'
>;

/** The scheduled actions of a season, and exceptions in its course. */
export function lifeOf(season: SeasonRecord, parts: SeasonParts, now: number): Life {
  return {
    schedule: season.schedule ?? null,
    registrationOpen: registrationClosed(season, now) === undefined,
    hours: hoursAhead(stateOf(season, parts), now).map(({ at, what, round }) => ({
      at: iso(at),
      what,
      round,
    })),
    checkIn: checkInView(openCheckIn(season, parts, now)),
    cancelled: season.cancelled?.reason ?? null,
    restorableUntil: restorableUntil(season, now),
    openable: openableRound(season, parts),
    next: season.next ?? null,
    line: lineView(season, {
      waiting: season.format.kind === 'ladder' ? waitingForBoard(season, parts).length : 0,
      fillsAt: fillsAt(season, parts),
    }),
  };
}

function restorableUntil(season: SeasonRecord, now: number): string | null {
  const until = takenBackUntil(season);
  return until === null || until <= now ? null : iso(until);
}

/** The counts of an open check-in. */
export function checkInView(checkIn: OpenCheckIn | null): Season['checkIn'] {
  if (checkIn === null) return null;
  const { round, until, assume, playing, out, silent } = checkIn;
  const counts = { playing: playing.length, out: out.length, silent: silent.length };
  return { round, until: iso(until), assume, ...counts };
}

/** Players who wait for the next board of a ladder; null in seasons that play in rounds. */
export function lineView(
  { format }: SeasonRecord,
  { waiting, fillsAt }: Pick<JoinableRecord, 'waiting' | 'fillsAt'>,
): Season['line'] {
  if (format.kind !== 'ladder') return null;
  const open = alwaysOpen(format);
  return {
    alwaysOpen: open !== undefined,
    waiting,
    filledBy: open?.fill?.with ?? null,
    afterMinutes: open?.fill?.afterMinutes ?? null,
    fillsAt: isoOrNull(fillsAt),
  };
}

/** The answers in an open check-in, by name. */
export function checkInAnswers(checkIn: OpenCheckIn | null): CheckInAnswers {
  const named = (entries: readonly EntryRecord[] = []) => entries.map(({ player }) => player);
  return {
    checkIn: checkInView(checkIn),
    playing: named(checkIn?.playing),
    out: named(checkIn?.out),
    silent: named(checkIn?.silent),
  };
}

/** The round that organizers can open manually: no board is running, and the next round waits for something. */
function openableRound(season: SeasonRecord, parts: SeasonParts): number | null {
  if (season.status !== 'running' || season.format.kind === 'ladder') return null;
  const { last } = stateOf(season, parts);
  if (last !== null && (last.isPlanned || last.endedAt === null)) return null;
  const next = (last?.round ?? 0) + 1;
  return next > season.rounds || season.opensNow === next ? null : next;
}

/** A draft, for the organizers of its league. */
export function draftView(draft: SeasonRecord): SeasonDraft {
  const { id, league, schedule } = draft;
  return { id, league, settings: settingsOf(draft), announcesAt: schedule?.announcesAt ?? null };
}
