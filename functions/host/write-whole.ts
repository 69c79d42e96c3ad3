import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file that only its owner may read: whole, or not at all, whatever ends the process or fills the disk. */
export function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.partial`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}
