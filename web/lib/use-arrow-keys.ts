import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** What an arrow key does: a page to open, or something to do; null where it does nothing. */
type Way = string | (() => void) | null;

/** Lets the left and right arrow keys go through the steps of a game, unless what has the focus needs them itself. */
export function useArrowKeys({ left, right }: { readonly left: Way; readonly right: Way }): void {
  const router = useRouter();
  // Together with what is shown: a key that comes between the two would still go on from the page before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = event.key === 'ArrowLeft' ? left : event.key === 'ArrowRight' ? right : null;
      if (way === null || isTaken(event)) return;
      event.preventDefault();
      if (typeof way === 'string') router.push(way);
      else way();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [left, right, router]);
}

/** What moves by arrow keys itself: fields, choices, lists, pieces on a map, and what scrolls sideways. */
const MOVES_ITSELF = [
  ...['input', 'textarea', 'select', '[contenteditable]', '[role=listbox]', '[role=slider]'],
  ...['.actor', 'pre', 'table'],
].join();

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  return event.target instanceof Element && event.target.closest(MOVES_ITSELF) !== null;
}
