/**
 * Replaces vitest in test files while mutants are tried: it has the same names, but only collects the tests, so that
 * each can be run separately, as often as there are mutants.
 */
type Act = (...given: never[]) => unknown;
type Hook = () => unknown;

interface Suite {
  readonly outer: Suite | null;
  readonly before: Hook[];
  readonly after: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
}

/** One test with its hooks. */
export interface CollectedTest {
  readonly name: string;
  run(): Promise<void>;
}

export { expect, vi } from 'vitest';

function newSuite(outer: Suite | null): Suite {
  return { outer, before: [], after: [], beforeEach: [], afterEach: [] };
}

/** The declarations of the imported file; shared by all instances of this file, because modules are loaded again. */
interface Collection {
  current: Suite;
  found: CollectedTest[];
}

declare global {
  var collectedTests: Collection | undefined;
}

function collection(): Collection {
  globalThis.collectedTests ??= { current: newSuite(null), found: [] };
  return globalThis.collectedTests;
}

/** The tests that a file declares while it is imported. */
export async function collected(load: () => Promise<unknown>): Promise<readonly CollectedTest[]> {
  Object.assign(collection(), { current: newSuite(null), found: [] });
  await load();
  return collection().found;
}

function declareTest(name: string, ...rest: readonly unknown[]): void {
  const act = rest.find((one): one is Hook => typeof one === 'function');
  const suite = collection().current;
  if (act !== undefined) collection().found.push({ name, run: () => runInside(suite, act) });
}

/** Runs the hooks of all suites around a test, outermost first, and last on the way back. */
async function runInside(suite: Suite | null, act: Hook): Promise<void> {
  const line: Suite[] = [];
  for (let one = suite; one !== null; one = one.outer) line.unshift(one);
  const inwards = (hooks: (one: Suite) => Hook[]) => inOrder(line.flatMap(hooks));
  const outwards = (hooks: (one: Suite) => Hook[]) => inOrder([...line].reverse().flatMap(hooks));
  try {
    await inwards((one) => one.before);
    await inwards((one) => one.beforeEach);
    await act();
  } finally {
    await outwards((one) => one.afterEach).finally(() => outwards((one) => one.after));
  }
}

async function inOrder(hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks) await hook();
}

function declareSuite(_name: string, ...rest: readonly unknown[]): void {
  const act = rest.find((one): one is Hook => typeof one === 'function');
  const outer = collection().current;
  collection().current = newSuite(outer);
  act?.();
  collection().current = outer;
}

function eachOf(declare: (name: string, act: Hook) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]) => {
      const act = rest.find((one): one is Act => typeof one === 'function');
      for (const [at, row] of rows.entries())
        declare(`${name} (${at})`, () => act?.(...((Array.isArray(row) ? row : [row]) as never[])));
    };
}

export const test = Object.assign(declareTest, { each: eachOf(declareTest) });
export const describe = Object.assign(declareSuite, { each: eachOf(declareSuite) });
export const beforeAll = (hook: Hook): number => collection().current.before.push(hook);
export const afterAll = (hook: Hook): number => collection().current.after.push(hook);
export const beforeEach = (hook: Hook): number => collection().current.beforeEach.push(hook);
export const afterEach = (hook: Hook): number => collection().current.afterEach.push(hook);
