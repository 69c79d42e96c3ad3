import { isGuest } from './guests';

const DAY_MS = 86_400_000;
/** How many days an abandoned board is stored. */
const DAYS = { guest: 30, account: 365 } as const;

/** Until when a practice board is stored if its player was last seen at `seenAt`, both in milliseconds. */
export function expiresAt(player: string, seenAt: number): number {
  return seenAt + DAYS[isGuest(player) ? 'guest' : 'account'] * DAY_MS;
}
