import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
const PROJECTS = ['.', 'web', 'web/worker'];

/**
 * `turreton types [FOLDER...]`: checks the types of all projects or of some, and returns whether they are right. It uses
 * TypeScript's native compiler, which takes less than half the time; libraries still import the one in JavaScript, so
 * both are installed.
 */
export function checkTypes(given: readonly string[]): boolean {
  const failed = (given.length > 0 ? given : PROJECTS).filter(
    (project) => spawnSync(process.execPath, [COMPILER, '-p', project], { stdio: 'inherit' }).status !== 0,
  );
  return failed.length === 0;
}
