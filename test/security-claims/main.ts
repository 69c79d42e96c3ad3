import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTED_EVERYWHERE } from '../planted-bugs/everywhere';
import { inBrowser, type PlantedBug } from './claim';
import { PLANTED_BUGS } from './planted-bugs';
import { failures } from './run-tests';

/**
 * Plants each bug in a copy of the repository and runs the test that its row of `docs/security.md` names, which must
 * fail. First runs the copy's tests without a bug, so that a test that always fails does not count.
 * npm run security-claims -- [--only V7,V9.2.2] [--shard 1/3] [--no-browser]
 * npm run planted-bugs -- [--only engine/classic] [--shard 1/3]: the bugs all over the repository instead
 */
const { values } = parseArgs({
  options: {
    everywhere: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    browser: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const [part = 1, parts = 1] = values.shard.split('/').map(Number);
const asked = values.only.split(',').filter((one) => one !== '');
const inShard = (values.everywhere ? PLANTED_EVERYWHERE : PLANTED_BUGS)
  .filter(
    ({ row }) =>
      asked.length === 0 ||
      asked.some((one) => row === one || row.startsWith(`${one}.`) || row.startsWith(`${one}/`)),
  )
  .filter((_, at) => at % parts === part - 1);
const chosen = inShard.filter((planted) => values.browser || !inBrowser(planted));
const leftOut = inShard.length - chosen.length;

const copy = mkdtempSync(join(tmpdir(), 'security-claims-'));
try {
  copyRepository();
  const failsAnyway = failures(copy, chosen);
  const rows = chosen.map((planted) => {
    const { found, by } =
      failsAnyway(planted) === undefined ? tried(planted) : { found: 'fails anyway', by: '' };
    console.log(`${found.padEnd(12)} ${planted.row.padEnd(8)} ${planted.bug} (${planted.test}: ${by})`);
    return { row: planted.row, found, 'planted bug': planted.bug, test: planted.test, 'noticed by': by };
  });
  const found = rows.filter((row) => row.found === 'found').length;
  console.log(asTable(rows));
  if (leftOut > 0) console.log(`${leftOut} that need a browser are left out`);
  console.log(`${found} of ${rows.length} planted bugs found`);
  process.exitCode = found === rows.length ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Copies tracked and new files, with the installed packages. */
function copyRepository(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0').filter((one) => one !== ''))
    cpSync(path, join(copy, path), { recursive: true });
  // Some tests ask git for the files and the release.
  symlinkSync(join(process.cwd(), '.git'), join(copy, '.git'));
  const packages = join(process.cwd(), 'node_modules');
  if (!chosen.some(inBrowser)) symlinkSync(packages, join(copy, 'node_modules'));
  // A build of the pages does not follow links out of its folder.
  else if (spawnSync('cp', ['-al', packages, join(copy, 'node_modules')]).status !== 0)
    cpSync(packages, join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

function tried(planted: PlantedBug): { found: string; by: string } {
  const path = join(copy, planted.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(planted.from, () => planted.to),
  );
  try {
    const by = failures(copy, [planted])(planted);
    if (by === undefined) return { found: 'MISSED', by: '' };
    return by === '' ? { found: 'BROKEN', by: 'no test of the file ran' } : { found: 'found', by };
  } finally {
    writeFileSync(path, source);
  }
}

/** As Markdown, without cuts: a terminal's table cuts long cells. */
function asTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => (row[name] ?? '').replaceAll('|', '\\|')));
  return [names, names.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
