import type { PointerEvent, RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { useView, type View, viewOf, WHOLE } from './use-view';

const SIZE = { width: 1000, height: 800 };
/** Where the page shows the board: half as large as its own units. */
const BOX = { left: 20, top: 10, width: 500, height: 400 };

let tab: Tab;
let frame: SVGSVGElement;
beforeEach(async () => {
  tab = await openTab();
  frame = document.createElement('div') as unknown as SVGSVGElement;
  Object.defineProperty(frame, 'clientWidth', { value: BOX.width });
  frame.getBoundingClientRect = () => BOX as DOMRect;
});
afterEach(() => tab.close());

const INITIAL = () => WHOLE;
const shown = (initial: () => View = INITIAL) =>
  tab.hook((ref: RefObject<SVGSVGElement | null>) => useView(SIZE, ref, initial), { current: frame });
type Shown = Awaited<ReturnType<typeof shown>>;

const point = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, currentTarget: frame }) as unknown as PointerEvent<SVGSVGElement>;
const press = (board: Shown, ...at: Parameters<typeof point>) =>
  tab.does(() => board.now().handlers.onPointerDown(point(...at)));
const drag = (board: Shown, ...at: Parameters<typeof point>) =>
  tab.does(() => board.now().handlers.onPointerMove(point(...at)));
const release = (board: Shown, ...at: Parameters<typeof point>) =>
  tab.does(() => board.now().handlers.onPointerUp(point(...at)));
const turnWheel = (deltaY: number, held: { ctrlKey?: boolean; metaKey?: boolean }) => {
  const event = Object.assign(new Event('wheel', { cancelable: true }), {
    ...{ deltaY, clientX: BOX.left + 250, clientY: BOX.top + 200, ctrlKey: false, metaKey: false },
    ...held,
  });
  return tab.does(() => {
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  });
};

/** The point of the board that a point of the frame shows, both in the board's units. */
const under = ({ scale, x, y }: View, at: readonly [number, number]) => [
  (at[0] - x) / scale,
  (at[1] - y) / scale,
];

describe('buttons', () => {
  test('zoom around the middle, at most five times and never beyond the whole board', async () => {
    const board = await shown();
    expect(board.now().view).toBeNull();
    await tab.does(() => board.now().zoom(2));
    expect(board.now().view).toEqual({ scale: 2, x: -500, y: -400 });
    await tab.does(() => board.now().zoom(100));
    expect(board.now().view).toEqual({ scale: 5, x: -2000, y: -1600 });
    await tab.does(() => board.now().zoom(0.001));
    expect(board.now().view).toEqual(WHOLE);
  });

  test('begin where the style sheet has shown the board until then', async () => {
    const board = await shown(() => ({ scale: 2, x: -100, y: -50 }));
    await tab.does(() => board.now().zoom(1));
    expect(board.now().view).toEqual({ scale: 2, x: -100, y: -50 });
  });
});

describe('the wheel', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])('zooms with a key held: %o', async (held) => {
    const board = await shown();
    expect(await turnWheel(-300, held)).toBe(true);
    const view = board.now().view ?? WHOLE;
    expect(view.scale).toBeCloseTo(Math.E);
    expect(under(view, [500, 400])).toEqual([expect.closeTo(500), expect.closeTo(400)]);
  });

  test('scrolls the page without a key, and after the board is left', async () => {
    const board = await shown();
    expect(await turnWheel(-300, {})).toBe(false);
    expect(board.now().view).toBeNull();
    await board.leave();
    expect(await turnWheel(-300, { ctrlKey: true })).toBe(false);
  });
});

describe('a drag', () => {
  test('moves the board with the pointer and does not count as a click', async () => {
    const board = await shown(() => ({ scale: 2, x: -500, y: -400 }));
    await press(board, 1, 100, 100);
    await drag(board, 1, 110, 90);
    expect(board.now().view).toEqual({ scale: 2, x: -480, y: -420 });
    await drag(board, 1, 111, 91);
    expect(board.now().view).toEqual({ scale: 2, x: -478, y: -418 });
    expect(board.now().dragged()).toBe(true);
    await release(board, 1, 111, 91);
    await press(board, 1, 100, 100);
    expect(board.now().dragged()).toBe(false);
  });

  test('keeps the board filling its frame', async () => {
    const board = await shown(() => ({ scale: 2, x: -500, y: -400 }));
    await press(board, 1, 100, 100);
    await drag(board, 1, 2000, 2000);
    expect(board.now().view).toEqual({ scale: 2, x: 0, y: 0 });
    await drag(board, 1, -3000, -3000);
    expect(board.now().view).toEqual({ scale: 2, x: -1000, y: -800 });
  });

  test('of less than six pixels is a click', async () => {
    const board = await shown();
    await press(board, 1, 100, 100);
    await drag(board, 1, 104, 104);
    expect([board.now().view, board.now().dragged()]).toEqual([null, false]);
    await drag(board, 1, 106, 100);
    expect(board.now().dragged()).toBe(true);
  });

  test('of a pointer that was never pressed, or was released, moves nothing', async () => {
    const board = await shown();
    await drag(board, 1, 200, 200);
    await press(board, 1, 100, 100);
    await release(board, 1, 100, 100);
    await drag(board, 1, 200, 200);
    expect(board.now().view).toBeNull();
  });
});

describe('a pinch', () => {
  test('zooms by how far the fingers part, around the point between them', async () => {
    const board = await shown();
    await press(board, 1, BOX.left + 200, BOX.top + 200);
    await press(board, 2, BOX.left + 300, BOX.top + 200);
    await drag(board, 2, BOX.left + 400, BOX.top + 200);
    const view = board.now().view ?? WHOLE;
    expect(view.scale).toBeCloseTo(2);
    expect(under(view, [600, 400])).toEqual([expect.closeTo(600), expect.closeTo(400)]);
  });

  test('ends when one finger is lifted: the other one drags', async () => {
    const board = await shown(() => ({ scale: 2, x: -500, y: -400 }));
    await press(board, 1, 100, 100);
    await press(board, 2, 200, 100);
    await release(board, 2, 200, 100);
    await drag(board, 1, 110, 100);
    expect(board.now().view).toEqual({ scale: 2, x: -480, y: -400 });
  });
});

describe('the view of some points', () => {
  test('without any is the whole board', () => expect(viewOf([], 3, SIZE)).toEqual(WHOLE));

  test('of one point has it in the middle, as close as allowed', () => {
    const view = viewOf([[500, 400]], 3, SIZE);
    expect(view.scale).toBe(3);
    expect(under(view, [500, 400])).toEqual([expect.closeTo(500), expect.closeTo(400)]);
  });

  test('of points far apart shows all of them with room around', () => {
    const points = [
      [300, 300],
      [620, 500],
    ] as const;
    const view = viewOf(points, 5, SIZE);
    expect(view.scale).toBeCloseTo(Math.min(1000 / 500, 800 / 380));
    for (const [x, y] of points) {
      expect(x * view.scale + view.x).toBeGreaterThan(0);
      expect(x * view.scale + view.x).toBeLessThan(SIZE.width);
      expect(y * view.scale + view.y).toBeGreaterThan(0);
      expect(y * view.scale + view.y).toBeLessThan(SIZE.height);
    }
  });

  test('of a point at the edge does not leave the board', () => {
    expect(viewOf([[0, 0]], 3, SIZE)).toEqual({ scale: 3, x: 0, y: 0 });
    expect(viewOf([[1000, 800]], 3, SIZE)).toEqual({ scale: 3, x: -2000, y: -1600 });
  });
});
