import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { actEntry } from '../league/log-act';
import { LEAGUE_CLOSED } from '../league/open-league';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { InvitedToTeam } from '../platform/request-events.records';
import { membersOf, settled } from './membership';
import { teamInWords } from './team-in-words';
import { teamProblem } from './team-problem';
import type { TeamRecord } from './teams.records';
import { type ChangeTeam, MOST_TEAMS, type WantedTeam } from './teams.schema';

/** Founds a team: a member for themself, an organizer also for another member, who is its captain. */
export async function foundTeam(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  { name, code, captain = caller.id }: WantedTeam,
): Promise<Outcome<TeamRecord>> {
  const roles = await rolesIn(deps, leagueId, caller);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const founded = await foundOnce(deps, caller, roles, leagueId, { name, code, captain });
    // Somebody else has taken a name: whether it is this one, the next attempt says.
    if (founded.ok || founded.refusal.code !== 'changed-meanwhile') return founded;
  }
  return refuse({ code: 'changed-meanwhile' });
}

async function foundOnce(
  deps: Deps,
  caller: Caller,
  roles: Awaited<ReturnType<typeof rolesIn>>,
  leagueId: string,
  { name, code, captain }: WantedTeam & { readonly captain: string },
): Promise<Outcome<TeamRecord>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  if (roles.length === 0) return refuse({ code: 'not-allowed', why: { text: 'notAMember' } });
  if (captain !== caller.id && !roles.includes('organizer')) return refuse(NOT_YOUR_TEAM);
  if (league.value.closedAt !== null) return refuse(LEAGUE_CLOSED);
  const open = (await deps.store.teamsOf(leagueId)).filter(({ closedAt }) => closedAt === null);
  if (open.length >= MOST_TEAMS)
    return refuse({ code: 'not-allowed', why: { text: 'mostTeams', with: { most: MOST_TEAMS } } });
  const problems = namesTaken(open, { name, code });
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const team: TeamRecord = {
    ...{ id: deps.newId(), league: leagueId, name, code, captain },
    ...{ players: [captain], substitutes: [], invited: [] },
    ...{ createdAt: deps.clock(), closedAt: null, version: 1 },
  };
  const entry = await teamEntry(deps, caller, 'found-team', undefined, team);
  const member = { player: captain, now: deps.clock() };
  const { teamNames: names = 0 } = league.value;
  switch (await deps.store.saveTeam(team, { entry, member, names })) {
    case 'saved':
      return done(team);
    case 'not-a-member':
      return refuse({ code: 'not-found', what: 'member' });
    case 'changed-meanwhile':
      return refuse({ code: 'changed-meanwhile' });
  }
}

