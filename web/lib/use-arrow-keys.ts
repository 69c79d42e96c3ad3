import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** The effect of an arrow key: a page to open, or a function to call; null for none. */
type Way = string | (() => void) | null;

/** Lets the left and right arrow keys step through a game, unless the focused element needs them itself. */
export function useArrowKeys({ left, right }: { readonly left: Way; readonly right: Way }): void {
  const router = useRouter();
  // Updated together with the page: a key pressed between the two would still continue from the previous page.
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

/**
 * Elements that use the arrow keys themselves: fields, choices, lists, pieces on a map, and areas that scroll sideways.
 */
const MOVES_ITSELF = [
  ...['input', 'textarea', 'select', '[contenteditable]', '[role=listbox]', '[role=slider]'],
  ...['.actor', 'pre', 'table'],
].join();

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  return event.target instanceof Element && event.target.closest(MOVES_ITSELF) !== null;
}
