import { readdirSync, readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import config from './next.config';

/** What Next.js makes into an address: pages, route handlers, metadata, and the proxy in front of them. */
const ROUTES = readdirSync('web/app', { recursive: true, encoding: 'utf8' })
  .filter((name) =>
    /(^|\/)(page|layout|route|error|not-found|global-error|loading|manifest|robots|sitemap)\.tsx?$/.test(
      name,
    ),
  )
  .map((name) => `web/app/${name}`);

/** Packages that build or compile: neither the functions on AWS nor the image has them. */
const BUILD_TOOLS = /^(esbuild|tsx|typescript|tailwindcss|@tailwindcss\/|@biomejs\/|vite|vitest|knip)/;
/** The module that reads files as a request comes in. `next.config.ts` names them, so that the build has them. */
const READER = 'web/lib/read-first-file.ts';

/** What boards are drawn with that are files. */
const DRAWN_WITH = [
  './app/tokens.css',
  './app/styles/map.css',
  './app/styles/domination.css',
  './games/*/style.css',
];

let inputs: Metafile['inputs'] = {};
beforeAll(async () => {
  const entries = [...ROUTES, 'web/proxy.ts', 'web/i18n/request.ts'];
  const { metafile } = await build({
    stdin: { contents: entries.map((path) => `import './${path}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.json': 'json' },
    external: ['#texts', 'node:*'],
  });
  inputs = metafile.inputs;
});

/** The modules of pages and routes that import something whose name matches. */
function importersOf(pattern: RegExp): readonly string[] {
  return Object.entries(inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => pattern.test(path)))
    .map(([path]) => path)
    .sort();
}

// On AWS pages run as OpenNext builds them, without a cache: whatever Next.js made beforehand runs there once more, at
// each request, in a function that has no build tools and only the files that the build has traced.
describe('what runs when a page is requested', () => {
  test('imports no build tool and starts no process', () => {
    expect(ROUTES.length).toBeGreaterThan(60);
    expect(importersOf(BUILD_TOOLS)).toEqual([]);
    expect(importersOf(/^(node:)?(child_process|worker_threads)$/)).toEqual([]);
  });

  test('reads files in one place, and the build has all files that it reads', () => {
    expect(importersOf(/^(node:)?fs(\/promises)?$/)).toEqual([READER]);
    expect(config.outputFileTracingIncludes).toEqual({
      '/*/rules': ['../docs/rules/**/*.md', '../test/scenarios/*/*.json'],
      '/link-picture': DRAWN_WITH,
      '/*/link-picture': DRAWN_WITH,
      '/*/*/link-picture': DRAWN_WITH,
      '/*/cover': DRAWN_WITH,
      '/*/picture/*': DRAWN_WITH,
      '/leagues/*/variants/*/picture': DRAWN_WITH,
      '/privacy': ['../site-pages/**/*.md'],
      '/terms': ['../site-pages/**/*.md'],
      '/contact': ['../site-pages/**/*.md'],
    });
  });

  test('is no route that is meant to be made beforehand: such a thing is a file of the build', () => {
    const beforehand = ROUTES.filter((route) =>
      /export const (dynamic\s*=\s*'(force-static|error)'|revalidate)|generateStaticParams|['"]use cache/.test(
        readFileSync(route, 'utf8'),
      ),
    );
    expect(beforehand).toEqual([]);
  });
});
