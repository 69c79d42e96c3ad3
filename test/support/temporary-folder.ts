import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Short: the path of a socket has about a hundred characters at most, and tests put folders of their own inside. */
const NAME = 'tests-';

/** Gives the tests a folder for what they write for a moment (bundles, templates), and takes it away after the last one. */
export default function temporaryFolder(): (() => void) | undefined {
  // Each project of the tests asks.
  if (process.env.TMPDIR?.includes(NAME)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), NAME));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
