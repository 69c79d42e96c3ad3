/** A hidden page is not painted. */
const LONGEST_MS = 100;

/** Resolves once the page has been painted with the latest changes, so that later work does not delay them. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(painted));
  });
}
