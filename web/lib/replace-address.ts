/**
 * Replaces the address of the page without loading anything, so that a copy of it leads back to the current view. The
 * router accepts only addresses without a state of their own: given one, it would restore its old address later.
 * @param address a path, a query or a fragment, in the form that `history.replaceState` takes
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
}
