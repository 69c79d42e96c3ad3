import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NextConfig } from 'next';

const repository = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  version: string;
};

/** Sent with every answer. The content security policy, which needs a nonce, is set in `proxy.ts`. */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
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

const config: NextConfig = {
  // What the API calls itself too; a deployment knows more than the version (infra/release).
  env: { NEXT_PUBLIC_RELEASE: process.env.TURRETON_RELEASE ?? version },
  turbopack: { root: repository, ...TEXTS },
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/privacy': ['../site-pages/**/*.md'],
    '/terms': ['../site-pages/**/*.md'],
    '/contact': ['../site-pages/**/*.md'],
    '/*/rules': ['../docs/rules/**/*.md', '../test/scenarios/*/*.json'],
    '/*/*/link-picture': ['./app/tokens.css', './games/*/style.css'],
  },
  // It makes the service worker, once, as the pages are built (app/worker.js).
  serverExternalPackages: ['esbuild'],
  outputFileTracingExcludes: { '/worker.js': ['../node_modules/esbuild/**', '../node_modules/@esbuild/**'] },
  // `npm run types` checks them, with the rest of the repository.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: ({ distDir }) => compileEarly(distDir) },
  poweredByHeader: false,
  // The host does so, and CloudFront on AWS: both in Brotli, which the page server does not know.
  compress: false,
  // No page scales pictures, so no one may ask for it.
  images: { unoptimized: true },
  reactStrictMode: true,
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
};

export default config;
