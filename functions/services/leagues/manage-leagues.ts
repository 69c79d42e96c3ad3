import type { LeagueRecord, MemberRecord, Role } from '../../store/records';
import { leagueOf, organizerOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { personFor, personIn } from '../profile';
import { actEntry } from './log-act';

/** Opens a league. The caller becomes its organizer. */
export async function createLeague(
  deps: Deps,
  caller: Caller,
  { name, about }: { readonly name: string; readonly about: string },
): Promise<LeagueRecord> {
  const now = deps.clock();
  const league = { id: deps.newId(), name, about, createdAt: now, organizer: await personFor(deps, caller) };
  const organizer: MemberRecord = {
    league: league.id,
    player: await personFor(deps, caller),
    roles: ['organizer', 'player'],
    joinedAt: now,
  };
  await deps.store.createLeague(league, organizer);
  return league;
}

/** Makes the caller a player of the league; joining twice is harmless. */
export async function joinLeague(deps: Deps, caller: Caller, league: string): Promise<Outcome<null>> {
  const found = await leagueOf(deps, league);
  if (!found.ok) return found;
  await deps.store.addMember({
    league,
    player: await personIn(deps, caller, league),
    roles: ['player'],
    joinedAt: deps.clock(),
  });
  return done(null);
}

/** Gives a member roles, for an organizer. The last organizer keeps that role. */
export async function setRoles(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
  roles: readonly Role[],
): Promise<Outcome<null>> {
  const organizer = await organizerOf(deps, caller, league, 'gives roles');
  if (!organizer.ok) return organizer;
  const members = await deps.store.members(league);
  const others = members.filter(
    (member) => member.player.id !== player && member.banned !== true && member.roles.includes('organizer'),
  );
  if (others.length === 0 && !roles.includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'A league needs at least one organizer.' });
  const member = members.find((one) => one.player.id === player);
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  const act = {
    kind: 'roles',
    subject: member.player.name,
    before: member.roles.join(', '),
    after: roles.join(', '),
  } as const;
  const entry = await actEntry(deps, caller, { league, season: null }, act);
  const resigns = member.roles.includes('organizer') && !roles.includes('organizer');
  const other = resigns ? (others[0]?.player.id ?? null) : null;
  const result = await deps.store.setRoles(member, [...roles], other, entry);
  return result === 'set' ? done(null) : refuse({ code: 'changed-meanwhile' });
}
