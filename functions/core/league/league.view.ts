import type { Caller } from '../access/caller';
import type { LeagueRecord, MemberRecord } from '../account/people.records';
import { isBanned } from '../member/bans';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { type PageAsked, pageOf } from '../platform/page-of-list';
import type { Page } from '../platform/reads';
import { seasonSummary } from '../season/season-facts.view';
import { mayAsk } from './hand-over';
import type { League, LeagueMembers, LeagueSummary, Leagues } from './leagues.schema';

const ROWS = 50;

/** One page of leagues, and all leagues that the caller belongs to. */
export async function leaguesView(deps: Deps, caller: Caller | null, page: string | null): Promise<Leagues> {
  const [{ rows, next }, own] = await Promise.all([
    publicLeagues(deps, page),
    caller === null ? [] : deps.store.leaguesOf(caller.id),
  ]);
  const mine = await Promise.all(own.map((id) => deps.store.league(id)));
  return {
    leagues: rows.map(leagueSummary),
    mine: mine.flatMap((league) => (league === undefined ? [] : [leagueSummary(league)])),
    next,
  };
}

/** The most pages that one request reads; if private leagues fill them all, the response contains the next start. */
const MOST_PAGES = 5;

/** A full page of the leagues that everyone may see, however many private ones lie between. */
async function publicLeagues(deps: Deps, page: string | null): Promise<Page<LeagueRecord>> {
  const rows: LeagueRecord[] = [];
  let next = page;
  for (let read = 0; read < MOST_PAGES && rows.length < ROWS; read += 1) {
    const found = await deps.store.leagues(ROWS - rows.length, next);
    rows.push(...found.rows.filter((league) => !league.private && league.hidden === undefined));
    next = found.next;
    if (next === null) break;
  }
  return { rows, next };
}

export async function leagueView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<League>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const [members, seasons, asked] = await Promise.all([
    deps.store.members(id),
    deps.store.seasonsOf(id),
    deps.store.handOver(id),
  ]);
  const myRoles = [...(await rolesIn(deps, id, caller))];
  const { rules, rulesIn, venue, links, sanctions, closedAt, code, version, hidden } = league;
  return done({
    ...leagueSummary(league),
    ...{ rules, rulesIn, venue, links, sanctions, version, private: league.private },
    hidden: hidden === undefined ? null : { why: hidden.why, at: iso(hidden.at) },
    closedAt: isoOrNull(closedAt),
    invitation: league.private && myRoles.includes('organizer') ? code : null,
    members: firstMembers(members, caller).map((member) => memberView(member, deps.clock())),
    memberCount: members.length,
    seasons: seasons.map(seasonSummary),
    myRoles,
    handOver:
      asked === undefined
        ? null
        : {
            by: asked.by,
            at: iso(asked.at),
            until: iso(asked.until),
          },
    mayAsk: caller !== null && asked === undefined && mayAsk(members, caller.id, deps.clock()),
  });
}

/** How many members are shown at once. */
const MEMBERS = 100;

/** The members that a league shows itself: organizers and moderators, and the caller, before the others. */
function firstMembers(members: readonly MemberRecord[], caller: Caller | null): readonly MemberRecord[] {
  if (members.length <= MEMBERS) return members;
  const isFirst = ({ player, roles }: MemberRecord) =>
    player.id === caller?.id || roles.some((role) => role !== 'player');
  return [...members.filter(isFirst), ...members.filter((one) => !isFirst(one))].slice(0, MEMBERS);
}

/**
 * A page of the members of a league.
 * @param asked `player`: a member who is on it in any case
 */
export async function membersPage(
  deps: Deps,
  id: string,
  { player, ...asked }: PageAsked & { readonly player: string | null },
): Promise<Outcome<LeagueMembers>> {
  const [league, all] = await Promise.all([deps.store.league(id), deps.store.members(id)]);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const now = deps.clock();
  const sorted = all
    .map((member) => memberView(member, now))
    .sort((one, other) => rank(one) - rank(other) || one.player.name.localeCompare(other.player.name, 'en'));
  const { items, ...paged } = pageOf(sorted, MEMBERS, asked, (member) => [member.player]);
  const wanted = sorted.filter((member) => member.player.id === player && !items.includes(member));
  return done({ ...paged, members: [...wanted, ...items] });
}

/** Organizers, moderators, players, and those who are banned last. */
function rank({ roles, banned }: League['members'][number]): number {
  if (banned) return 3;
  return roles.includes('organizer') ? 0 : roles.includes('moderator') ? 1 : 2;
}

/** A member as everyone sees them: a ban that has ended is not shown. */
export function memberView(member: MemberRecord, now: number): League['members'][number] {
  const { player, roles, joinedAt, muted, bannedUntil } = member;
  const banned = isBanned(member, now);
  return {
    player,
    roles,
    joinedAt: iso(joinedAt),
    muted: muted === true,
    banned,
    bannedUntil: banned && bannedUntil !== undefined ? iso(bannedUntil) : null,
  };
}

function leagueSummary(league: LeagueRecord): LeagueSummary {
  const { id, name, about, aboutIn, organizer, from = null } = league;
  return { id, name, about, aboutIn, organizer, from, createdAt: iso(league.createdAt) };
}
