import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The parts of a browser's tab that a release affects; like a tab, it survives a reload. */
function tab() {
  const kept = new Map<string, string>();
  const reloads: string[] = [];
  vi.stubEnv('NEXT_PUBLIC_RELEASE', '0.1.0+own');
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { reload: () => reloads.push('now') } }),
  );
  return { reloads };
}

const answer = (release?: string) =>
  new Response(null, { headers: release === undefined ? {} : { 'x-release': release } });

let loads = 0;

/** The module in a freshly loaded page. */
async function load(): Promise<typeof import('./new-release')> {
  loads += 1;
  return import(/* @vite-ignore */ `./new-release?load=${loads}`);
}

beforeEach(tab);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('answers of its own release, and of a platform without a name, mean nothing', async () => {
  const { noteRelease, seenRelease } = await load();
  noteRelease(answer('0.1.0+own'));
  noteRelease(answer());
  expect(seenRelease()).toBeNull();
});

test('an answer of another release is announced once', async () => {
  const { noteRelease, seenRelease, onNewRelease } = await load();
  const changed = vi.fn();
  onNewRelease(changed);
  noteRelease(answer('0.1.0+next'));
  noteRelease(answer('0.1.0+next'));
  expect(seenRelease()).toBe('0.1.0+next');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the release for which a tab was loaded again is not offered twice, the next one is', async () => {
  const { reloads } = tab();
  const before = await load();
  before.noteRelease(answer('0.1.0+next'));
  before.loadRelease('0.1.0+next');
  expect(reloads).toEqual(['now']);
  const { noteRelease, seenRelease } = await load();
  noteRelease(answer('0.1.0+next'));
  expect(seenRelease()).toBeNull();
  noteRelease(answer('0.1.0+after-next'));
  expect(seenRelease()).toBe('0.1.0+after-next');
});

test('a script that is gone is announced, another failure is not', async () => {
  const { seenRelease, onNewRelease } = await load();
  const end = onNewRelease(() => undefined);
  const reject = (reason: Error) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new Error('The network is gone.'));
  expect(seenRelease()).toBeNull();
  reject(
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/0a1b.js'), { name: 'ChunkLoadError' }),
  );
  expect(seenRelease()).toBe('unknown');
  end();
});
