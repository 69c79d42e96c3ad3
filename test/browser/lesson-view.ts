/**
 * Runs in the page: the places and cards that a reader does not see, because something covers the middle of them or they
 * lie outside the window. A card is seen in a hand or in an order that names it.
 */
export function coveredIn(shown: readonly string[]): readonly string[] {
  // What is inert is not found at a point.
  const table = document.querySelector('.lesson-table');
  const isInert = table?.hasAttribute('inert') === true;
  table?.removeAttribute('inert');
  const isSeen = (element: Element, owner: Element | null) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0) return false;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && owner?.contains(top) === true;
  };
  const seenIn = (selector: string, owner: (element: Element) => Element | null) =>
    [...document.querySelectorAll(selector)].some((element) => isSeen(element, owner(element)));
  const covered = shown.filter((id) => {
    const isPlace = document.querySelector(`[data-place="${id}"]`) !== null;
    if (isPlace) return !seenIn(`[data-place="${id}"]`, (element) => element.closest('svg.map'));
    // Cards that were played are gone when the lesson is over.
    return !isInert && !seenIn(`[data-card="${id}"]`, (element) => element);
  });
  table?.toggleAttribute('inert', isInert);
  return covered;
}
