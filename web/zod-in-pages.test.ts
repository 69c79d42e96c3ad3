import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const WEB = import.meta.dirname;

/** The files at which the browser's part of a page begins. */
const STARTS = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map((file) => join(WEB, file))
  .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));

// Zod has 36 kB, compressed. What checks a value runs on the server, or is fetched when somebody studies a game.
test('no page loads zod before it is needed', async () => {
  const { metafile } = await build({
    entryPoints: STARTS,
    outdir: join(WEB, 'nowhere'),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const withZod = Object.entries(metafile.inputs).filter(([, { imports }]) =>
    imports.some(({ path, external }) => external === true && /^zod(\/|$)/.test(path)),
  );
  // Of the outputs, each page has its own and those that it imports at once.
  const reached = (output: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(output)) return seen;
    seen.add(output);
    for (const { path, kind } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement') reached(path, seen);
    return seen;
  };
  const zodFiles = new Set(withZod.map(([file]) => file));
  const pages = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const loading = pages.flatMap(([output, { entryPoint = '' }]) =>
    STARTS.some((file) => file.endsWith(entryPoint)) &&
    [...reached(output)].some((one) =>
      Object.keys(metafile.outputs[one]?.inputs ?? {}).some((input) => zodFiles.has(input)),
    )
      ? [entryPoint]
      : [],
  );
  expect(STARTS.length).toBeGreaterThan(50);
  expect(zodFiles.size).toBeGreaterThan(0);
  expect(loading).toEqual([]);
});
