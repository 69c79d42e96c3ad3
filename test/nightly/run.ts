import { spawnSync } from 'node:child_process';
import { CHECKS } from './checks';

/**
 * `turreton nightly [CHECK...]`: runs the named checks, or all, and prints one table of them.
 * @returns whether all pass
 */
export function runNightly(ids: readonly string[]): boolean {
  const rows = CHECKS.filter(({ id }) => ids.length === 0 || ids.includes(id)).map(
    ({ id, title, command }) => {
      console.log(`\n# ${title}\n$ ${command}`);
      const from = Date.now();
      const { status } = spawnSync(command, {
        shell: true,
        stdio: 'inherit',
        env: { ...process.env, NIGHTLY: '1' },
      });
      return { id, title, passed: status === 0, minutes: Number(((Date.now() - from) / 60_000).toFixed(1)) };
    },
  );
  console.table(rows);
  return rows.every(({ passed }) => passed);
}
