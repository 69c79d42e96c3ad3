import { readFile } from 'node:fs/promises';

/**
 * Where a file of the repository may be: the server runs in the repository or in `web`. `next.config.ts` lists the files
 * that the build needs; the bundler is asked to trace none, because it would take in the whole repository.
 */
export function inRepository(file: string): readonly string[] {
  return [`${process.cwd()}/${file}`, `${process.cwd()}/../${file}`];
}

/** The text of the first existing file of the list; null if none exists. */
export async function readFirstFile(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const text = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return null;
}
