/** The suffix of addresses to which no mail is sent (RFC 2606). */
const INVALID = '.invalid';

const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]+$/;

/** Whether a text can be a mail address. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

/** Whether an address can receive mail; players who were entered without one have a placeholder address. */
export function isReachable(address: string): boolean {
  return !address.endsWith(INVALID);
}

/** The placeholder address in the login of a player who was entered by name alone. */
export function addressNowhere(player: string): string {
  return `${player}@players${INVALID}`;
}

/** The same for a player whose address on an imported list belongs to another account. No link is created for it. */
export function addressTaken(player: string): string {
  return `${player}@taken${INVALID}`;
}
