import { readFileSync } from 'node:fs';
import { runScenario, type ScenarioReport } from '../engine/scenario';

const HOLDS = 0;
const FAILS = 1;
const UNREADABLE = 2;

/** `turreton scenario FILE...`: adjudicates scenario files and prints a line of JSON for each. */
export function runScenarios(files: readonly string[], withResults: boolean): void {
  let exit = HOLDS;
  for (const file of files) {
    const report = reportOf(file);
    if ('error' in report) exit = UNREADABLE;
    else if (!report.ok) exit = Math.max(exit, FAILS);
    process.stdout.write(`${JSON.stringify({ file, ...shown(report, withResults) })}\n`);
  }
  process.exitCode = exit;
}

function reportOf(file: string): ScenarioReport {
  try {
    return runScenario(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { title: '', ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** A line without empty results. */
function shown(report: ScenarioReport, withResults: boolean): object {
  if ('error' in report) return { ...report, mismatches: [] };
  const { title, ok, mismatches, steps } = report;
  return withResults ? { title, ok, mismatches, steps } : { title, ok, mismatches };
}
