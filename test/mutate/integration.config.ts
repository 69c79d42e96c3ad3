import { defineConfig } from 'vitest/config';
import { guardSwitches } from './guard-switches';

/** Integration tests over sources in which one guard can be taken away (`reached-guards.ts`). */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [guardSwitches],
  test: {
    include: ['test/integration/**/*.test.ts'],
    exclude: ['test/integration/pinned-rules.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    globalSetup: 'test/support/temporary-folder.ts',
    setupFiles: 'test/mutate/reached-guards.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
