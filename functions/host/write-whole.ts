import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only its owner may read: completely, or not at all, even if the process ends, the power fails or
 * the disk is full.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.partial`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
  syncPath(dirname(path));
}

/** Brings a file, or the names in a folder, to the disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
