import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

const handbook = readFileSync('docs/operators.md', 'utf8');
const [, deployment = ''] = /\n## Deploy\n([\s\S]*?)\n## /.exec(handbook) ?? [];

test('every command of the handbook is one of the project’s', () => {
  const named = [...handbook.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named).toEqual(expect.arrayContaining(['check-account', 'deploy', 'smoke', 'replay']));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the steps of a deployment come in the order in which they work', () => {
  const steps = [
    'npm ci',
    'npm run check-account -- prod',
    'npm run deploy -- prod',
    'npm run smoke -- https',
  ];
  const places = steps.map((step) => deployment.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('no guide says to run CDK by hand before there are stacks: it would ask the app for a stage', () => {
  expect(deployment).not.toMatch(/npx cdk/);
});
