/** What a guest's id begins with. The login gives such ids to nobody who has an account. */
const PREFIX = 'guest-';

/** The name of a guest who says none. */
export const GUEST_NAME = 'Guest';

/** A new guest: somebody who plays on practice boards without an account, known by the session of one browser. */
export function newGuestId(): string {
  return `${PREFIX}${crypto.randomUUID()}`;
}

/** Whether an id is that of a guest. */
export function isGuest(player: string): boolean {
  return player.startsWith(PREFIX);
}
