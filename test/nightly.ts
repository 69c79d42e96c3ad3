import { spawnSync } from 'node:child_process';

/** What takes too long for every change: each check with its command, printed as one table at the end. */
const CHECKS = [
  ['A death before every write', 'npx vitest run test/hunter'],
  ['Every simulated season', 'npx vitest run test/simulated-season'],
  ['Every guard taken away is missed', 'npm run --silent mutate'],
  ['100 kills under load', 'npm run --silent kills -- 100'],
] as const;

const rows = CHECKS.map(([check, command]) => {
  console.log(`\n# ${check}\n$ ${command}`);
  const from = Date.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, NIGHTLY: '1' },
  });
  return { check, passed: status === 0, minutes: Number(((Date.now() - from) / 60_000).toFixed(1)) };
});
console.table(rows);
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);
