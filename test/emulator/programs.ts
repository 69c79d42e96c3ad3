import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The programs besides Node.js that this check needs, each with arguments that show that it is installed. */
const PROGRAMS = [
  ['moto_server', '--help'],
  ['cfn-lint', '--version'],
  ['python3', '--version'],
] as const;

/** The command that installs them. */
export const INSTALL = 'pip install "moto[server]" cfn-lint';

/** The programs that are missing on this machine. */
export function missingPrograms(): readonly string[] {
  return PROGRAMS.filter(([program, asked]) => spawnSync(program, [asked]).status !== 0).map(
    ([program]) => program,
  );
}

/** Runs a program to its end. Throws an error with all its output if it fails. */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${stdout}${stderr}` || message);
  }
}
