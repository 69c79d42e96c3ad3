import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, test, vi } from 'vitest';
import { startEmbeddedDynamo } from '../functions/host/dynamo';
import { scripts } from '../package.json';
import { newTurreton } from './commands';
import { EXIT, problemText, runProgram } from './program';

/** What a command line prints and ends with, in this process. */
async function ranHere(...given: string[]) {
  const said: string[] = [];
  const add = (text: unknown) => {
    said.push(String(text));
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(add);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(add);
  const lines = (['log', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((text) => void add(`${text}\n`)),
  );
  try {
    return { code: await runProgram(newTurreton(), given), said: said.join('') };
  } finally {
    for (const spy of [out, err, ...lines]) spy.mockRestore();
  }
}

/** Every command and subcommand, as the words that call it. */
function everyCommand(
  { commands }: { readonly commands: readonly CommandUnknownOpts[] } = newTurreton(),
  before: readonly string[] = [],
): readonly (readonly string[])[] {
  return commands
    .filter((command) => command.name() !== 'complete')
    .flatMap((command) => {
      const words = [...before, command.name()];
      return [words, ...everyCommand(command, words)];
    });
}

/** Scripts of npm that run a tool of others, with that tool's own usage. */
const OTHERS = /^(vitest|playwright|biome|knip)\b|cdk synth|^npm run /;
/** A script of npm that runs a command of ours. */
const OURS = /^node cli\/turreton\.mjs ([\w-]+)( && biome check --write [\w/. -]+)?$/;

describe('every command', () => {
  test('of npm is an alias of one of ours, or a tool of others', () => {
    const names = new Set(newTurreton().commands.map((command) => command.name()));
    for (const [script, line] of Object.entries(scripts)) {
      if (OTHERS.test(line)) continue;
      const [, name = line] = OURS.exec(line) ?? [];
      expect(names, `npm run ${script}`).toContain(name);
      expect(script.replaceAll(':', '-')).toBe(name);
    }
  });

  test('answers --help with its usage and code 0, and does nothing', async () => {
    const commands = everyCommand();
    expect(commands.length).toBeGreaterThan(40);
    const before = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
    for (const words of commands) {
      const { code, said } = await ranHere(...words, '--help');
      expect(said, words.join(' ')).toMatch(new RegExp(`^Usage: turreton ${words.join(' ')}\\b`));
      expect(code, words.join(' ')).toBe(EXIT.ok);
    }
    expect(execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })).toBe(before);
  });

  test('refuses an option that it does not have, in one line and with code 2', async () => {
    for (const words of everyCommand()) {
      const { code, said } = await ranHere(...words, '--no-such-option');
      expect(said, words.join(' ')).toMatch(/^Unknown option '--no-such-option'[^\n]* See --help\.\n$/);
      expect(code, words.join(' ')).toBe(EXIT.usage);
    }
  });

  test.each([
    [['nonsense']],
    [['backup']],
    [['backup', 'restore']],
    [['backup', 'one', 'two']],
    [['league', 'export', 'a-league']],
    [['recover', 'copy', 'a-league', '--pause', 'noon']],
    [['scenario']],
    [['verify']],
    [['convert-variant']],
    [['transcript', '--as', 'xml', 'a-game']],
    [['transcript', '--as', 'json', '--lines', 'a-game']],
    [['simulate', '--games', '-3']],
    [['simulate', '--bots', 'clever']],
    [['deploy', 'prod', '--diff', '--built-pages']],
    [['replay', 'prod', 'no-queue']],
    [['smoke', 'play.example.org']],
    [['costs', '--looks', 'many']],
    [['bench', 'no-bench']],
    [['mutate', 'no-part']],
    [['sigkill', '0']],
  ])('%j is wrong usage: code 2 and one line', async (given) => {
    const { code, said } = await ranHere(...given);
    expect(said).toMatch(/^[^\n]+\n$/);
    expect(code).toBe(EXIT.usage);
  });

  test('says in one line what its user can correct, and keeps the stack of a bug', async () => {
    const { code, said } = await ranHere('verify', 'no/such/file.json');
    expect(said).toMatch(/^ENOENT[^\n]*no\/such\/file\.json'\n$/);
    expect(code).toBe(EXIT.failed);
    const folder = mkdtempSync(join(tmpdir(), 'turreton-cli-'));
    writeFileSync(join(folder, 'half.json'), '{"steps":');
    expect((await ranHere('verify', join(folder, 'half.json'))).said).toMatch(
      /^[^\n]*half\.json is not JSON[^\n]*\n$/,
    );
    writeFileSync(join(folder, 'other.json'), '{}');
    expect((await ranHere('verify', join(folder, 'other.json'))).said).toMatch(
      /^[^\n]*other\.json is neither[^\n]*\n$/,
    );
    expect(problemText(new TypeError('a bug'))).toContain('\n    at ');
  });

  test('completes commands and options in shells', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, said } = await ranHere('completions', shell);
      expect(said).toContain(`completion for turreton`);
      expect(code).toBe(EXIT.ok);
    }
    expect((await ranHere('complete', '--', 'rec')).said).toMatch(/^recover\t/m);
    expect((await ranHere('complete', '--', 'simulate', '--ga')).said).toMatch(/^--game\t[\s\S]*^--games\t/m);
  });
});

describe('npm run', () => {
  /** What a script of npm ends with, with a data folder of its own. */
  function ran(folder: string, script: string, ...given: string[]) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...given], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder },
    });
    return { status, stdout, stderr };
  }

  test('backup -- --help prints its usage and writes no file of that name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turreton-cli-'));
    await (await startEmbeddedDynamo({ path: join(folder, 'table') })).close();
    const before = readdirSync('.').sort();
    const { status, stdout } = ran(folder, 'backup', '--help');
    expect(readdirSync('.').sort()).toEqual(before);
    expect(stdout).toMatch(/^Usage: turreton backup /);
    expect(status).toBe(0);
  });

  test('transcript and scenario print one line of JSON for each file, as programs read them', () => {
    const scenarios = readdirSync('test/scenarios/classic').slice(0, 2);
    const files = scenarios.map((name) => `test/scenarios/classic/${name}`);
    const { status, stdout, stderr } = ran('.data', 'scenario', ...files);
    expect(stderr).toBe('');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(
      files.map((file) => {
        const { title } = JSON.parse(readFileSync(file, 'utf8'));
        return { file, title, ok: true, mismatches: [] };
      }),
    );
    expect(status).toBe(0);
    const missing = ran('.data', 'transcript', 'no/such/game.txt');
    expect(JSON.parse(missing.stdout)).toMatchObject({ file: 'no/such/game.txt', ok: false, phases: 0 });
    expect(missing.status).toBe(1);
  });
});
