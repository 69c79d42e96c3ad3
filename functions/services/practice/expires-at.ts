import { isGuest } from './guests';

const DAY_MS = 86_400_000;
/** For how many days a board is kept that nobody comes back to. */
const DAYS = { guest: 30, account: 365 } as const;

/** Until when a practice board is kept if its player was last seen then, both in milliseconds. */
export function expiresAt(player: string, seenAt: number): number {
  return seenAt + DAYS[isGuest(player) ? 'guest' : 'account'] * DAY_MS;
}
