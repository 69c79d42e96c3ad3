import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** It has a separate process (vitest.config.ts). */
const REPLACES_A_MODULE = 'test/integration/pinned-rules.test.ts';
const FOLDERS = ['cli', 'engine', 'examples', 'functions', 'infra', 'messages', 'test', 'web'];

function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/(^|\/)(node_modules|\.next)\//.test(name))
    .map((name) => join(folder, name));
}

test('no test replaces a module for those that share a process with it', () => {
  const tests = FOLDERS.flatMap(testsIn);
  expect(tests.length).toBeGreaterThan(400);
  const replacing = tests.filter((file) => /^\s*vi\.(?:do)?mock\(/im.test(readFileSync(file, 'utf8')));
  expect(replacing).toEqual([REPLACES_A_MODULE]);
});
