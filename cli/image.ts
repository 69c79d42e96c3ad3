import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../functions/host/settings';
import { addMachineCommands } from './machine';
import { newProgram, runProgram } from './program';

// The command `turreton` of the container image: a host on one machine and its data.
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const program = newProgram('turreton').description('Turreton on one machine').version(version);
addMachineCommands(program);
process.exitCode = await runProgram(program, process.argv.slice(2));
