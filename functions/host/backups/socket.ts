import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The socket on which a running host provides backups; only its own user may open it. */
const socketIn = (folder: string) => join(folder, 'backup.sock');

const OWN_USER_ALONE = 0o177;

/** Sends a backup to each connection, each with its own `lines`. */
export function serveBackups(folder: string, lines: () => AsyncIterable<string>): Server {
  const path = socketIn(folder);
  // Left behind by a killed process; the store's own lock ensures that no other process runs here.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    // If the reader disconnects early, the file lacks its last line and is refused.
    pipeline(Readable.from(lines()), socket).catch(() => socket.destroy());
  });
  const before = process.umask(OWN_USER_ALONE);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  return server;
}

/** The bytes of a backup from the host that uses a folder; null if none is running. */
export function askForBackup(folder: string): Promise<Readable | null> {
  return new Promise((answered, failed) => {
    const socket = connect(socketIn(folder));
    socket.once('connect', () => answered(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') answered(null);
      else failed(error);
    });
  });
}
