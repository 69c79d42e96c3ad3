import { listing, memberKey } from '../keys';
import type { MemberRecord } from '../records';
import { current } from './versions';
import { check, put, update, type Write } from './writes';

/** A membership as it is stored, in its league and in the list of its player. */
export function memberItem(member: MemberRecord) {
  const { league, player } = member;
  return { ...memberKey(league, player.id), ...listing(`PLAYER#${player.id}#LEAGUES`, league), ...member };
}

/** Makes a player a member. Who is one stays as they are; fails for one who is banned. */
export function joined(member: MemberRecord): Write {
  const { pk: _, sk: __, ...item } = current(memberItem(member));
  const given = Object.entries(item).filter(([, value]) => value !== undefined);
  const sets = given.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`);
  return update(memberKey(member.league, member.player.id), `SET ${sets.join(', ')} REMOVE leftAt`, {
    when: 'attribute_not_exists(banned) OR banned <> :yes',
    values: { ...Object.fromEntries(given), yes: true },
  });
}

/** Ends a membership that is as it was read, and keeps what was ruled on it. */
export function left({ league, player, roles }: MemberRecord, at: number): Write {
  return update(memberKey(league, player.id), 'SET leftAt = :at REMOVE #roles, joinedAt', {
    when: [
      'attribute_not_exists(banned) OR banned <> :yes',
      'size(#roles) = :count',
      ...roles.map((_, index) => `contains(#roles, :was${index})`),
    ]
      .map((part) => `(${part})`)
      .join(' AND '),
    values: {
      ...{ at, yes: true, count: roles.length },
      ...Object.fromEntries(roles.map((role, index) => [`was${index}`, role])),
    },
  });
}

/** Holds while someone organizes the league and is not banned. */
export function organizes(league: string, player: string): Write {
  return check(memberKey(league, player), {
    when: 'contains(#roles, :organizer) AND (attribute_not_exists(banned) OR banned <> :yes)',
    values: { organizer: 'organizer', yes: true },
  });
}

/** A membership as it is when it begins. */
export function newMember(member: MemberRecord): Write {
  return put(memberItem(member));
}
