import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'engine/**/*.test.ts',
      'functions/**/*.test.ts',
      'infra/**/*.test.ts',
      'web/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    exclude: ['node_modules', 'test/browser/**', '**/.next/**'],
    // Files share nothing but the machine: one for each core, where the default leaves one core free.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
