import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import completions from '@bomb.sh/tab/commander';
import type { Command } from '@commander-js/extra-typings';
import { addMachineCommands } from './machine';
import { newProgram } from './program';
import { addRepositoryCommands } from './repository';

/** The command `turreton` with everything that this repository can do. */
export function newTurreton() {
  const file = join(import.meta.dirname, '..', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const program = newProgram('turreton')
    .description('A serverless moderated tournament platform for deadline-driven strategy games')
    .version(version);
  addMachineCommands(program);
  addRepositoryCommands(program);
  addCompletions(program);
  return program;
}

/** Adds `completions SHELL`, which prints a script with which a shell completes commands and options. */
function addCompletions(program: Command): void {
  program.commandsGroup('For your shell:');
  // The library names commander's own types, and these are the same commands with types of their options.
  completions(program as unknown as Parameters<typeof completions>[0], {
    completionCommandName: 'completions',
  });
}
