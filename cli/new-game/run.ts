import { join } from 'node:path';
import { writeGame } from './new-game';

/** Writes a new game into this repository and prints its files; ends with 1 if it cannot. */
export function runNewGame(name: string): void {
  const written = writeGame(join(import.meta.dirname, '../..'), name);
  if (!written.ok) {
    console.error(written.problem);
    process.exitCode = 1;
    return;
  }
  console.log(`${written.files.join('\n')}\n\nPlay it: npm start, then http://localhost:3000/${name}`);
}
