import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '..');

const SOURCES = ['app', 'components', 'games', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));

/** The files that contain such code. */
function filesWith(code: RegExp): readonly string[] {
  return SOURCES.filter((file) => code.test(readFileSync(path.join(WEB, file), 'utf8')));
}

test('a part that is fetched later comes by `lazily`, which fetches a lost script again', () => {
  expect(filesWith(/\blazy\(/)).toEqual(['lib/lazily.tsx']);
});

test('what an effect asks for once is asked until it is answered', () => {
  expect(filesWith(/askUntilAnswered\(/)).not.toEqual([]);
  expect(filesWith(/void api\('(GET|PUT)[^)]*\)\s*\.then/)).toEqual([]);
});
