import { readFileSync } from 'node:fs';

/** The content of a JSON file that a user named. Throws with one line that names the file if it is none. */
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
