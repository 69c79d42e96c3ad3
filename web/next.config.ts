import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { NextConfig } from 'next';

const repository = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  version: string;
};
/** A deployment knows more than the version (infra/release). */
const RELEASE = process.env.TURRETON_RELEASE ?? version;

/** Sent with every answer. The content security policy, which needs a nonce, is set in `proxy.ts`. */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/**
 * What the library's own plugin would set, which takes every path for one below the folder that a build is started from:
 * where the pages' texts come from; and that they are compiled as the pages are built, so that no browser loads a parser.
 */
const TEXTS: NextConfig['turbopack'] = {
  resolveAlias: {
    'next-intl/config': './i18n/request.ts',
    'use-intl/format-message': '../node_modules/use-intl/dist/esm/production/format-message/format-only.js',
  },
  rules: {
    '*.json': {
      condition: { path: /(^|\/)messages\/\w+\/[\w.-]+\.json$/ },
      loaders: [
        {
          loader: 'next-intl/extractor/catalogLoader',
          options: { messages: { format: 'json', precompile: true } },
        },
      ],
      as: '*.js',
    },
  },
};

/**
 * Asks V8 to compile every function of a script while it is still being loaded, beside the page's own thread
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise a phone stands still for a fifth of a second when the framework
 * first runs. Other engines read a comment.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';
/** Length of a script below which it is compiled sooner than the comment is worth. */
const LARGE_SCRIPT = 20_000;

/** Marks the large scripts of a build; those that an earlier build has marked stay as they are. */
async function compileEarly(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, 'static', 'chunks');
  const names = await readdir(folder, { recursive: true });
  for (const script of names.filter((name) => name.endsWith('.js')).map((name) => path.join(folder, name))) {
    const source = await readFile(script, 'utf8');
    if (source.length >= LARGE_SCRIPT && !source.startsWith(COMPILE_EARLY))
      await writeFile(script, COMPILE_EARLY + source);
  }
}

/**
 * Writes the service worker as one file of the build, below `public`, where git ignores it. It is made here and not by
 * a route: on AWS every route runs as it is requested, where there is no bundler. Its first line has the release and a
 * hash of the scripts and styles, so that browsers install a new worker whenever the pages changed.
 */
async function writeWorker(buildFolder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repository, 'web/worker/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_RELEASE': JSON.stringify(RELEASE),
    },
    banner: { js: `/* ${RELEASE} ${await hashOfFiles(buildFolder)} */` },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The service worker has no code.');
  await writeFile(path.join(repository, 'web/public/worker.js'), file.contents);
}

/** A hash of the names of the built scripts and styles, which change with their content. */
async function hashOfFiles(buildFolder: string): Promise<string> {
  const names = await readdir(path.join(buildFolder, 'static', 'chunks'), { recursive: true });
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

/** What scales pictures. */
const NOT_TRACED = ['../node_modules/sharp/**', '../node_modules/@img/**'];

/** What link pictures are coloured by. */
const DRAWN_WITH = [
  './app/tokens.css',
  './app/styles/map.css',
  './app/styles/domination.css',
  './games/*/style.css',
];

const config: NextConfig = {
  // What the API calls itself too.
  env: { NEXT_PUBLIC_RELEASE: RELEASE },
  turbopack: { root: repository, ...TEXTS },
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/privacy': ['../site-pages/**/*.md'],
    '/terms': ['../site-pages/**/*.md'],
    '/contact': ['../site-pages/**/*.md'],
    '/*/rules': ['../docs/rules/**/*.md', '../test/scenarios/*/*.json'],
    '/link-picture': DRAWN_WITH,
    '/*/link-picture': DRAWN_WITH,
    '/*/*/link-picture': DRAWN_WITH,
    '/*/cover': DRAWN_WITH,
    '/*/picture/*': DRAWN_WITH,
    '/leagues/*/variants/*/picture': DRAWN_WITH,
  },
  // No page scales pictures, and a build brings this one for its own machine, which need not be the server's.
  outputFileTracingExcludes: { '/**': NOT_TRACED, 'next-server': NOT_TRACED },
  // `npm run types` checks them, with the rest of the repository.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await compileEarly(distDir);
      await writeWorker(distDir);
    },
  },
  poweredByHeader: false,
  // The host does so, and CloudFront on AWS: both in Brotli, which the page server does not know.
  compress: false,
  // No page scales pictures, so no one may ask for it.
  images: { unoptimized: true },
  reactStrictMode: true,
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // For browsers that do not know the policy of content; other sites may frame only what is below /embed.
    { source: '/((?!embed/).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
  ],
};

export default config;
