import type { Caller } from '../access/caller';
import type { HandOverRecord, LeagueRecord, MemberRecord } from '../account/people.records';
import { isBanned } from '../member/bans';
import { rolesInWords } from '../member/roles-in-words';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { dayInWords, message } from '../platform/message';
import { actEntry } from './log-act';

const DAY_MS = 86_400_000;
/** How long organizers have to answer before their league is taken over. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;
/** How long a member of a league without moderators waits before they may ask for it. */
const MEMBER_FOR_MS = 30 * DAY_MS;

/**
 * Whether a member may ask to take over a league: a moderator may, and in a league without moderators anyone who has
 * been a member for thirty days. Organizers may not, because they run it already.
 */
export function mayAsk(members: readonly MemberRecord[], player: string, now: number): boolean {
  const free = members.filter((member) => !isBanned(member, now));
  const member = free.find((one) => one.player.id === player);
  if (member === undefined || member.roles.includes('organizer')) return false;
  if (free.some(({ roles }) => roles.includes('moderator') && !roles.includes('organizer')))
    return member.roles.includes('moderator');
  return member.joinedAt <= now - MEMBER_FOR_MS;
}

/**
 * Requests to take over a league whose organizers are silent and announces it to the league; any organizer keeps the
 * league by answering within two weeks.
 */
export async function askHandOver(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  reason: string,
): Promise<Outcome<null>> {
  const found = await leagueOf(deps, leagueId);
  if (!found.ok) return found;
  const { league, members } = found.value;
  const now = deps.clock();
  const by = members.find(({ player }) => player.id === caller.id)?.player;
  if (by === undefined || !mayAsk(members, caller.id, now))
    return refuse({
      code: 'not-allowed',
      why: { text: 'takeOverByModerators' },
    });
  const asked = { league: leagueId, by, at: now, until: now + ANSWER_WITHIN_MS };
  const day = dayInWords(asked.until);
  const text = message('log.handOver', { name: by.name, reason, day });
  const named = { id: league.id, name: league.name };
  const act = { kind: 'ask-hand-over', subject: league.name, reason } as const;
  const written = await deps.store.askHandOver(
    asked,
    {
      id: deps.newId(),
      league: named,
      season: null,
      player: null,
      kind: 'announce',
      at: now,
      by,
      text,
      fixed: true,
    },
    await actEntry(deps, caller, { league: leagueId, season: null }, act),
  );
  return written === 'asked' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Ends a hand-over request: an organizer keeps the league, or the member who made the request withdraws it. */
export async function keepLeague(deps: Deps, caller: Caller, leagueId: string): Promise<Outcome<null>> {
  const found = await openRequest(deps, leagueId);
  if (!found.ok) return found;
  const { league, members, asked } = found.value;
  const organizes = members.some(
    (member) =>
      member.player.id === caller.id && !isBanned(member, deps.clock()) && member.roles.includes('organizer'),
  );
  if (!organizes && asked.by.id !== caller.id)
    return refuse({ code: 'not-allowed', why: { text: 'takeOverAnswered' } });
  const act = { kind: 'keep-league', subject: league.name } as const;
  return endRequest(deps, caller, asked, null, act);
}

/**
 * Makes the member who made the request an organizer if no organizer has answered in time. Earlier organizers keep
 * their role.
 */
export async function takeOverLeague(deps: Deps, caller: Caller, leagueId: string): Promise<Outcome<null>> {
  const found = await openRequest(deps, leagueId);
  if (!found.ok) return found;
  const { league, members, asked } = found.value;
  const member = members.find(({ player }) => player.id === caller.id);
  if (asked.by.id !== caller.id || member === undefined || isBanned(member, deps.clock()))
    return refuse({ code: 'not-allowed', why: { text: 'takeOverByAsker' } });
  if (deps.clock() < asked.until) return refuse({ code: 'not-allowed', why: { text: 'takeOverTooEarly' } });
  const roles = [...new Set([...member.roles, 'organizer' as const])];
  const act = {
    kind: 'hand-over',
    subject: league.name,
    before: rolesInWords(member.roles),
    after: rolesInWords(roles),
    reason: message('log.noAnswer'),
  } as const;
  return endRequest(deps, caller, asked, roles, act);
}

async function endRequest(
  deps: Deps,
  caller: Caller,
  asked: HandOverRecord,
  roles: MemberRecord['roles'] | null,
  act: Parameters<typeof actEntry>[3],
): Promise<Outcome<null>> {
  const entry = await actEntry(deps, caller, { league: asked.league, season: null }, act);
  const written = await deps.store.endHandOver(asked, roles, entry);
  return written === 'ended' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

interface Found {
  readonly league: LeagueRecord;
  readonly members: readonly MemberRecord[];
}

async function leagueOf(deps: Deps, id: string): Promise<Outcome<Found>> {
  const [league, members] = await Promise.all([deps.store.league(id), deps.store.members(id)]);
  return league === undefined ? refuse(NO_LEAGUE) : done({ league, members });
}

async function openRequest(
  deps: Deps,
  id: string,
): Promise<Outcome<Found & { readonly asked: HandOverRecord }>> {
  const [found, asked] = await Promise.all([leagueOf(deps, id), deps.store.handOver(id)]);
  if (!found.ok) return found;
  return asked === undefined
    ? refuse({ code: 'not-found', what: 'request' })
    : done({ ...found.value, asked });
}

const NO_LEAGUE: Refusal = { code: 'not-found', what: 'league' };
