import { readFile } from 'node:fs/promises';

/** The text of the first existing file of the list; null if none exists. */
export async function readFirstFile(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return null;
}
