/** What a visitor does first; from then on the page is in use. */
const ACTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;
/** After this long without an act, the page has long been usable. */
const QUIET_MS = 5000;

/**
 * Acts once, after the visitor's first act or when the page has been quiet for a while; never for a reader who saves
 * data.
 * @returns a function that calls it off
 */
export function whenQuiet(act: () => void): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const name of ACTS) window.removeEventListener(name, begin);
  };
  const begin = () => {
    stop();
    act();
  };
  const timer = setTimeout(begin, QUIET_MS);
  for (const name of ACTS) window.addEventListener(name, begin, { passive: true });
  return stop;
}
