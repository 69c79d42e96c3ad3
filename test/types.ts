import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Checks the types of projects: `npm run types`, or `tsx test/types.ts FOLDER…` for some. It uses TypeScript's native
 * compiler, which takes less than half the time; libraries still import the one in JavaScript, so both are installed.
 */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
const given = process.argv.slice(2);

const failed = (given.length > 0 ? given : ['.', 'web', 'web/worker']).filter(
  (project) => spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).status !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);
