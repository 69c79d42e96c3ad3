import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playTurns } from '../examples/bot';
import { startBoard } from './support/season';
import { startWorld, type World } from './support/world';

const ROOT = join(import.meta.dirname, '..');
/** A project of somebody else, with the packed client installed. */
let project: string;
let packed: readonly { readonly path: string }[];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'client-'));
  const installed = join(project, 'node_modules/@turreton/client');
  mkdirSync(installed, { recursive: true });
  // The repository runs no scripts of packages; packing needs this one.
  const printed = execFileSync(
    'npm',
    ['pack', '-w', '@turreton/client', '--ignore-scripts=false', '--json', '--pack-destination', project],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [{ filename, files }] = JSON.parse(printed.slice(printed.indexOf('[')));
  packed = files;
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rmSync(project, { recursive: true }));

test('has its code, its types and its licence, and the version of the release', () => {
  expect(packed.map(({ path }) => path).sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
    'package/api.d.ts',
    'package/index.d.ts',
    'package/index.js',
  ]);
  const version = (folder: string) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).version;
  expect(version('examples/client')).toBe(version('.'));
});

test('types what its user writes, and refuses what the API does not take', () => {
  const file = join(project, 'program.ts');
  const lines = [
    "import { turretonClient } from '@turreton/client';",
    "const client = turretonClient({ site: 'https://turreton.example', token: 'token' });",
    "export const league = await client.GET('/v1/leagues/{id}', { params: { path: { id: 'a' } } });",
    "export const nowhere = await client.GET('/v1/nowhere', {});",
    "export const wrong = await client.GET('/v1/leagues/{id}', { params: { path: { id: 1 } } });",
    'export const name: string | undefined = league.data?.name;',
    'export const count: number | undefined = league.data?.name;',
  ];
  writeFileSync(file, lines.join('\n'));
  const { ES2022 } = ts.ScriptTarget;
  const options = { target: ES2022, module: ts.ModuleKind.NodeNext, strict: true, noEmit: true, types: [] };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options)).map(({ file: inFile, start }) => {
    const at = inFile?.getLineAndCharacterOfPosition(start ?? 0).line ?? -1;
    return lines[at]?.split(' ')[2];
  });
  expect(found).toEqual(['nowhere', 'wrong', 'count:']);
});

test('plays a turn', async () => {
  const world: World = await startWorld();
  try {
    const board = await startBoard(world, { humans: 2, choices: { programs: 'allowed' } });
    const [player] = Object.values(board.players);
    if (player === undefined) throw new Error('two play');
    const session = { name: 'Bot', scopes: ['read', 'play'], days: 30 };
    const { token } = (await player.post<{ token: string }>('/me/sessions', session)).body;
    const entry = pathToFileURL(join(project, 'node_modules/@turreton/client/package/index.js')).href;
    const { turretonClient }: typeof import('../examples/client/index') = await import(
      /* @vite-ignore */ entry
    );
    const send = async (request: Request) => world.api.fetch(request);
    const client = turretonClient({ site: 'http://turreton.test', token, fetch: send });
    expect(await playTurns(client)).toEqual([board.game]);
    const { body } = await player.get<{ me: { stored: unknown } }>(`/games/${board.game}`);
    expect(body.me.stored).not.toBeNull();
  } finally {
    await world.close();
  }
});
