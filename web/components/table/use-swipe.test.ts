import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { useSwipe } from './use-swipe';

let tab: Tab;
let swiped: number;
let part: HTMLElement;

function Part({ act }: { readonly act: (() => void) | null }) {
  return createElement('section', useSwipe(act));
}

beforeEach(async () => {
  tab = await openTab();
  swiped = 0;
  const act = () => {
    swiped += 1;
  };
  const { container } = await tab.show(createElement(Part, { act }));
  part = container.querySelector('section') as HTMLElement;
});
afterEach(() => tab.close());

type At = readonly [x: number, y: number];

/** A pointer event, as browsers send it. */
function send(type: string, [clientX, clientY]: At, of: object = {}): boolean {
  const usual = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true };
  const event = new tab.window.PointerEvent(type, { ...usual, clientX, clientY, ...of });
  return part.dispatchEvent(event as unknown as Event);
}

const swipe = (from: At, to: At, of?: object) =>
  tab.does(() => {
    send('pointerdown', from, of);
    send('pointerup', to, of);
  });

test('a finger that goes to the left swipes, once', async () => {
  await swipe([200, 40], [120, 50]);
  expect(swiped).toBe(1);
});

const NONE: readonly { readonly how: string; readonly from: At; readonly to: At; readonly of?: object }[] = [
  { how: 'to the right', from: [120, 40], to: [200, 40] },
  { how: 'a little', from: [200, 40], to: [160, 40] },
  { how: 'down as far', from: [200, 40], to: [120, 120] },
  { how: 'down as somebody scrolls', from: [200, 40], to: [140, 80] },
  { how: 'with a mouse', from: [200, 40], to: [120, 40], of: { pointerType: 'mouse' } },
  { how: 'as a second finger', from: [200, 40], to: [120, 40], of: { isPrimary: false } },
];

test.each(NONE)('not $how', async ({ from, to, of }) => {
  await swipe(from, to, of);
  expect(swiped).toBe(0);
});

test('not once the browser scrolls, nor with another finger in between', async () => {
  await tab.does(() => {
    send('pointerdown', [200, 40]);
    send('pointercancel', [180, 60]);
    send('pointerup', [100, 60]);
  });
  await tab.does(() => {
    send('pointerdown', [200, 40]);
    send('pointerdown', [220, 40], { pointerId: 2, isPrimary: false });
    send('pointerup', [100, 40]);
  });
  expect(swiped).toBe(0);
});

test('nothing is kept from the browser, so the page scrolls and links open', async () => {
  const kept = await tab.does(() => [send('pointerdown', [200, 40]), send('pointerup', [200, 40])]);
  expect(kept).toEqual([true, true]);
});
