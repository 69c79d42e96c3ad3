import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestFirst, recordedDurations } from './test/durations/durations.ts';

/** Tests that replace a module of the product have a process of their own; the others share what they load. */
const REPLACES_A_MODULE = 'test/integration/pinned-rules.test.ts';
/** Short journeys that meet what they have just written, once more over a store whose weak reads lag. */
const LAGGING = [
  'corrections',
  'hand-over',
  'joinable',
  'league',
  'league-settings',
  'private-league',
  'sessions',
  'table-view',
].map((name) => `test/integration/${name}.test.ts`);
const NO_TESTS = ['node_modules', 'test/browser/**', '**/.next/**'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId, recordedDurations());
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: [
            'engine/**/*.test.ts',
            'messages/**/*.test.ts',
            'functions/**/*.test.ts',
            'infra/**/*.test.ts',
            'cli/**/*.test.ts',
            'web/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...NO_TESTS, REPLACES_A_MODULE],
          // Loading the platform again for each file takes a quarter of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [REPLACES_A_MODULE] } },
      {
        extends: true,
        test: { name: 'lagging', include: LAGGING, isolate: false, env: { LAGGING_READS: 'one' } },
      },
    ],
    globalSetup: 'test/support/temporary-folder.ts',
    // Tests make many objects that live for a moment: with the usual 16 MB a tenth of the time is spent on collecting them.
    execArgv: ['--max-semi-space-size=64'],
    // One worker for each core, where the default leaves one core free.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Long enough for a machine that is busy with something else: what hangs, hangs longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
