import type { MemberRecord } from '../../store/records';

/**
 * Whether a member is banned now. A ban with an end is over at that moment by itself: nobody has to lift it, so nothing
 * else may ask whether somebody is banned.
 */
export function isBanned(
  member: Pick<MemberRecord, 'banned' | 'bannedUntil'> | undefined,
  now: number,
): boolean {
  return member?.banned === true && (member.bannedUntil === undefined || member.bannedUntil > now);
}
