import { spawnSync } from 'node:child_process';
import { TARGETS } from './mutate/targets';

/** The parts whose operators are mutated, with another sample each night. */
const OPERATORS = TARGETS.map(({ name }) => name).join(' ');
const DAY = new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** Checks that take too long for every change: each with its command, printed as one table at the end. */
const CHECKS = [
  ['A death before every write', 'npx vitest run test/resilience/crash'],
  [
    'Every lesson by both hands, every page in four looks, three languages and three zooms',
    'npx playwright test',
  ],
  [
    'Integration tests where weak reads lag',
    'LAGGING_READS=one npx vitest run --project tests test/integration',
  ],
  [
    'Each row and case comes to no write but those written down',
    'npx vitest run test/resilience/write-conditions',
  ],
  ['Every simulated season', 'npx vitest run test/simulated-season'],
  ['More random positions, rounds and games of bots', 'npx vitest run test/seating engine'],
  ['The rules read a second time, on 10,000 positions a game', 'npx vitest run test/reference'],
  ['Every guard taken away is missed', 'npm run --silent mutate -- guards'],
  ['Operators changed are noticed', `npm run --silent mutate -- --sample 150 --seed ${DAY} ${OPERATORS}`],
  ['Ten thousand seasons in which calls fail', 'npm run --silent simulate -- --faults --seeds 10000'],
  ['Every deliberate defect is found', 'npm run --silent simulate -- --faults --defects'],
  ['100 kills under load', 'npm run --silent sigkill -- 100'],
  ['Bugs behind the security page are noticed', 'npm run --silent security-claims'],
  ['Bugs all over the repository are noticed', 'npm run --silent planted-bugs'],
  ['A deployment to an emulated account', 'npm run --silent deploy:emulated'],
  ['The container image, assembled and started', 'npx vitest run infra/image'],
  ['Tests on Node 22 and 24', 'npm run --silent test:nodes'],
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
