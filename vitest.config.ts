import { defineConfig } from 'vitest/config';

/** Tests that replace a module of the product have a process of their own; the others share what they load. */
const REPLACES_A_MODULE = 'test/integration/pinned-rules.test.ts';
const NO_TESTS = ['node_modules', 'test/browser/**', '**/.next/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: [
            'engine/**/*.test.ts',
            'functions/**/*.test.ts',
            'infra/**/*.test.ts',
            'web/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...NO_TESTS, REPLACES_A_MODULE],
          // Loading the platform again for each file takes a quarter of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [REPLACES_A_MODULE] } },
    ],
    // One worker for each core, where the default leaves one core free.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
