import { type PointerEvent, useMemo, useRef } from 'react';

/** How far a finger goes, in pixels, until it is a swipe. */
const FAR = 56;
/** A swipe goes this many times as far to the side as up or down: whoever scrolls has no even hand. */
const ASIDE = 2;

interface Begun {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers of a part that a finger swipes to the left. They prevent nothing: with `touch-action: pan-y` the browser
 * scrolls up and down as everywhere, and says so by cancelling the pointer.
 * @param act null where nothing follows
 */
export function useSwipe(act: (() => void) | null) {
  const begun = useRef<Begun | null>(null);
  return useMemo(() => {
    const end = () => {
      begun.current = null;
    };
    return {
      onPointerDown({ pointerId: pointer, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
        // A second finger makes it another gesture.
        begun.current = pointerType === 'touch' && isPrimary ? { pointer, x, y } : null;
      },
      onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
        const from = begun.current;
        end();
        if (from === null || from.pointer !== pointerId) return;
        const left = from.x - clientX;
        if (left >= FAR && left >= ASIDE * Math.abs(clientY - from.y)) act?.();
      },
      onPointerCancel: end,
    };
  }, [act]);
}
