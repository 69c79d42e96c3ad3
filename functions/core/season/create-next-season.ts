import { hashOf } from '../../../engine/core/canonical';
import { countedUp } from '../../../engine/tournament/next-dates';
import { daysAfter } from '../../../engine/tournament/season-schedule';
import { type Caller, PLATFORM_CALLER } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { announceDivisions } from '../division/divisions';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { keepDraft } from './drafts';
import { createSeason } from './manage-seasons';
import { inputOfNext } from './next-dates';
import { partsOf, saveNextRun } from './next-run';
import { seasonChanged } from './season-changed';
import { stateOf } from './season-state';
import type { SeasonRecord } from './seasons.records';

/**
 * Stores the next season as a draft for an organizer. When announced, it asks the players of this one to play again.
 */
export async function draftNextSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerFoundsNext');
  if (!found.ok) return found;
  const season = found.value;
  if (season.division !== undefined)
    return refuse({
      code: 'not-allowed',
      why: { text: 'divisionsFollow' },
    });
  const id = idOfNext(season);
  const [draft, founded] = await Promise.all([deps.store.draft(season.league.id, id), deps.store.season(id)]);
  if (draft !== undefined) return done(draft);
  if (founded !== undefined)
    return refuse({ code: 'not-allowed', why: { text: 'followedAlready', with: { season: founded.name } } });
  const more = { id, after: seasonId };
  const kept = await keepDraft(deps, caller, season.league.id, inputOfNext(season, deps.clock()), more);
  if (kept.ok) await deps.store.noteNextSeason(seasonId, id);
  return kept;
}

/** The id is derived from the previous season, so that two runs create the same one. */
function idOfNext({ id }: SeasonRecord): string {
  return hashOf({ after: id, what: 'next season' }).slice(0, 26);
}

/**
 * Creates the next season if the settings ask for it, once its date has come: divisions all together, when the last of
 * them has ended. Running it again finishes an interrupted run.
 */
export async function renewSeason(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season === undefined || season.status !== 'finished' || !(await isDue(deps, season))) return;
  if (season.division !== undefined) {
    const of = countedUp(season.division.of);
    // Refused while another division is running: its own end continues with all of them.
    const announced = await announceDivisions(deps, PLATFORM_CALLER, season.id, { of });
    if (announced.ok) await followDivisions(deps, season, of, announced.value);
    return;
  }
  const id = idOfNext(season);
  const input = inputOfNext(season, deps.clock());
  await createSeason(deps, PLATFORM_CALLER, season.league.id, input, { id, after: season.id });
  await saveNextRun(deps, { season: season.id });
}

async function isDue(deps: Deps, season: SeasonRecord): Promise<boolean> {
  const renews = season.schedule?.renews ?? null;
  if (renews === null) return false;
  const { endedAt, zone } = stateOf(season, await partsOf(deps, season));
  return endedAt !== null && daysAfter(endedAt, renews.afterDays, zone) <= deps.clock();
}

/**
 * Records in the old divisions which ones follow them, and advances the new ones: their scheduled runs, and the
 * notifications of their players.
 * @param made the new ones, which a list may not have yet; if this run has not created them, they are looked up
 */
export async function followDivisions(
  deps: Deps,
  season: SeasonRecord,
  of: string,
  made: readonly SeasonRecord[],
): Promise<void> {
  const seasons = await deps.store.seasonsNow(season.league.id);
  const next = made.length > 0 ? made : seasons.filter(({ division }) => division?.of === of);
  const [first] = next;
  if (first === undefined) return;
  for (const old of seasons.filter(({ division }) => division?.of === season.division?.of)) {
    const follower = next.find(({ division }) => division?.level === old.division?.level) ?? first;
    await deps.store.noteNextSeason(old.id, follower.id);
  }
  for (const { id } of next) await deps.store.post(seasonChanged(deps, id));
}
