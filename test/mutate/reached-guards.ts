import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { type MutantId, startMutants } from './mutants';
import { GUARD, REACHED_FILE, type ReachedGuards } from './tried-guards';

// Runs before each test file: takes the chosen guard away, and writes down which guards the file reaches.
const mutants = globalThis.mutants ?? startMutants();
const seen = new Set<MutantId>();
const file = process.env[REACHED_FILE];
Object.assign(mutants, { active: process.env[GUARD] ?? null, seen: file === undefined ? null : seen });

afterAll(() => {
  if (file === undefined) return;
  const reached: ReachedGuards = {
    test: expect.getState().testPath ?? '',
    guards: [...seen].map(String),
  };
  appendFileSync(file, `${JSON.stringify(reached)}\n`);
});
