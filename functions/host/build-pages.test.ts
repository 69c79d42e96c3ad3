import { expect, test } from 'vitest';
import { warningIn } from './build-pages';
import { adviceOnNode } from './node-version';

/** What the build said when a page's reads of files took in the whole project. */
const TRACED = `Turbopack build encountered 1 warnings:
./web/lib/rules-page.ts:29:84
Warning: Dynamic filesystem access causes tracing of the whole project
`;

const CLEAN = `▲ Next.js 16.4.5 (Turbopack)
✓ Compiled successfully in 20.3s
  Generating static pages using 1 worker (36/36)
├ ƒ /[game]/learn
├ ƒ /leagues/[id]/warn
`;

test('a build that warns is no build', () => {
  expect(warningIn(TRACED)).toBe('Turbopack build encountered 1 warnings:');
  expect(warningIn(' ⚠ The "middleware" file convention is deprecated.')).toMatch(/deprecated/);
  expect(warningIn('(node:12) Warning: NodeVersionSupportWarning')).toMatch(/NodeVersionSupport/);
  expect(warningIn(CLEAN)).toBeUndefined();
});

test('a build on a CI server or a slow disk counts', () => {
  const noCache = '⚠ No build cache found. Please configure build caching for faster rebuilds.\n';
  expect(warningIn(noCache + CLEAN)).toBeUndefined();
  expect(warningIn(`⚠ Slow filesystem detected. The benchmark took 120ms.\n${CLEAN}`)).toBeUndefined();
  expect(warningIn(noCache + TRACED)).toBe('Turbopack build encountered 1 warnings:');
});

test('an older Node starts with one line, and the recommended ones with none', () => {
  expect(adviceOnNode('20.19.0')).toBe('Node 20.19.0 still works; Node 22 or 24 is recommended.');
  expect(adviceOnNode('22.12.0')).toBeUndefined();
  expect(adviceOnNode('24.1.0')).toBeUndefined();
});
