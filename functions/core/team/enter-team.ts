import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { Caller } from '../access/caller';
import { registrationClosed } from '../entry/registration-hours';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { seasonChanged } from '../season/season-changed';
import type { EnteredTeam, SeasonRecord } from '../season/seasons.records';
import { membersOf } from './membership';
import { enteredIn, holdersOf } from './season-teams';
import { lineupInWords } from './team-in-words';
import { teamProblem } from './team-problem';
import { ledTeam } from './teams';
import type { TeamRecord } from './teams.records';
import type { EnterTeam } from './teams.schema';

const ATTEMPTS = 5;

/**
 * Enters a team of the league for a season with these players, in board order, or orders them anew while registration is
 * open. Each of them registers as every player does.
 */
export function enterTeam(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  teamId: string,
  { players, version }: EnterTeam,
): Promise<Outcome<null>> {
  return changingLineup(deps, caller, seasonId, teamId, (season, team, entered) => {
    if ((entered?.version ?? 0) !== version) return refuse({ code: 'changed-meanwhile' });
    const problems = lineupProblems(season, team, players);
    if (problems.length > 0) return refuse({ code: 'invalid', problems });
    if (entered !== undefined && holdersOf(entered).join() === players.join())
      return refuse({ code: 'nothing-changes' });
    const boards = players.map((player) => [{ player, first: 1 }]);
    return done({ team: teamId, boards, version: version + 1 });
  });
}

/** Takes a team out of a season before it starts. Its players stay registered. */
export function withdrawTeam(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  teamId: string,
): Promise<Outcome<null>> {
  return changingLineup(deps, caller, seasonId, teamId, (_, __, entered) =>
    entered === undefined ? refuse(NOT_ENTERED) : done(null),
  );
}

export const NOT_ENTERED = { code: 'not-allowed', why: { text: 'teamNotEntered' } } as const;
export const NO_LEAGUE_TEAMS = { code: 'not-allowed', why: { text: 'noLeagueTeams' } } as const;

async function changingLineup(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  teamId: string,
  work: (
    season: SeasonRecord,
    team: TeamRecord,
    entered: EnteredTeam | undefined,
  ) => Outcome<EnteredTeam | null>,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const season = await deps.store.season(seasonId);
    if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
    if (season.teams?.ofLeague === undefined) return refuse(NO_LEAGUE_TEAMS);
    const team = await ledTeam(deps, caller, season.league.id, teamId);
    if (!team.ok) return team;
    if (season.status !== 'registration') return refuse({ code: 'registration-closed' });
    const closed = registrationClosed(season, deps.clock());
    if (closed !== undefined) return refuse(closed);
    const before = enteredIn(season).find((one) => one.team === teamId);
    const after = work(season, team.value, before);
    if (!after.ok) return after;
    const others = enteredIn(season).filter((one) => one.team !== teamId);
    const teams = after.value === null ? others : [...others, after.value];
    const members = await deps.store.members(season.league.id);
    const entry = await seasonAct(deps, caller, season, {
      kind: after.value === null ? 'withdraw-team' : 'enter-team',
      subject: message('log.leagueTeam.one'),
      ...(before && { before: lineupInWords(team.value, before, members) }),
      ...(after.value && { after: lineupInWords(team.value, after.value, members) }),
    });
    const saved = await deps.store.saveEnteredTeams(season, teams, {
      entry,
      event: seasonChanged(deps, seasonId),
    });
    if (saved === 'saved') return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

function lineupProblems(
  season: SeasonRecord,
  team: TeamRecord,
  players: readonly string[],
): readonly Problem[] {
  const { least = 1, most = 1 } = season.teams?.ofLeague ?? {};
  const elsewhere = enteredIn(season)
    .filter((one) => one.team !== team.id)
    .flatMap(holdersOf);
  const members = membersOf(team);
  return [
    ...(players.length < least || players.length > most
      ? [teamProblem(['players'], fault('team.size', { least, most }))]
      : []),
    ...players.flatMap((player, at): readonly Problem[] => {
      if (!members.includes(player)) return [teamProblem(['players', at], fault('team.notMember'))];
      if (players.indexOf(player) < at) return [teamProblem(['players', at], fault('team.twice'))];
      return elsewhere.includes(player) ? [teamProblem(['players', at], fault('team.elsewhere'))] : [];
    }),
  ];
}
