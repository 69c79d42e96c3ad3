/** The end of an address to which no mail goes (RFC 2606), of players who are entered by their name alone. */
const NOWHERE = '@players.invalid';

/** Whether mail reaches an address; players who were entered without one have an address that leads nowhere. */
export function isReachable(address: string): boolean {
  return !address.endsWith(NOWHERE);
}

/** The address under which the login knows a player who was entered by their name alone. */
export function addressNowhere(player: string): string {
  return `${player}${NOWHERE}`;
}
