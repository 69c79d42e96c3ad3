import { createElement, Fragment } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { filledForm } from '../../../test/support/filled-forms';
import { inEnglish } from '../../../test/support/texts';
import type { gifOf } from './moving-picture';
import { SaveGif } from './save-gif';
import { type Place, usePlayer } from './use-player';

type Filmed = Parameters<typeof gifOf>[0];

let tab: Tab;
/** What each frame was made of: the label, and the board on the page. */
let frames: string[] = [];
/** Lets the last frame be drawn, where a test holds it back. */
let drawsLast: (() => void) | null = null;
let isLastHeld = false;
/** The names of the files that the browser has offered. */
const saved: string[] = [];
let load = async () => ({ gifOf: film });
beforeEach(async () => {
  tab = await openTab();
  [frames, drawsLast, isLastHeld] = [[], null, false];
  saved.splice(0);
  // As the real one: the end and the start for their colours, then one place after the other.
  load = async () => ({ gifOf: film });
  Object.defineProperty(tab.window.Element.prototype, 'getAnimations', {
    configurable: true,
    value: () => motions,
  });
  motions.splice(0);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:gif');
  vi.spyOn(tab.window.HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: {
    readonly download: string;
  }) {
    saved.push(this.download);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tab.close();
});
const motions: { finish: () => void }[] = [];

async function film({ last, show, onFrame, isStopped }: Filmed): Promise<Blob | null> {
  const frame = async (at: number) => {
    const label = await show(at);
    frames.push(`${label}, ${document.querySelector('.table-map svg')?.textContent}`);
  };
  await frame(last);
  await frame(0);
  for (let at = 0; at <= last; at += 1) {
    if (isStopped()) return null;
    onFrame(at, last + 1);
    await frame(at);
    if (at === last && isLastHeld)
      await new Promise<void>((draws) => {
        drawsLast = draws;
      });
  }
  return new Blob(['gif']);
}

const SAVE = 'Save as GIF';
const STOP = 'Stop';
const LAST = 2;

/** A replay whose boards come to the page once they are loaded. */
async function replay(
  isLoaded: (at: number) => boolean = () => true,
  first: Place = { at: 1, shows: 'orders' },
) {
  let now = first;
  let go = (_: Place) => undefined as unknown;
  const Replay = ({ isThere }: { readonly isThere: (at: number) => boolean }) => {
    const player = usePlayer(first, LAST, isThere);
    now = { at: player.at, shows: player.shows };
    go = player.go;
    const board = isThere(player.at)
      ? createElement('svg', { className: 'map' }, `board ${player.at} ${player.shows}`)
      : null;
    return createElement(
      Fragment,
      null,
      createElement('div', { className: 'table-map', 'data-at': player.at }, board),
      createElement(SaveGif, { player, name: 'Winter Tide, board 3', labelAt: (at) => `Step ${at}`, load }),
    );
  };
  const pageOf = (isThere: (at: number) => boolean) => inEnglish(createElement(Replay, { isThere }));
  const page = await tab.show(pageOf(isLoaded));
  const form = filledForm(tab, page);
  return {
    ...form,
    leave: page.leave,
    loads: (isThere: (at: number) => boolean) => page.again(pageOf(isThere)),
    place: () => `${now.at} ${now.shows}`,
    goes: (place: Place) => tab.does(() => go(place)),
    isMaking: () => form.isOpen(STOP) === true,
    progress: () => page.container.querySelector('progress')?.value,
    /** Lets time pass until something is so; scripts come when they come. */
    until: async (what: () => boolean) => {
      for (let looks = 0; looks < 400 && !what(); looks += 1) await tab.passes(25);
      expect(what()).toBe(true);
    },
  };
}
const FRAMES = [2, 0, 0, 1, 2].map((at) => `Step ${at}, board ${at} after`);

describe('a game as a moving picture', () => {
  test('is made of the board after each step, and saved; the replay is then where it was', async () => {
    const shown = await replay();
    expect([shown.buttons(), shown.status()]).toEqual([[SAVE], '']);
    await shown.press(SAVE);
    expect([shown.buttons(), shown.progress()]).toEqual([[STOP], 0]);
    await shown.until(() => shown.progress() === 2);
    await shown.until(() => !shown.isMaking());
    expect([frames, saved]).toEqual([FRAMES, ['Winter Tide, board 3.gif']]);
    expect([shown.place(), shown.status(), shown.buttons()]).toEqual(['1 orders', '', [SAVE]]);
  });

  test('waits for boards that are not loaded, and for their pieces to rest', async () => {
    const finish = vi.fn();
    motions.push({ finish });
    const shown = await replay((at) => at !== 2);
    await shown.press(SAVE);
    await shown.until(() => shown.place() === '2 after');
    await tab.passes(5_000);
    expect([frames, finish.mock.calls.length]).toEqual([[], 0]);
    await shown.loads(() => true);
    await shown.until(() => !shown.isMaking());
    expect([frames, finish.mock.calls.length]).toEqual([FRAMES, FRAMES.length]);
  });

  test.each<[string, Place]>([
    ['another place', { at: 0, shows: 'after' }],
    ['the orders of the same place', { at: 2, shows: 'orders' }],
  ])('goes on where the reader goes to %s meanwhile', async (_, elsewhere) => {
    const shown = await replay((at) => at !== 2);
    await shown.press(SAVE);
    await shown.until(() => shown.place() === '2 after');
    await shown.goes(elsewhere);
    await shown.loads(() => true);
    await shown.until(() => !shown.isMaking());
    expect([frames, saved.length, shown.place()]).toEqual([FRAMES, 1, '1 orders']);
  });

  test('that fails says so until the next attempt, and the replay is where it was', async () => {
    let gif: typeof gifOf = async ({ show }) => {
      await show(0);
      throw new Error('no canvas');
    };
    load = async () => ({ gifOf: gif });
    const shown = await replay();
    await shown.press(SAVE);
    await shown.until(() => !shown.isMaking());
    const said = shown.status();
    expect([said !== '', shown.place(), saved]).toEqual([true, '1 orders', []]);
    gif = film;
    await shown.press(SAVE);
    expect(shown.status()).toBe('');
    await shown.until(() => !shown.isMaking());
    expect([shown.status(), saved.length]).toEqual(['', 1]);
  });

  test('fails where a board never comes', async () => {
    const shown = await replay((at) => at !== 2);
    await shown.press(SAVE);
    await shown.until(() => shown.place() === '2 after');
    await tab.passes(60_000);
    expect([shown.isMaking(), shown.status() !== '', shown.place(), saved]).toEqual([
      false,
      true,
      '1 orders',
      [],
    ]);
  });
});

describe('a moving picture that the reader stops', () => {
  const isStoppedAtOnce = async (shown: Awaited<ReturnType<typeof replay>>) => {
    await shown.press(STOP);
    expect([shown.buttons(), shown.status(), shown.place()]).toEqual([[SAVE], '', '1 orders']);
    // The reader is free to read on.
    await shown.goes({ at: 0, shows: 'after' });
    await shown.loads(() => true);
  };
  const isOver = async (shown: Awaited<ReturnType<typeof replay>>) => {
    await tab.passes(60_000);
    expect([frames, saved, shown.place(), shown.status()]).toEqual([[], [], '0 after', '']);
  };

  test('while a board is missing is stopped at once', async () => {
    const shown = await replay((at) => at !== 2);
    await shown.press(SAVE);
    await shown.until(() => shown.place() === '2 after');
    await isStoppedAtOnce(shown);
    await isOver(shown);
  });

  const fetchedScript = { come: () => undefined as unknown, fail: () => undefined as unknown };
  test.each([
    ['comes', (script: typeof fetchedScript) => script.come()],
    ['never comes', (script: typeof fetchedScript) => script.fail()],
  ])('before its script has come is stopped at once, and the script then %s', async (_, ends) => {
    load = () =>
      new Promise((come, fail) => {
        fetchedScript.come = () => come({ gifOf: film });
        fetchedScript.fail = () => fail(new Error('no network'));
      });
    const shown = await replay();
    await shown.press(SAVE);
    await isStoppedAtOnce(shown);
    await tab.does(() => ends(fetchedScript));
    await isOver(shown);
  });
  test('and begins again is made once', async () => {
    const shown = await replay((at) => at !== 2);
    await shown.press(SAVE);
    await shown.until(() => shown.place() === '2 after');
    await shown.press(STOP);
    await shown.press(SAVE);
    await shown.loads(() => true);
    await shown.until(() => !shown.isMaking());
    expect([frames, saved.length, shown.place()]).toEqual([FRAMES, 1, '1 orders']);
  });

  test('at its last frame is not saved', async () => {
    isLastHeld = true;
    const shown = await replay();
    await shown.press(SAVE);
    await shown.until(() => drawsLast !== null);
    await shown.press(STOP);
    await tab.does(() => drawsLast?.());
    expect([saved, shown.status(), shown.place()]).toEqual([[], '', '1 orders']);
  });

  test('by leaving the page is not saved', async () => {
    isLastHeld = true;
    const shown = await replay();
    await shown.press(SAVE);
    await shown.until(() => drawsLast !== null);
    await shown.leave();
    await tab.does(() => drawsLast?.());
    expect(saved).toEqual([]);
  });
});
