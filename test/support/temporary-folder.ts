import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Short: the path of a socket has about a hundred characters at most, and tests add folders inside. */
const NAME = 'tests-';

/** Gives the tests a folder for temporary files (bundles, templates), and deletes it after the last one. */
export default function temporaryFolder(): (() => void) | undefined {
  // Each project of the tests calls this.
  if (process.env.TMPDIR?.includes(NAME)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), NAME));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
