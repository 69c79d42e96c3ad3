import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests a folder for what they write for a moment (bundles, templates), and takes it away after the last one. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
