import { isDeepStrictEqual } from 'node:util';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import type { Deps } from '../platform/deps';
import { iso } from '../platform/instants';
import { fillsAt, waitingForBoard } from '../round/waiting-for-board';
import { partsOf } from '../season/next-run';
import type { JoinableRecord, SeasonRecord } from '../season/seasons.records';
import { cupHasBegun } from './registration-hours';

/**
 * Whether players who were not invited can enter a season, now or once its registration opens: its boards are played
 * here, and it draws another round.
 */
export function takesPlayers(season: SeasonRecord): boolean {
  const { status, registration, format, round, rounds, atTheTable } = season;
  if (registration.mode === 'invitation' || atTheTable !== undefined) return false;
  if (status === 'registration') return true;
  if (status !== 'running' || !registration.late || cupHasBegun(season)) return false;
  return format.kind === 'ladder' || round < rounds;
}

/** Whether a running season asks its list of substitutes when a seat is vacant, and anyone may join the list. */
export function takesSubstitutes({ status, registration, absence }: SeasonRecord): boolean {
  return status === 'running' && registration.mode === 'open' && (absence?.substitutes ?? 'none') !== 'none';
}

const ATTEMPTS = 12;

/**
 * Records whether a season can be joined, and how many players wait for its next board, so that one list names all such
 * seasons. The entry is written again if the season changed meanwhile: the last writer has read all earlier changes.
 */
export async function saveJoinable(deps: Deps, seasonId: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await deps.store.joinable(seasonId);
    const season = await deps.store.season(seasonId);
    if (season === undefined) return;
    const note = { ...(await noteOf(deps, season)), version: before?.version ?? 0 };
    if (before === undefined ? note.order === undefined : isDeepStrictEqual(before, note)) return;
    if ((await deps.store.noteJoinable(note)) === 'noted') return;
  }
  throw new Error(`who can join season ${seasonId} kept changing`);
}

async function noteOf(deps: Deps, season: SeasonRecord): Promise<Omit<JoinableRecord, 'version'>> {
  const about = { season: season.id, league: season.league.id };
  if (!(takesPlayers(season) || takesSubstitutes(season))) return { ...about, waiting: 0, fillsAt: null };
  const order = orderOf(season);
  if (season.format.kind !== 'ladder') return { ...about, order, waiting: 0, fillsAt: null };
  const parts = await partsOf(deps, season);
  const waiting = waitingForBoard(season, parts).length;
  return { ...about, order, waiting, fillsAt: fillsAt(season, parts) };
}

/**
 * Always-open seasons come first, then those that take players, the newest first; seasons with only seats come last.
 */
function orderOf(season: SeasonRecord): string {
  const rank = alwaysOpen(season.format) !== undefined ? 3 : takesPlayers(season) ? 2 : 1;
  return `${rank} ${iso(season.createdAt)}#${season.id}`;
}
