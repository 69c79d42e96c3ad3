import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import type { LeagueRecord, MemberRecord, Role } from '../account/people.records';
import { personFor, personIn } from '../account/profile';
import { isBanned } from '../member/bans';
import { rolesIn } from '../member/roles';
import { rolesInWords } from '../member/roles-in-words';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { newInvitationCode } from './invitation-code';
import { actEntry } from './log-act';
import type { NoticeRecord } from './logs.records';
import { LEAGUE_CLOSED } from './open-league';

/** Opens a league. The caller becomes its organizer. One that is founded from a file says so in its log. */
export async function createLeague(
  deps: Deps,
  caller: Caller,
  {
    name,
    about,
    from,
    private: isPrivate = false,
  }: Pick<LeagueRecord, 'name' | 'about'> & Partial<Pick<LeagueRecord, 'from' | 'private'>>,
): Promise<LeagueRecord> {
  const now = deps.clock();
  const league: LeagueRecord = {
    ...{ id: deps.newId(), name, about, createdAt: now, organizer: await personFor(deps, caller) },
    ...{
      aboutIn: {},
      rules: '',
      rulesIn: {},
      venue: '',
      links: [],
      sanctions: { days: 365, steps: [] },
      private: isPrivate,
      closedAt: null,
      code: isPrivate ? newInvitationCode(deps) : null,
      version: 0,
    },
    ...(from !== undefined && { from }),
  };
  const organizer: MemberRecord = {
    league: league.id,
    player: await personFor(deps, caller),
    roles: ['organizer', 'player'],
    joinedAt: now,
  };
  const act = from && {
    ...({ kind: 'found-league', subject: name } as const),
    after: message('log.founded', { name: from.name }),
  };
  const where = { league: league.id, season: null };
  const entry = act === undefined ? null : await actEntry(deps, caller, where, act);
  await deps.store.createLeague(league, organizer, entry);
  return league;
}

/**
 * Makes the caller a player of the league; joining twice is harmless. A private league accepts only people with its
 * invitation link; for others it does not exist.
 */
export async function joinLeague(
  deps: Deps,
  caller: Caller,
  league: string,
  code?: string,
): Promise<Outcome<null>> {
  const found = await leagueOf(deps, league);
  if (!found.ok) return found;
  if ((await rolesIn(deps, league, caller)).length > 0) return done(null);
  if (found.value.private && (found.value.code === null || found.value.code !== code))
    return refuse({ code: 'not-found', what: 'league' });
  if (found.value.closedAt !== null) return refuse(LEAGUE_CLOSED);
  await deps.store.addMember({
    league,
    player: await personIn(deps, caller, league),
    roles: ['player'],
    joinedAt: deps.clock(),
  });
  return done(null);
}

/** Sets a member's roles, for an organizer. The last organizer keeps that role. */
export async function setRoles(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
  roles: readonly Role[],
): Promise<Outcome<null>> {
  const organizer = await organizerOf(deps, caller, league, 'organizerGivesRoles');
  if (!organizer.ok) return organizer;
  const members = await deps.store.members(league);
  const others = members.filter(
    (member) =>
      member.player.id !== player && !isBanned(member, deps.clock()) && member.roles.includes('organizer'),
  );
  if (others.length === 0 && !roles.includes('organizer')) return refuse(NEEDS_ORGANIZER);
  const member = members.find((one) => one.player.id === player);
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  const act = {
    kind: 'roles',
    subject: member.player.name,
    before: rolesInWords(member.roles),
    after: rolesInWords(roles),
  } as const;
  const entry = await actEntry(deps, caller, { league, season: null }, act);
  const resigns = member.roles.includes('organizer') && !roles.includes('organizer');
  const other = resigns ? (others[0]?.player.id ?? null) : null;
  const before = isStaff(member.roles);
  const after = isStaff(roles);
  const since = before === after ? undefined : after ? entry.at : null;
  const notice = await roleNotice(deps, league, member, roles, entry.by);
  const result = await deps.store.setRoles(member, [...roles], { organizer: other, entry, since, notice });
  return result === 'set' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'player');
}

/** A notice to a league with running seasons that a member got a role, because role holders can confirm actions. */
async function roleNotice(
  deps: Deps,
  league: string,
  { player, roles: before }: MemberRecord,
  roles: readonly Role[],
  by: PersonRecord,
): Promise<NoticeRecord | null> {
  const gained = roles.filter((role) => role !== 'player' && !before.includes(role));
  const running = (await deps.store.seasonsNow(league)).some(({ status }) => status === 'running');
  const found = gained.length > 0 && running ? await deps.store.league(league) : undefined;
  if (found === undefined) return null;
  const named = { id: league, name: found.name };
  const text = message('log.roleGiven', { name: player.name, role: rolesInWords(gained), by: by.name });
  return {
    ...{ id: deps.newId(), league: named, season: null, player: null, kind: 'announce' },
    ...{ at: deps.clock(), by, text, fixed: true },
  };
}

/** The refusal for the last organizer who resigns or leaves. */
export const NEEDS_ORGANIZER = {
  code: 'not-allowed',
  why: { text: 'needsOrganizer' },
} as const;
