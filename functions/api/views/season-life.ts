import { askedHours, checkInOf, hoursAhead } from '../../../engine/tournament/season-hours';
import { registrationClosed } from '../../services/seasons/registration-hours';
import { answered, askable, type SeasonParts, stateOf } from '../../services/seasons/season-state';
import type { SeasonRecord } from '../../store/records';
import type { SeasonDraft } from '../schemas/season-settings';
import type { Season } from '../schemas/seasons';
import { settingsOf } from './season-settings';

type Life = Pick<
  Season,
  'schedule' | 'registrationOpen' | 'hours' | 'checkIn' | 'postponed' | 'cancelled' | 'openable' | 'next'
>;

/** When a season goes on by itself, and what of its course is out of the ordinary. */
export function lifeOf(season: SeasonRecord, parts: SeasonParts, now: number): Life {
  return {
    schedule: season.schedule ?? null,
    registrationOpen: registrationClosed(season, now) === undefined,
    hours: hoursAhead(stateOf(season, parts), now).map(({ at, what, round }) => ({
      at: text(at),
      what,
      round,
    })),
    checkIn: openCheckIn(season, parts, now),
    postponed: season.postponed?.why ?? null,
    cancelled: season.cancelled?.reason ?? null,
    openable: openableRound(season, parts),
    next: season.next ?? null,
  };
}

/** The check-in that is open in a season; null while none is. */
export function openCheckIn(season: SeasonRecord, parts: SeasonParts, now: number): Season['checkIn'] {
  if (season.status !== 'running') return null;
  const state = stateOf(season, parts);
  const round = (state.last?.round ?? 0) + 1;
  if (round > season.rounds || state.last?.isPlanned === true) return null;
  const hours = askedHours(state, round);
  if (hours === null || now < hours.from || now >= hours.until) return null;
  const asked = askable(parts.entries, round);
  const playing = asked.filter(({ confirmed }) => confirmed >= round).length;
  const silent = asked.filter((entry) => !answered(entry, round)).length;
  const assume = season.format.kind === 'knock-out' ? 'plays' : checkInOf(state).assume;
  return { round, until: text(hours.until), assume, playing, silent, out: asked.length - playing - silent };
}

/** The round that organizers can open by hand: no board runs, and the next one waits for something. */
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

function text(instant: number): string {
  return new Date(instant).toISOString();
}
