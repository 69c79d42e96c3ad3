import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'turreton-emulator-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

/** A folder for the files of one run; it is deleted when the process ends. */
export function workFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
