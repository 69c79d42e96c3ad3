import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';
import { type Caller, confirmationOf } from '../access/caller';
import { moderatorOf } from '../access/guards';
import type { LeagueRecord, MemberRecord } from '../account/people.records';
import { personFor } from '../account/profile';
import { leaveSeasonsOf } from '../entry/leave-banned';
import type { MEMBER_RULINGS } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { instantInWords, message } from '../platform/message';
import { playTogether } from '../ruling/play-together';
import { isBanned } from './bans';
import { endOfBan, stepFor, warningsIn } from './sanctions';

export type MemberRuling = (typeof MEMBER_RULINGS)[number];

/** A ruling on a member: the reason is public, the note is for the member alone. */
export interface WantedOfMember {
  readonly kind: MemberRuling;
  /** When a ban ends automatically; if undefined, it lasts until it is lifted. */
  readonly until?: number | undefined;
  readonly reason: string;
  readonly note: string;
}

/**
 * Warns, mutes or bans a member of the league, or lifts that. A warning bans them too, as the league has announced for
 * so many warnings. The member gets the note and must confirm it. Refused to
 * callers without a role, about themselves, about members with whom they play now, about organizers and moderators
 * unless the caller is an organizer, for an end that is in the past or belongs to anything but a ban, and if nothing
 * would change.
 */
export async function ruleOnMember(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  playerId: string,
  { kind, until, reason, note }: WantedOfMember,
): Promise<Outcome<null>> {
  const [league, member] = await Promise.all([
    deps.store.league(leagueId),
    deps.store.member(leagueId, playerId),
  ]);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  const may = await mayRuleOn(deps, caller, member);
  if (!may.ok) return may;
  const now = deps.clock();
  if (until !== undefined && (kind !== 'ban' || until <= now)) return refuse(NO_SUCH_END);
  const after =
    kind === 'warn' ? await memberWarned(deps, league, member, now) : memberAfter(member, kind, until);
  if (kind !== 'warn' && hashOf(stateOf(member, now)) === hashOf(stateOf(after, now)))
    return refuse({ code: 'nothing-changes' });
  const common = { kind, at: now, by: await personFor(deps, caller), season: null };
  const named = { id: league.id, name: league.name };
  const banEnd = kind === 'warn' ? endOfNewBan(member, after) : until;
  const ends = banEnd === undefined ? {} : { until: banEnd };
  const notice = { ...common, id: deps.newId(), league: named, player: playerId, text: note, ...ends };
  // If two organizers ban each other, one of them stays.
  const organizer = member.roles.includes('organizer') ? caller.id : null;
  const written = await deps.store.ruleOnMember(member, after, organizer, notice, {
    ...{ ...common, ...confirmationOf(caller), id: deps.newId(), league: leagueId, game: null },
    ...{ subject: member.player.name, reason, before: inWords(member, now), after: inWords(after, now) },
  });
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  // Its event does the same; a round released before that must not seat them.
  if (isBanned(after, now) && !isBanned(member, now)) await leaveSeasonsOf(deps, leagueId, playerId);
  return done(null);
}

async function mayRuleOn(deps: Deps, caller: Caller, member: MemberRecord): Promise<Outcome<null>> {
  const moderator = await moderatorOf(deps, caller, member.league, 'moderatorRulesOnMembers');
  if (!moderator.ok) return moderator;
  if (member.player.id === caller.id)
    return refuse({
      code: 'not-allowed',
      why: { text: 'ruleOnYourself' },
    });
  if (member.roles.some((role) => role !== 'player') && !moderator.value.includes('organizer'))
    return refuse({
      code: 'not-allowed',
      why: { text: 'ruleOnStaff' },
    });
  const together = await playTogether(deps, caller.id, member.player.id);
  if (together === null) return done(null);
  return refuse({
    code: 'not-allowed',
    why: { text: together === 'season' ? 'shareSeason' : 'shareGame' },
  });
}

const NO_SUCH_END = {
  code: 'invalid',
  problems: [
    {
      code: 'not-ahead',
      path: ['until'],
      rule: '',
      message: fault('ruling.ban'),
    },
  ],
} as const;

/** A member after one more warning: banned for as long as the league has announced, and never shorter than before. */
async function memberWarned(
  deps: Deps,
  league: LeagueRecord,
  member: MemberRecord,
  now: number,
): Promise<MemberRecord> {
  const file = await deps.store.memberFile(league.id, member.player.id);
  const step = stepFor(league, warningsIn(league, file, now) + 1);
  if (step === undefined) return memberAfter(member, 'warn', undefined);
  const until = endOfBan(step, now);
  const isLonger = isBanned(member, now) && (member.bannedUntil ?? Infinity) >= (until ?? Infinity);
  return memberAfter(member, isLonger ? 'warn' : 'ban', until);
}

/** The end of a ban that a warning brought or made longer; nothing where the ban has none, or stays as it was. */
function endOfNewBan(before: MemberRecord, after: MemberRecord): number | undefined {
  return before.bannedUntil === after.bannedUntil ? undefined : after.bannedUntil;
}

function memberAfter(
  { bannedUntil, ...member }: MemberRecord,
  kind: MemberRuling,
  until: number | undefined,
): MemberRecord {
  const kept = bannedUntil === undefined ? member : { ...member, bannedUntil };
  switch (kind) {
    case 'warn':
      return kept;
    case 'mute':
      return { ...kept, muted: true };
    case 'unmute':
      return { ...kept, muted: false };
    case 'ban':
      return { ...member, banned: true, ...(until !== undefined && { bannedUntil: until }) };
    case 'unban':
      return { ...member, banned: false };
  }
}

/** A member's state in the league. */
function stateOf(member: MemberRecord, now: number) {
  const banned = isBanned(member, now);
  return { muted: member.muted === true, banned, until: (banned ? member.bannedUntil : undefined) ?? null };
}

function inWords(member: MemberRecord, now: number): Message {
  const { muted, banned, until } = stateOf(member, now);
  if (!banned) return message(muted ? 'log.memberMuted' : 'log.member');
  const state = message(muted ? 'log.bannedMuted' : 'log.banned');
  return until === null ? state : message('log.until', { state, time: instantInWords(until) });
}
