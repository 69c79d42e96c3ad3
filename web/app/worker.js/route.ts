import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Built once, with the pages. */
export const dynamic = 'force-static';

const SOURCES = [
  path.join(process.cwd(), 'web/worker/worker.ts'),
  path.join(process.cwd(), 'worker/worker.ts'),
];

/**
 * The service worker in one file. It contains its release, so that browsers install a new one after each deployment.
 */
export async function GET(): Promise<Response> {
  const source = SOURCES.find((one) => existsSync(/* turbopackIgnore: true */ one));
  if (source === undefined) throw new Error('The source of the service worker is not there.');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_RELEASE': JSON.stringify(process.env.NEXT_PUBLIC_RELEASE),
    },
    banner: { js: `/* ${process.env.NEXT_PUBLIC_RELEASE} */` },
  });
  return new Response(outputFiles[0]?.text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
