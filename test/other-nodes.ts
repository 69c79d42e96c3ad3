import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

/**
 * Runs unit and integration tests on the other versions of Node that the product supports: 24 is Lambda's version
 * (infra/lib/entry-function.ts), 22 that of many machines. Downloads them as the npm package `node`; without a network
 * each is skipped with a message.
 */
const VERSIONS = ['22', '24'];
const USUAL = ['engine', 'functions', 'infra', 'test/integration'];

/** `turreton test-nodes [FILE...]`: returns whether the tests pass on each version. */
export function testOtherNodes(asked: readonly string[]): boolean {
  const files = asked.length > 0 ? asked : USUAL;
  const failed = VERSIONS.filter((version) => !passesOn(version, files));
  if (failed.length > 0) console.error(`The tests fail on Node ${failed.join(' and ')}.`);
  return failed.length === 0;
}

function passesOn(version: string, files: readonly string[]): boolean {
  const node = nodeOf(version);
  if (node === undefined) {
    console.log(`Skipped: Node ${version} is not on this machine, and npm could not install it.`);
    return true;
  }
  console.log(`\n# Node ${versionOf(node)}`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  return spawnSync(node, vitest, { stdio: 'inherit' }).status === 0;
}

/** The path of a Node of this version. */
function nodeOf(version: string): string | undefined {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const folder = `node_modules/.cache/node-${version}`;
  const path = `${folder}/node_modules/node/bin/node`;
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`],
    {
      stdio: 'ignore',
    },
  );
  return existsSync(path) && versionOf(path) !== '' ? path : undefined;
}

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
