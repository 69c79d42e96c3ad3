import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/**
 * Writes a file that only its owner may read: completely, or not at all, even if the process ends or the disk is full.
 */
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
