import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Unreadable } from '../engine/classic/orders/words';
import { boardAfter } from '../engine/classic/transcript/board-after';
import { libraryJson } from '../engine/classic/transcript/print-library';
import { readTranscript, transcriptText } from '../engine/classic/transcript/transcripts';
import type { Phase } from '../engine/classic/types';
import type { Problem } from '../engine/game';
import { printTyped, readTyped } from './support/standard-classic';
import { inEnglish } from './support/translated';

/**
 * `turreton transcript FILE...`: reads games of Classic as other judges print them, and prints a line of JSON for each.
 */
export function printGames(files: readonly string[]): void {
  for (const file of files) printGame(file);
}

/** `turreton transcript --as json|text FILE...`: writes the games instead. */
export function writeGames(files: readonly string[], as: 'json' | 'text'): void {
  for (const file of files) writeGame(file, as);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The problem of a line in English, counted from 1. */
function saidOf({ path, message }: Problem) {
  return { line: Number(path[0] ?? 0) + 1, text: inEnglish(message) };
}

/** A file's game; a problem that prevents reading is reported for its first line. */
function gameIn(file: string) {
  try {
    return readTranscript(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return {
      ok: false as const,
      problems: [{ code: 'no-file', path: [0], rule: '', message: error.message }],
    };
  }
}

function printGame(file: string): void {
  const game = gameIn(file);
  if (!game.ok) {
    process.exitCode = 1;
    print({ file, ok: false, phases: 0, after: {}, notes: [], problems: game.problems.map(saidOf) });
    return;
  }
  const { after, notes } = game.value;
  print({
    file,
    ok: true,
    phases: after.length,
    after: Object.fromEntries(after.map((one) => [one.heading, boardAfter(one)])),
    notes: notes.map(saidOf),
    problems: [],
  });
}

function writeGame(file: string, as: 'json' | 'text'): void {
  const game = gameIn(file);
  if (!game.ok) {
    process.exitCode = 1;
    for (const problem of game.problems)
      process.stderr.write(`${file}:${saidOf(problem).line}: ${saidOf(problem).text}\n`);
    return;
  }
  const { start, steps } = game.value;
  const name = basename(file).replace(/\.[^.]+$/, '');
  process.stdout.write(as === 'json' ? `${libraryJson(name, start, steps)}\n` : transcriptText(start, steps));
}

function isPhase(word: string): word is Exclude<Phase, 'finished'> {
  return word === 'orders' || word === 'retreats' || word === 'adjustments';
}

/**
 * `turreton transcript --lines FILE.tsv`: reads typed orders without a position, from a table of phase and line with the
 * names of its columns on the first line.
 */
export function printLines(file: string): void {
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [phase = '', typed = ''] = line.split('\t');
    if (!isPhase(phase)) continue;
    const read = readTyped(phase, typed);
    if (read instanceof Unreadable)
      print({
        phase,
        typed,
        read: null,
        ask: read.suggests.join(' or ') || null,
        note: inEnglish(read.says),
      });
    else
      print({
        phase,
        typed,
        read: printTyped(phase, read),
        ask: null,
        note: read.notes.map((one) => inEnglish(one)).join(' ') || null,
      });
  }
}
