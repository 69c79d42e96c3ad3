import type { MemberRecord } from '../../store/records';
import type { MEMBER_RULINGS } from '../../store/result-records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { rolesIn } from '../leagues/roles';
import { personFor } from '../profile';
import { moveUp } from '../seasons/registration';

export type MemberRuling = (typeof MEMBER_RULINGS)[number];

/** A ruling on a member: the reason is public, the note is for the member alone. */
export interface WantedOfMember {
  readonly kind: MemberRuling;
  readonly reason: string;
  readonly note: string;
}

/**
 * Warns, mutes or bans a member of the league, or takes that back. The member gets the note and has to confirm it.
 * Refused: to those without a role, about oneself, about somebody with whom one plays a game now, about organizers
 * and moderators unless one organizes the league, and where nothing would change.
 */
export async function ruleOnMember(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  playerId: string,
  { kind, reason, note }: WantedOfMember,
): Promise<Outcome<null>> {
  const [league, member] = await Promise.all([
    deps.store.league(leagueId),
    deps.store.member(leagueId, playerId),
  ]);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  const may = await mayRuleOn(deps, caller, member);
  if (!may.ok) return may;
  const after = memberAfter(member, kind);
  if (kind !== 'warn' && inWords(after) === inWords(member)) return refuse({ code: 'nothing-changes' });
  const common = { kind, at: deps.clock(), by: await personFor(deps, caller), season: null };
  const notice = {
    ...common,
    id: deps.newId(),
    league: { id: league.id, name: league.name },
    player: playerId,
    text: note,
  };
  const written = await deps.store.ruleOnMember(member, after, notice, {
    ...common,
    id: deps.newId(),
    league: leagueId,
    game: null,
    subject: member.player.name,
    reason,
    before: inWords(member),
    after: inWords(after),
  });
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  if (kind === 'ban') await leaveSeasons(deps, leagueId, playerId);
  return done(null);
}

async function mayRuleOn(deps: Deps, caller: Caller, member: MemberRecord): Promise<Outcome<null>> {
  const roles = await rolesIn(deps, member.league, caller);
  if (!roles.some((role) => role !== 'player'))
    return refuse({ code: 'not-allowed', why: 'Only moderators of the league rule on its members.' });
  if (member.player.id === caller.id)
    return refuse({
      code: 'not-allowed',
      why: 'This is about yourself, so somebody else has to rule on it.',
    });
  if (member.roles.some((role) => role !== 'player') && !roles.includes('organizer'))
    return refuse({
      code: 'not-allowed',
      why: 'Only an organizer rules on organizers and moderators.',
    });
  const [mine, theirs] = await Promise.all([
    deps.store.runningGamesOf(caller.id),
    deps.store.runningGamesOf(member.player.id),
  ]);
  return mine.some((game) => theirs.includes(game))
    ? refuse({
        code: 'not-allowed',
        why: 'You play a game with this member now, so another moderator has to rule on it.',
      })
    : done(null);
}

function memberAfter(member: MemberRecord, kind: MemberRuling): MemberRecord {
  switch (kind) {
    case 'warn':
      return member;
    case 'mute':
      return { ...member, muted: true };
    case 'unmute':
      return { ...member, muted: false };
    case 'ban':
      return { ...member, banned: true };
    case 'unban':
      return { ...member, banned: false };
  }
}

function inWords({ muted, banned }: MemberRecord): string {
  if (banned === true) return muted === true ? 'Banned and muted' : 'Banned';
  return muted === true ? 'Member, muted' : 'Member';
}

/**
 * Takes a banned member out of every season to come: no further seat is drawn for them, and the next of the waiting
 * list moves up. Their boards go on.
 */
async function leaveSeasons(deps: Deps, league: string, player: string): Promise<void> {
  for (const season of await deps.store.seasonsOf(league)) {
    if (season.status === 'finished') continue;
    const entry = await deps.store.entry(season.id, player);
    if (entry === undefined || !['in', 'waiting', 'asked'].includes(entry.state)) continue;
    await deps.store.moveEntry(entry, 'withdrawn', null);
    await moveUp(deps, season);
  }
}
