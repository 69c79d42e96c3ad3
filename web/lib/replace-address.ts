/**
 * Replaces the address of the page without loading anything, so that a copy of it leads back to what shows.
 * The router takes over only addresses that come without a state of its own: given one, it would put back its old address later.
 * @param address a path, a query or a fragment, as `history.replaceState` takes it
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
}
