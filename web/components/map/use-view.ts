import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from './places';

/** The visible part of the board: the scale, and the position of the board's corner, in the board's own units. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 5;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps the board filling its frame. */
function within(view: View, size: Size): View {
  const scale = Math.min(MOST, Math.max(1, view.scale));
  return {
    scale,
    x: Math.min(0, Math.max(size.width * (1 - scale), view.x)),
    y: Math.min(0, Math.max(size.height * (1 - scale), view.y)),
  };
}

/** The view `factor` times as close, with the point (x, y) of the frame staying in place. */
function closer(view: View, factor: number, x: number, y: number, size: Size): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, size);
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Around the outermost points, in the board's units: room for their names and marks. */
const ROOM = 90;

/** The view with all these points around its middle, at most this close; the whole board without any. */
export function viewOf(points: readonly Point[], closest: number, size: Size): View {
  if (points.length === 0) return WHOLE;
  const [left, right] = ends(points.map(([x]) => x));
  const [top, bottom] = ends(points.map(([, y]) => y));
  const fitting = Math.min(size.width / (right - left + 2 * ROOM), size.height / (bottom - top + 2 * ROOM));
  const scale = Math.max(1, Math.min(closest, fitting));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return within({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size);
}

function ends(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/**
 * Moves and zooms a board by buttons, wheel with Ctrl, drag and pinch. `started` is null until the reader has moved it:
 * until then the style sheet decides the visible part, so that the page is right before any script runs.
 */
export function useView(size: Size, frame: RefObject<SVGSVGElement | null>, initial: () => View) {
  const [view, setView] = useState<View | null>(null);
  const change = useCallback(
    (next: (view: View) => View) => setView((view) => next(view ?? initial())),
    [initial],
  );
  const zoom = useCallback(
    (factor: number) => change((view) => closer(view, factor, size.width / 2, size.height / 2, size)),
    [change, size],
  );
  useWheel(frame, size, change);
  return { view, zoom, show: setView, ...usePointers(size, change) };
}

type Change = (next: (view: View) => View) => void;

function useWheel(frame: RefObject<SVGSVGElement | null>, size: Size, change: Change): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = boardPoint(element, event.clientX, event.clientY, size);
      change((view) => closer(view, Math.exp(-event.deltaY / 300), at.x, at.y, size));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, change, size]);
}

function usePointers(size: Size, change: Change) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);
  const up = (event: PointerEvent<SVGSVGElement>) => void pointers.current.delete(event.pointerId);
  const down = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved.current = false;
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!moved.current && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    moved.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      const unit = size.width / event.currentTarget.clientWidth;
      const [dx, dy] = [(now.x - before.x) * unit, (now.y - before.y) * unit];
      return change((view) => within({ ...view, x: view.x + dx, y: view.y + dy }, size));
    }
    const spread = Math.hypot(now.x - other.x, now.y - other.y);
    const past = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const at = boardPoint(event.currentTarget, (now.x + other.x) / 2, (now.y + other.y) / 2, size);
    change((view) => closer(view, spread / past, at.x, at.y, size));
  };
  const leave = { onPointerUp: up, onPointerCancel: up, onPointerLeave: up };
  return {
    /** Whether the last press was a drag: the click that ends it is then ignored. */
    dragged: () => moved.current,
    handlers: { onPointerDown: down, onPointerMove: move, ...leave },
  };
}

function boardPoint(element: SVGSVGElement, clientX: number, clientY: number, size: Size) {
  const box = element.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * size.width,
    y: ((clientY - box.top) / box.height) * size.height,
  };
}
