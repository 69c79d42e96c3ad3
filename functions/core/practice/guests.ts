/** The prefix of a guest's id. The login never gives such ids to accounts. */
const PREFIX = 'guest-';

/** The name of a guest who gives none. */
export const GUEST_NAME = 'Guest';

/** A new guest: a player of practice boards without an account, identified by the session of one browser. */
export function newGuestId(): string {
  return `${PREFIX}${crypto.randomUUID()}`;
}

/** Whether an id is that of a guest. */
export function isGuest(player: string): boolean {
  return player.startsWith(PREFIX);
}
