import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The packages that a bundle cannot contain: the pages' server finds its own files, and the store has native code. */
export const EXTERNAL = ['next', 'classic-level'] as const;

/** Modules of CommonJS inside an ESM bundle still ask for Node's own modules with `require`. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);";

/**
 * Bundles the host, its commands and its thread of bots into a folder. They lie as deep in the image as their sources in
 * the repository, because they find the other files from there.
 */
export async function bundleHost(folder: string): Promise<void> {
  const source = (path: string) => join(ROOT, path);
  await build({
    entryPoints: [
      { in: source('functions/host/main.ts'), out: 'main' },
      { in: source('cli/image.ts'), out: 'turreton' },
      { in: source('functions/host/bot-thinker.ts'), out: 'bot-thread-entry' },
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    minifyWhitespace: true,
    external: [...EXTERNAL],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    logLevel: 'warning',
    absWorkingDir: ROOT,
  });
}
