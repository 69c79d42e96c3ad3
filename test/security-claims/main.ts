import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTED_EVERYWHERE } from '../planted-bugs/everywhere';
import type { PlantedBug } from './claim';
import { PLANTED_BUGS } from './planted-bugs';

/**
 * Plants each bug in a copy of the repository and runs the test that its row of `docs/security.md` names: it must fail.
 * The copy's tests are run without a bug first, so that a test which fails anyway is not taken for one that noticed.
 *
 * npm run security-claims -- [--only V7] [--shard 1/3]
 * npm run planted-bugs -- [--only engine/classic] [--shard 1/3]: the bugs all over the repository instead
 */
const { values } = parseArgs({
  options: {
    everywhere: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
  },
});
const [part = 1, parts = 1] = values.shard.split('/').map(Number);
const list = values.everywhere ? PLANTED_EVERYWHERE : PLANTED_BUGS;
const chosen = list
  .filter(({ row }) => row.startsWith(values.only))
  .filter((_, at) => at % parts === part - 1);

const copy = mkdtempSync(join(tmpdir(), 'security-claims-'));
try {
  copyRepository();
  const failing = new Set(
    [...new Set(chosen.map(keyOf))].filter((key) => chosen.some((one) => keyOf(one) === key && !passes(one))),
  );
  const rows = chosen.map((planted) => {
    const found = failing.has(keyOf(planted)) ? 'the test fails anyway' : tried(planted);
    process.stdout.write(`${found.padEnd(10)} ${planted.row.padEnd(9)} ${planted.bug} (${planted.test})\n`);
    return { ...planted, found };
  });
  const missed = rows.filter(({ found }) => found !== 'found');
  console.table(rows.map(({ row, found, test, bug }) => ({ row, found, test, bug: bug.slice(0, 70) })));
  console.log(`${rows.length - missed.length} of ${rows.length} planted bugs found`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** What git knows and what is new, with the packages that are installed. */
function copyRepository(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0').filter((one) => one !== ''))
    cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  // Some tests ask git which files there are, and which release this is.
  symlinkSync(join(process.cwd(), '.git'), join(copy, '.git'));
}

function keyOf({ test, only = '' }: PlantedBug): string {
  return `${test} ${only}`;
}

function tried(planted: PlantedBug): 'found' | 'MISSED' {
  const path = join(copy, planted.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(planted.from, () => planted.to),
  );
  try {
    return passes(planted) ? 'MISSED' : 'found';
  } finally {
    writeFileSync(path, source);
  }
}

function passes({ test, only }: PlantedBug): boolean {
  const title = only === undefined ? [] : [test.endsWith('.spec.ts') ? '-g' : '-t', only];
  const command = test.endsWith('.spec.ts')
    ? ['playwright', 'test', test.slice(dirname(test).length + 1), ...title]
    : ['vitest', 'run', '--project', 'tests', '--bail', '1', test, ...title];
  const { status } = spawnSync('npx', command, { cwd: copy, stdio: 'ignore', timeout: 600_000 });
  return status === 0;
}
