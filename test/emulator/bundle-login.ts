import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workFolder } from './workspace';

/** The sources that the login's handler loads, directly or not. */
const SOURCES = [
  'engine',
  'functions',
  'messages',
  'test/emulator/login',
  'test/support/login-library.ts',
  'web/lib',
];
const BANNER =
  "import { createRequire as __loginRequire } from 'node:module'; const require = __loginRequire(import.meta.url);";

/**
 * Bundles the pages' login without the pages, from a copy outside this package: inside it, which is a package of ES
 * modules, esbuild would load the login library as Node.js does, and Next.js does not.
 * @returns the folder of the bundle
 */
export async function bundleLogin(): Promise<string> {
  const copy = workFolder('login-sources');
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true });
  const folder = workFolder('login');
  const none = join(copy, 'test/emulator/login/no-request.ts');
  await build({
    entryPoints: [join(copy, 'test/emulator/login/handler.ts')],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    nodePaths: [join(process.cwd(), 'node_modules')],
    alias: { 'next/headers': none, 'next/navigation': none },
    banner: { js: BANNER },
    logLevel: 'error',
  });
  return folder;
}
