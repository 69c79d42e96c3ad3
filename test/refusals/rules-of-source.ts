import { readFileSync } from 'node:fs';

/** The rules that a table of refusals in the source names, in its order. */
export function rulesNamedIn(path: string, table: string): readonly string[] {
  const text = readFileSync(new URL(`../../engine/${path}`, import.meta.url), 'utf8');
  const from = text.indexOf(`const ${table}`);
  if (from < 0) throw new Error(`${path} has no ${table}`);
  const body = text.slice(from, text.indexOf('\n}', from));
  return [
    ...new Set([...body.matchAll(/^ {2}(?:'[\w-]+': )?'(\d+\.\d+)'[:,]/gm)].map(([, rule = '']) => rule)),
  ];
}
