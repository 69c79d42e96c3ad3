import { readFileSync } from 'node:fs';
import { runScenario, type ScenarioReport } from '../engine/scenario';

const ARGUMENTS = process.argv.slice(2);
const withResults = ARGUMENTS.includes('--results');
const files = ARGUMENTS.filter((argument) => argument !== '--results');

const HOLDS = 0;
const FAILS = 1;
const UNREADABLE = 2;

let exit = HOLDS;
for (const file of files) {
  const report = reportOf(file);
  if ('error' in report) exit = UNREADABLE;
  else if (!report.ok) exit = Math.max(exit, FAILS);
  process.stdout.write(`${JSON.stringify({ file, ...shown(report) })}\n`);
}
if (files.length === 0) {
  process.stderr.write('usage: npm run --silent scenario -- [--results] FILE...\n');
  exit = UNREADABLE;
}
process.exitCode = exit;

function reportOf(file: string): ScenarioReport {
  try {
    return runScenario(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { title: '', ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** A line without empty results. */
function shown(report: ScenarioReport): object {
  if ('error' in report) return { ...report, mismatches: [] };
  const { title, ok, mismatches, steps } = report;
  return withResults ? { title, ok, mismatches, steps } : { title, ok, mismatches };
}
