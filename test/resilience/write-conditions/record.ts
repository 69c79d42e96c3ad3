import { writeFileSync } from 'node:fs';
import { watchAll } from './all-writes';

/** Records the current conditions of the store's writes. Review the difference before you commit it. */
const { seen, harmless, idle } = await watchAll();
if (harmless.length > 0) throw new Error(`these parts do not refuse:\n${harmless.join('\n')}`);
writeFileSync(
  new URL('expected.ts', import.meta.url),
  `/** The writes of the store, each with the parts of its condition. \`npm run record-conditions\` writes this. */
export const WRITES: readonly string[] = ${JSON.stringify([...seen].sort())};

/**
 * Rows of the authorization matrix and cases of crash injection that reach no further write: tried in nightly runs and
 * when this is generated.
 */
export const IDLE: readonly string[] = ${JSON.stringify(idle)};
`,
);
