/** A page that nobody sees is not painted. */
const LONGEST_MS = 100;

/** Resolves once the page has been painted with what has changed, so that what follows does not hold it up. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(painted));
  });
}
