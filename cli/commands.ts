import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCompletions } from './completions';
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
