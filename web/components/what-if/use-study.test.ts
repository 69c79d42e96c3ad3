import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { classic } from '../../../engine/classic';
import { nycRisk } from '../../../engine/nyc-risk';
import { provedRandom, proveStep } from '../../../engine/proof';
import { textRandom } from '../../../engine/random';
import type { GameExport } from '../../../engine/verify';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { packStudy, type Study, unpackStudy } from '../../lib/study-link';
import type { Corrections } from '../corrections/corrections';
import { CorrectionsFrame } from '../corrections/with-corrections';
// What the hook loads later, so that it is there as soon as it asks.
import './study-engine';
import { type StudySource, useStudy } from './use-study';

const SEATS = classic.seats.names;
const GIVEN = { england: [{ type: 'hold', unit: 'lon' }] } as const;
const NEW_GAME: StudySource = {
  ...{ system: 'classic', rulesVersion: classic.rulesVersion, options: {}, seats: SEATS, view: null },
  ...{ given: {}, revealed: null, noteOn: null },
};
const study = (seed: string, steps: Study['steps'] = [{}]): Study => ({ seed, steps });

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/study' });
});
afterEach(() => tab.close());

const loadCorrections = async () => ({}) as Corrections;
const around = (children: ReactNode) =>
  createElement(CorrectionsFrame, { load: loadCorrections, children } as never);
const begins = (source: StudySource) => tab.hook(useStudy, source, around);
/** Begins a study and waits until it is loaded. */
const shows = async (source: StudySource) => {
  const shown = await begins(source);
  await tab.until(() => shown.now() !== null);
  return shown;
};
const hashed = () => unpackStudy(tab.window.location.hash.slice(1));

/** A stream that waits. */
interface LateStream {
  readonly letGo: () => void;
  /** Whether all of it has passed. */
  hasEnded: boolean;
}

/** Streams that pack and unpack: from now on each waits until it is let go, in any order. */
function slowStreams(name: 'CompressionStream' | 'DecompressionStream'): LateStream[] {
  const late: LateStream[] = [];
  const Real = globalThis[name];
  class Slow {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Real(format);
      const gate = new Promise<void>((letGo) => late.push({ letGo, hasEnded: false }));
      const own = late.at(-1);
      const held = new TransformStream({
        transform: (part, out) => gate.then(() => out.enqueue(part)),
        flush: () => {
          if (own !== undefined) own.hasEnded = true;
        },
      });
      this.readable = readable.pipeThrough(held);
      this.writable = writable;
    }
  }
  vi.stubGlobal(name, Slow);
  return late;
}

/** Lets a stream go on, with all that follows. */
async function letGo(stream: LateStream | undefined): Promise<void> {
  stream?.letGo();
  await tab.until(() => stream?.hasEnded === true);
  await tab.passes(0);
}

describe('the first study of a page', () => {
  test.each([
    ['is that of its address', 'kept', [{}, GIVEN]],
    ['has the orders that were given, where the address has none', '1', [GIVEN]],
  ])('%s', async (_, seed, steps) => {
    if (seed !== '1') tab.window.location.hash = await packStudy(study(seed, steps));
    const shown = await shows({ ...NEW_GAME, given: GIVEN });
    expect(shown.now()?.study).toEqual({ seed, steps });
    expect(shown.now()?.steps).toHaveLength(steps.length);
    expect(tab.window.location.hash !== '').toBe(seed !== '1');
  });

  test('begins a new game, or with the reader’s view, or with the pasted position', async () => {
    const options = classic.options.parse({});
    const begun = await shows(NEW_GAME);
    expect(begun.now()).toMatchObject({ canPaste: true, chance: 'none', isOnDevice: false });
    const moved = classic.adjudicate(begun.now()?.start as never, {}, options, textRandom('moved')).position;
    const view = classic.view(moved, { kind: 'spectator' });
    const seen = await shows({ ...NEW_GAME, view, isOnDevice: true });
    expect(seen.now()).toMatchObject({ start: view, canPaste: false, isOnDevice: true });
    tab.window.location.hash = await packStudy({ ...study('9'), start: moved });
    const pasted = await shows(NEW_GAME);
    expect([pasted.now()?.start, pasted.now()?.game.seed]).toEqual([moved, '9']);
    tab.window.location.hash = await packStudy({ ...study('9'), start: { not: 'a position' } });
    expect((await shows(NEW_GAME)).now()?.start).toEqual(begun.now()?.start);
  });

  test('is none where the page is left, or changes to another game, before all is loaded', async () => {
    const platform = fakedPlatform(() => refusal(404, 'not-found'));
    platform.faults.push('late');
    const shown = await begins({ ...NEW_GAME, revealed: { game: 'g', step: 1 } });
    await tab.until(() => platform.late.length > 0);
    expect(shown.now()).toBeNull();
    await shown.again({ ...NEW_GAME, given: GIVEN });
    await tab.until(() => shown.now() !== null);
    expect(shown.now()?.study.steps).toEqual([GIVEN]);
    await tab.does(() => platform.late[0]?.());
    expect(shown.now()?.study.steps).toEqual([GIVEN]);
  });
});

