import type { MemberRecord } from '../account/people.records';

/**
 * Whether a member is banned now. A temporary ban ends automatically without being lifted, so this is the only function
 * that may decide whether a member is banned.
 */
export function isBanned(
  member: Pick<MemberRecord, 'banned' | 'bannedUntil'> | undefined,
  now: number,
): boolean {
  return member?.banned === true && (member.bannedUntil === undefined || member.bannedUntil > now);
}