/** Changes the name, the order of boards, substitutes and the captain of a team, or removes members. */
export async function changeTeam(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
  { version, ...wanted }: ChangeTeam,
): Promise<Outcome<null>> {
  const found = await ledTeam(deps, caller, leagueId, id);
  if (!found.ok) return found;
  const before = found.value;
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  if (before.version !== version) return refuse({ code: 'changed-meanwhile' });
  const others = (await deps.store.teamsOf(leagueId)).filter((one) => one.id !== id && one.closedAt === null);
  const problems = [...namesTaken(others, wanted), ...memberProblems(before, wanted)];
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const after = settled({ ...before, ...wanted }, deps.clock());
  const { version: _, ...same } = after;
  const { version: __, ...was } = before;
  if (hashOf(same) === hashOf(was)) return refuse({ code: 'nothing-changes' });
  const entry = await teamEntry(deps, caller, 'change-team', before, after);
  const takesName = after.name !== before.name || after.code !== before.code;
  const { teamNames: names = 0 } = league.value;
  const saved = await deps.store.saveTeam(after, { entry, ...(takesName && { names }) });
  return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Closes a team; its name stays for the seasons that it played. */
export async function closeTeam(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<null>> {
  return changing(deps, leagueId, id, async () => {
    const found = await ledTeam(deps, caller, leagueId, id);
    if (!found.ok) return found;
    const team = settled({ ...found.value, players: [], substitutes: [] }, deps.clock());
    return done({ team, entry: await teamEntry(deps, caller, 'close-team', found.value, team) });
  });
}

export const NOT_YOUR_TEAM = { code: 'not-allowed', why: { text: 'captainRunsTeam' } } as const;
export const TEAM_CLOSED = { code: 'not-allowed', why: { text: 'teamClosed' } } as const;
const ATTEMPTS = 5;

/** A change of a team, worked out from its latest version. */
export interface TeamChange {
  readonly team: TeamRecord;
  readonly entry: Awaited<ReturnType<typeof teamEntry>> | null;
  /** Who must be a member of the league for it. */
  readonly member?: string;
  /** The player who is to be notified of an invitation. */
  readonly invited?: string;
}

/** Makes a change that does not depend on what its author saw: of two at once, the second starts from the first. */
export async function changing(
  deps: Deps,
  leagueId: string,
  id: string,
  work: (team: TeamRecord) => Promise<Outcome<TeamChange | null>>,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const team = await deps.store.team(leagueId, id);
    if (team === undefined) return refuse({ code: 'not-found', what: 'team' });
    const change = await work(team);
    if (!change.ok) return change;
    if (change.value === null) return done(null);
    const { entry, member, invited } = change.value;
    const along = {
      entry,
      ...(member !== undefined && { member: { player: member, now: deps.clock() } }),
      ...(invited !== undefined && { event: invitationTo(deps, team, invited) }),
    };
    const saved = await deps.store.saveTeam(change.value.team, along);
    if (saved === 'saved') return done(null);
    if (saved === 'not-a-member') return refuse({ code: 'not-found', what: 'member' });
  }
  return refuse({ code: 'changed-meanwhile' });
}

function invitationTo(deps: Deps, { league, id }: TeamRecord, player: string): InvitedToTeam {
  return { id: deps.newId(), kind: 'invited-to-team', at: deps.clock(), league, team: id, player };
}

/** Finds an open team for its captain or an organizer of the league; refuses all other callers. */
export async function ledTeam(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<TeamRecord>> {
  const team = await deps.store.team(leagueId, id);
  if (team === undefined) return refuse({ code: 'not-found', what: 'team' });
  const refusal = await notLedBy(deps, caller, team);
  if (refusal !== undefined) return refuse(refusal);
  return team.closedAt === null ? done(team) : refuse(TEAM_CLOSED);
}

/** Why a caller does not run a team; undefined for its captain and for organizers. */
export async function notLedBy(
  deps: Deps,
  caller: Caller,
  { league, captain }: TeamRecord,
): Promise<Refusal | undefined> {
  if (captain === caller.id) return undefined;
  return (await rolesIn(deps, league, caller)).includes('organizer') ? undefined : NOT_YOUR_TEAM;
}

/** The entry of the league's log for a change of a team. */
export async function teamEntry(
  deps: Deps,
  caller: Caller,
  kind: 'found-team' | 'change-team' | 'close-team',
  before: TeamRecord | undefined,
  after: TeamRecord,
) {
  const members = await deps.store.members(after.league);
  return actEntry(
    deps,
    caller,
    { league: after.league, season: null },
    {
      kind,
      subject: message('log.leagueTeam.one'),
      ...(before && { before: teamInWords(before, members) }),
      after: teamInWords(after, members),
    },
  );
}

function namesTaken(
  others: readonly TeamRecord[],
  { name, code }: Pick<TeamRecord, 'name' | 'code'>,
): readonly Problem[] {
  const isTaken = (which: 'name' | 'code', wanted: string) =>
    others.some((team) => team[which].toLowerCase() === wanted.toLowerCase());
  return [
    ...(isTaken('name', name) ? [teamProblem(['name'], fault('team.nameTaken', { name }))] : []),
    ...(isTaken('code', code) ? [teamProblem(['code'], fault('team.codeTaken', { code }))] : []),
  ];
}

/** Members may change places or leave; each stands once, and the captain stays among them. */
function memberProblems(
  before: TeamRecord,
  wanted: Pick<ChangeTeam, 'captain' | 'players' | 'substitutes'>,
): readonly Problem[] {
  const members = membersOf(wanted);
  const known = membersOf(before);
  const wrong = (['players', 'substitutes'] as const).flatMap((list) =>
    wanted[list].flatMap((player, at): readonly Problem[] => {
      if (!known.includes(player)) return [teamProblem([list, at], fault('team.notMember'))];
      return members.indexOf(player) === members.lastIndexOf(player)
        ? []
        : [teamProblem([list, at], fault('team.twice'))];
    }),
  );
  const leads = members.length === 0 || members.includes(wanted.captain);
  return [...wrong, ...(leads ? [] : [teamProblem(['captain'], fault('team.captain'))])];
}
