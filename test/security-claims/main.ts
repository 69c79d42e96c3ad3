import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANTED_EVERYWHERE } from '../planted-bugs/everywhere';
import { inBrowser, type PlantedBug } from './claim';
import { PLANTED_BUGS } from './planted-bugs';
import { failures } from './run-tests';

export interface ClaimOptions {
  /** Chapters or requirements of ASVS, or parts of the repository, separated by commas; empty for all. */
  readonly only: string;
  /** Like 1/3: the first of three parts. */
  readonly shard: string;
  /** Whether bugs are planted that only a browser test notices. */
  readonly browser: boolean;
}

/**
 * `turreton security-claims` and `turreton planted-bugs`: plants each bug in a copy of the repository and runs the test
 * that its row of `docs/security.md` names, which must fail. First runs the copy's tests without a bug, so that a test
 * that always fails does not count.
 * @param everywhere plants the bugs all over the repository instead
 */
export function plantBugs({ only, shard, browser }: ClaimOptions, everywhere: boolean): void {
  const [part = 1, parts = 1] = shard.split('/').map(Number);
  const asked = only.split(',').filter((one) => one !== '');
  const inShard = (everywhere ? PLANTED_EVERYWHERE : PLANTED_BUGS)
    .filter(
      ({ row }) =>
        asked.length === 0 ||
        asked.some((one) => row === one || row.startsWith(`${one}.`) || row.startsWith(`${one}/`)),
    )
    .filter((_, at) => at % parts === part - 1);
  const chosen = inShard.filter((planted) => browser || !inBrowser(planted));
  const leftOut = inShard.length - chosen.length;
  const copy = mkdtempSync(join(tmpdir(), 'security-claims-'));
  try {
    copyRepository(copy, chosen);
    const failsAnyway = failures(copy, chosen);
    const rows = chosen.map((planted) => {
      const { found, by } =
        failsAnyway(planted) === undefined ? tried(copy, planted) : { found: 'fails anyway', by: '' };
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
}

/** Copies tracked and new files, with the installed packages. */
function copyRepository(copy: string, chosen: readonly PlantedBug[]): void {
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

function tried(copy: string, planted: PlantedBug): { found: string; by: string } {
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
