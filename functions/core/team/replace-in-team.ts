import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { personFor } from '../account/profile';
import { newEntry } from '../entry/new-entry';
import { cupClosed } from '../entry/registration-hours';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { meetsConditions } from '../qualification/entry-conditions';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EnteredTeam, EntryRecord, SeasonRecord } from '../season/seasons.records';
import { NO_LEAGUE_TEAMS, NOT_ENTERED } from './enter-team';
import { changesOf, enteredIn, holdersOf, stintsOf } from './season-teams';
import { lineupInWords } from './team-in-words';
import { ledTeam } from './teams';
import type { TeamRecord } from './teams.records';
import type { ReplaceInTeam } from './teams.schema';

const ATTEMPTS = 5;

/**
 * A team replaces a player by one of its substitutes, by the rule of the season: from the next round on the substitute
 * plays at that board, and the points made there stay with the team. Boards that are being played go on.
 */
export async function replaceInTeam(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  teamId: string,
  asked: ReplaceInTeam,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const season = await deps.store.season(seasonId);
    if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
    if (season.teams?.ofLeague === undefined) return refuse(NO_LEAGUE_TEAMS);
    const team = await ledTeam(deps, caller, season.league.id, teamId);
    if (!team.ok) return team;
    // An organizer who plays runs their own team alone.
    if (team.value.captain !== caller.id && (await mayActOn(deps, season, caller)) !== 'acts')
      return refuse({ code: 'conflict-of-interest' });
    const entered = enteredIn(season).find((one) => one.team === teamId);
    if (entered === undefined) return refuse(NOT_ENTERED);
    if (entered.version !== asked.version) return refuse({ code: 'changed-meanwhile' });
    const against = await againstRule(deps, season, team.value, entered, asked);
    if (against !== undefined) return refuse(against);
    const written = await write(deps, caller, season, team.value, entered, asked);
    if (!written.ok) return written;
    if (written.value === 'full') return refuse({ code: 'not-allowed', why: { text: 'teamChangeFull' } });
    if (written.value === 'saved') {
      await reconcileSeason(deps, seasonId);
      return done(null);
    }
  }
  return refuse({ code: 'changed-meanwhile' });
}

/** The rule that a replacement would break; undefined for one that the season allows. */
async function againstRule(
  deps: Deps,
  season: SeasonRecord,
  team: TeamRecord,
  entered: EnteredTeam,
  { out, substitute }: ReplaceInTeam,
): Promise<Refusal | undefined> {
  if (season.status !== 'running') return { code: 'not-allowed', why: { text: 'teamChangeWhen' } };
  if (knocksOut(season.format)) return cupClosed(season);
  const round = season.round + 1;
  const { changes = 0, until = null, others = false } = season.teams?.ofLeague ?? {};
  if (changesOf(entered) >= changes)
    return { code: 'not-allowed', why: { text: 'teamChangesUsed', with: { most: changes } } };
  if (until !== null && round > until)
    return { code: 'not-allowed', why: { text: 'teamChangesUntil', with: { round: until } } };
  if (hasNoRound(season, round)) return { code: 'not-allowed', why: { text: 'teamNoRound' } };
  if (!holdersOf(entered).includes(out)) return { code: 'not-allowed', why: { text: 'notAtTeamBoard' } };
  if (!team.substitutes.includes(substitute) || holdersOf(entered).includes(substitute))
    return { code: 'not-allowed', why: { text: 'notTeamSubstitute' } };
  const rest = enteredIn(season).filter((one) => one.team !== team.id);
  if (rest.some((one) => holdersOf(one).includes(substitute)))
    return { code: 'not-allowed', why: { text: 'inAnotherTeam' } };
  if (!others && (await hasPlayedFor(deps, season, rest, substitute)))
    return { code: 'not-allowed', why: { text: 'playedForAnotherTeam' } };
  return undefined;
}

function hasNoRound({ format, rounds }: SeasonRecord, round: number): boolean {
  return format.kind !== 'ladder' && round > rounds;
}

/** Whether a player sat at a board of the season while they held one of these teams' boards. */
async function hasPlayedFor(
  deps: Deps,
  season: SeasonRecord,
  teams: readonly EnteredTeam[],
  player: string,
): Promise<boolean> {
  const stints = teams
    .flatMap(({ boards }) => boards.flatMap(stintsOf))
    .filter((stint) => stint.player === player);
  if (stints.length === 0) return false;
  const boards = await deps.store.boards(season.id);
  return boards.some(
    ({ round, seats, forfeits = [], shares = [] }) =>
      [...seats, ...forfeits, ...shares].some((one) => one.player.id === player) &&
      stints.some(({ first, last }) => round >= first && (last === null || round <= last)),
  );
}

async function write(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  team: TeamRecord,
  entered: EnteredTeam,
  { out: leaving, substitute }: ReplaceInTeam,
): Promise<Outcome<'saved' | 'changed-meanwhile' | 'full'>> {
  const [out, before, member, members] = await Promise.all([
    deps.store.entry(season.id, leaving),
    deps.store.entry(season.id, substitute),
    deps.store.member(season.league.id, substitute),
    deps.store.members(season.league.id),
  ]);
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  if (before?.state === 'removed') return refuse({ code: 'not-allowed', why: { text: 'twoAccounts' } });
  const fits = before?.state === 'in' ? done(null) : await meetsConditions(deps, season, member, substitute);
  if (!fits.ok) return fits;
  const round = season.round + 1;
  const boards = entered.boards.map((held) =>
    held.at(-1)?.player === leaving ? [...held, { player: substitute, first: round }] : held,
  );
  const after = { ...entered, boards, version: entered.version + 1 };
  const now = deps.clock();
  const into: EntryRecord | undefined =
    before?.state === 'in'
      ? undefined
      : {
          ...newEntry(season, member.player, now, 'in', before),
          ...pointsGiven(before),
          enteredBy: await personFor(deps, caller),
        };
  const teams = enteredIn(season).map((one) => (one.team === team.id ? after : one));
  const saved = await deps.store.replaceInTeam(season, teams, {
    ...{ out, before, into, round, player: substitute, now },
    entry: await seasonAct(deps, caller, season, {
      kind: 'replace-in-team',
      subject: message('log.leagueTeam.one'),
      before: lineupInWords(team, entered, members),
      after: lineupInWords(team, after, members),
    }),
    event: seasonChanged(deps, season.id),
  });
  return done(saved);
}

/** Bonus and penalty points of an earlier entry stay. */
function pointsGiven(
  before: EntryRecord | undefined,
): Partial<Pick<EntryRecord, 'adjustments' | 'adjustmentsVersion' | 'accepted'>> {
  const { adjustments, adjustmentsVersion, accepted } = before ?? {};
  return {
    ...(adjustments && { adjustments }),
    ...(adjustmentsVersion !== undefined && { adjustmentsVersion }),
    ...(accepted !== undefined && { accepted }),
  };
}
