import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
const PROJECTS = ['.', 'web', 'web/worker'];
/** Each checker works out the types that files share for itself: on two cores, the usual four take twice the time of one. */
const CHECKERS = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * `turreton types [FOLDER...]`: checks the types of all projects or of some, and returns whether they are right. It uses
 * TypeScript's native compiler, which takes less than half the time; libraries still import the one in JavaScript, so
 * both are installed. The types of the example client are not in the repository: they are written before they are checked.
 */
export async function checkTypes(given: readonly string[]): Promise<boolean> {
  const projects = given.length > 0 ? given : PROJECTS;
  if (projects.includes('.')) await (await import('../examples/client/generate')).writeClientTypes();
  const failed = projects.filter(
    (project) =>
      spawnSync(process.execPath, [COMPILER, '-p', project, '--checkers', `${CHECKERS}`], {
        stdio: 'inherit',
      }).status !== 0,
  );
  return failed.length === 0;
}