describe('a step of a finished game', () => {
  const seats = nycRisk.seats.names.slice(0, 3);
  const options = nycRisk.options.parse({});
  const secret = { seed: 'ab'.repeat(32), game: 'g' };
  const proof = { version: 2, ruling: 0 } as const;
  const position = nycRisk.setup(options, seats, provedRandom(secret, 0, proof));
  const closed = { step: 1, given: { [seats[0] ?? '']: [] }, proof };
  const { hash } = proveStep(nycRisk, options, secret, { position, hash: '' }, closed);
  const { rulesVersion } = nycRisk;
  const start = { game: 'g', system: 'nyc-risk', rulesVersion, options, seats, position, hash: '' };
  const exported = { start, seed: secret.seed, steps: [{ ...closed, hash }] } as unknown as GameExport;
  const source: StudySource = {
    ...{ system: 'nyc-risk', rulesVersion, options, seats, given: { [seats[1] ?? '']: [] }, noteOn: null },
    ...{ view: nycRisk.view(position, { kind: 'spectator' }), revealed: { game: 'g', step: 1 } },
  };

  test('shows the real cards and orders, once the platform answers', async () => {
    const platform = fakedPlatform(() => exported);
    platform.faults.push(429, 'lost');
    const shown = await begins(source);
    for (let times = 0; times < 3; times += 1) await tab.passes(60_000);
    await tab.until(() => shown.now() !== null);
    expect(platform.lines()).toEqual(Array(3).fill('GET /games/g/export'));
    expect(shown.now()).toMatchObject({ chance: 'revealed', given: closed.given, start: position });
    expect(shown.now()?.study.steps).toEqual([closed.given]);
  });

  test('is dealt from the seed where they are not public', async () => {
    fakedPlatform(() => refusal(403, 'forbidden'));
    const shown = await shows(source);
    expect(shown.now()).toMatchObject({ chance: 'dealt', given: source.given });
    const hidden = await shows({ ...source, revealed: null });
    expect(hidden.now()).toMatchObject({ chance: 'dealt', start: shown.now()?.start });
  });
});

describe('a changed study', () => {
  test('is shown, and stored in the address; a later one takes its place, although it is packed earlier', async () => {
    const shown = await shows(NEW_GAME);
    const late = slowStreams('CompressionStream');
    await tab.does(() => shown.now()?.change(study('2')));
    await tab.does(() => shown.now()?.change(study('3', [{}, {}])));
    expect([shown.now()?.game.seed, shown.now()?.steps.length]).toEqual(['3', 2]);
    expect(late).toHaveLength(2);
    await letGo(late[1]);
    expect(await hashed()).toEqual(study('3', [{}, {}]));
    await letGo(late[0]);
    expect(await hashed()).toEqual(study('3', [{}, {}]));
  });

  test('is not stored in the address of the page that follows', async () => {
    const shown = await shows(NEW_GAME);
    const late = slowStreams('CompressionStream');
    await tab.does(() => shown.now()?.change(study('2')));
    await shown.leave();
    await letGo(late[0]);
    expect(tab.window.location.hash).toBe('');
  });
});

describe('another study in the address', () => {
  const goTo = async (wanted: Study) => {
    const hash = await packStudy(wanted);
    let isHeard = false;
    window.addEventListener('hashchange', () => {
      isHeard = true;
    });
    tab.window.location.hash = hash;
    await tab.until(() => isHeard);
  };

  test('is shown, until the page is left', async () => {
    const shown = await shows(NEW_GAME);
    await goTo(study('2'));
    await tab.until(() => shown.now()?.study.seed === '2');
    expect(shown.now()?.study).toEqual(study('2'));
    await shown.leave();
    const unpacked = slowStreams('DecompressionStream');
    await goTo(study('3'));
    expect(unpacked).toEqual([]);
  });

  test('of two the later one is shown, although it is unpacked earlier', async () => {
    const shown = await shows(NEW_GAME);
    const late = slowStreams('DecompressionStream');
    await goTo(study('2'));
    await goTo(study('3'));
    expect(late).toHaveLength(2);
    await letGo(late[1]);
    await letGo(late[0]);
    expect(shown.now()?.game.seed).toBe('3');
  });

  test('does not replace what the reader has changed while it was unpacked', async () => {
    const shown = await shows(NEW_GAME);
    const late = slowStreams('DecompressionStream');
    await goTo(study('2'));
    await tab.does(() => shown.now()?.change(study('3')));
    await letGo(late[0]);
    expect(shown.now()?.game.seed).toBe('3');
  });
});
