import type { MemberRecord } from '../account/people.records';
import type { PersonRecord } from '../platform/common.records';
import { listing, memberKey, playerKey } from '../platform/keys';
import { current } from '../platform/versions';
import { check, put, update, type Write } from '../platform/writes';

/** A membership as it is stored, in its league and in the list of its player. */
export function memberItem(member: MemberRecord) {
  const { league, player } = member;
  return { ...memberKey(league, player.id), ...listing(`PLAYER#${player.id}#LEAGUES`, league), ...member };
}

/** A person who played in a league and is not a member now, so that the items that name them can be found. */
export function formerMember(league: string, player: PersonRecord, leftAt: number) {
  const listed = listing(`PLAYER#${player.id}#LEAGUES`, league);
  return { ...memberKey(league, player.id), ...listed, league, player, leftAt };
}

/** The condition that a member is not banned now: a temporary ban ends automatically. */
const NOT_BANNED = 'attribute_not_exists(banned) OR banned <> :yes OR bannedUntil <= :now';

/** Makes a player a member. Members are left unchanged; fails for a banned player. */
export function joined(member: MemberRecord): Write {
  const { pk: _, sk: __, ...item } = current(memberItem(member));
  const given = Object.entries(item).filter(([, value]) => value !== undefined);
  const sets = given.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`);
  return update(memberKey(member.league, member.player.id), `SET ${sets.join(', ')} REMOVE leftAt`, {
    when: NOT_BANNED,
    values: { ...Object.fromEntries(given), yes: true, now: member.joinedAt },
  });
}

/** Ends a membership that is unchanged since it was read, and keeps the rulings on it. */
export function left({ league, player, roles }: MemberRecord, at: number): Write {
  return update(memberKey(league, player.id), 'SET leftAt = :at REMOVE #roles, joinedAt, roleSince', {
    when: [NOT_BANNED, 'size(#roles) = :count', ...roles.map((_, index) => `contains(#roles, :was${index})`)]
      .map((part) => `(${part})`)
      .join(' AND '),
    values: {
      ...{ at, yes: true, now: at, count: roles.length },
      ...Object.fromEntries(roles.map((role, index) => [`was${index}`, role])),
    },
  });
}

/** Holds while the player organizes the league and is not banned at this time. */
export function organizes(league: string, player: string, now: number): Write {
  return check(memberKey(league, player), {
    when: `contains(#roles, :organizer) AND (${NOT_BANNED})`,
    values: { organizer: 'organizer', yes: true, now },
  });
}

/** Hold while the player is a member of the league who is not banned at this time, and has not deleted the account. */
export function belongs(league: string, player: string, now: number): readonly Write[] {
  return [
    check(memberKey(league, player), {
      when: `attribute_exists(#roles) AND (${NOT_BANNED})`,
      values: { yes: true, now },
    }),
    check(playerKey(player), { when: 'attribute_not_exists(closedAt)' }),
  ];
}

export function newMember(member: MemberRecord): Write {
  return put(memberItem(member));
}
