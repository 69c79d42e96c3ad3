import { RESULTS_ONLY, titlesOf } from '../../../engine/games';
import type { Skill } from '../../../engine/tournament/plackett-luce';
import { shownRating } from '../../../engine/tournament/ratings';
import type { MemberRecord } from '../account/people.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { leagueRatings } from '../rating/league-ratings';
import type { SeasonRecord } from '../season/seasons.records';

const DAY_MS = 86_400_000;
/** How many results of a player are read to count those in one league. */
const RESULTS_READ = 1000;

/** Refuses players who lack what a season asks of everyone who registers without an invitation. */
export async function meetsConditions(
  deps: Deps,
  season: SeasonRecord,
  member: MemberRecord | undefined,
  player: string,
): Promise<Outcome<null>> {
  const { memberDays = null, games = null, rating = null } = season.qualification?.asks ?? {};
  if (memberDays !== null && daysAsMember(member, deps.clock()) < memberDays)
    return refuse({ code: 'not-allowed', why: { text: 'askedDays', with: { least: memberDays } } });
  if (games !== null) {
    const played = await gamesIn(deps, season.league.id, player);
    if (played < games)
      return refuse({ code: 'not-allowed', why: { text: 'askedGames', with: { least: games, played } } });
  }
  if (rating !== null) {
    const own = await ratingIn(deps, season, player);
    if (own === null || own < rating)
      return refuse({
        code: 'not-allowed',
        why:
          own === null
            ? { text: 'askedAnyRating', with: { least: rating } }
            : { text: 'askedRating', with: { least: rating, own } },
      });
  }
  return done(null);
}

function daysAsMember(member: MemberRecord | undefined, now: number): number {
  if (member === undefined || member.leftAt !== undefined) return -1;
  return Math.floor((now - member.joinedAt) / DAY_MS);
}

/** Finished games of a player in a league; void ones do not count. */
async function gamesIn(deps: Deps, league: string, player: string): Promise<number> {
  const results = await deps.store.resultsOf(player, RESULTS_READ);
  return results.filter((one) => one.voided !== true && one.league.id === league).length;
}

/** A player's rating in the season's game; in a game without an engine, that of the league's own list (of several, the first). */
async function ratingIn(deps: Deps, season: SeasonRecord, player: string): Promise<number | null> {
  const { league, system } = season;
  if (system !== RESULTS_ONLY) return shown(await deps.store.rating(player, system));
  const { rows } = await leagueRatings(deps, league.id, { system, title: titlesOf(season)[0] ?? null });
  return shown(rows.find((one) => one.player.id === player));
}

function shown(skill: Skill | undefined): number | null {
  return skill === undefined ? null : shownRating(skill).rating;
}
