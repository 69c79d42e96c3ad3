import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type LastLog, logsIn, noteLastLog } from './last-log';

/** Brings files to the disk; the system's own calls, except in a test. */
export interface Disk {
  /** Contents and length of a file. */
  syncFile(file: FileHandle): Promise<void>;
  /** The names in a folder. */
  syncFolder(folder: FileHandle): Promise<void>;
}

const DISK: Disk = {
  syncFile: (file) => file.datasync(),
  syncFolder: (folder) => folder.sync(),
};

export interface LogSync {
  /** Brings everything that LevelDB has acknowledged before this call to the disk. One call at a time. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Syncs the logs of a store. LevelDB hands each batch to the system before it acknowledges it, and syncs by itself what
 * it compacts: a log that is gone is in tables which were synced first. Its own option to sync a batch is not used,
 * because it begins a new log without syncing the old one, whose last batches would then be missing.
 */
export function syncLogsIn(path: string, disk: Disk = DISK): LogSync {
  const files = new Map<string, FileHandle>();
  let noted: string | undefined;
  const forget = async (name: string) => {
    await files.get(name)?.close();
    files.delete(name);
  };
  return {
    async sync() {
      const names = logsIn(path);
      for (const name of files.keys()) if (!names.includes(name)) await forget(name);
      let isNew = false;
      let begun: LastLog | undefined;
      // Earlier ones first: what is in a later one may depend on them.
      for (const name of names) {
        const known = files.get(name);
        const file = known ?? (await openIfThere(join(path, name)));
        if (file === undefined) continue;
        files.set(name, file);
        isNew ||= known === undefined;
        // Before the sync: what is written meanwhile may not be part of it.
        const isBegun = name === names.at(-1) && name !== noted;
        const length = isBegun ? (await file.stat()).size : 0;
        await disk.syncFile(file);
        if (length > 0) begun = { name, length, isWhole: false };
      }
      if (isNew) await syncNames(path, disk);
      if (begun === undefined) return;
      noteLastLog(path, begun);
      noted = begun.name;
    },
    async close() {
      for (const name of [...files.keys()]) await forget(name);
    },
  };
}

/** Undefined for a log that was compacted meanwhile. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncNames(path: string, disk: Disk): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await disk.syncFolder(folder);
  } finally {
    await folder.close();
  }
}
