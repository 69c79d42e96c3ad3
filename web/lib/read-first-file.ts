import { readFile } from 'node:fs/promises';

/** The text of the first file of the list that there is; null where there is none. */
export async function readFirstFile(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return null;
}
