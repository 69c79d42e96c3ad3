/** The end of addresses to which no mail goes (RFC 2606). */
const INVALID = '.invalid';

/** Whether mail reaches an address; players who were entered without one have an address that leads nowhere. */
export function isReachable(address: string): boolean {
  return !address.endsWith(INVALID);
}

/** The address under which the login knows a player who was entered by their name alone. */
export function addressNowhere(player: string): string {
  return `${player}@players${INVALID}`;
}

/** The same for one whose address on an imported list logs in to another account. No link is made to it. */
export function addressTaken(player: string): string {
  return `${player}@taken${INVALID}`;
}
