import { readFileSync } from 'node:fs';
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

const config: NextConfig = {
  // What the API calls itself too; a deployment knows more than the version (infra/release).
  env: { NEXT_PUBLIC_RELEASE: process.env.TURRETON_RELEASE ?? version },
  turbopack: { root: repository, ...TEXTS },
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/*/rules': ['../docs/rules/*.md', '../test/scenarios/*/*.json'],
    '/*/*/opengraph-image*': ['./app/tokens.css', './games/*/style.css'],
  },
  // It makes the service worker, once, as the pages are built (app/worker.js).
  serverExternalPackages: ['esbuild'],
  outputFileTracingExcludes: { '/worker.js': ['../node_modules/esbuild/**', '../node_modules/@esbuild/**'] },
  // `npm run types` checks them, with the rest of the repository.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The host does so, and CloudFront on AWS: both in Brotli, which the page server does not know.
  compress: false,
  // No page scales pictures, so no one may ask for it.
  images: { unoptimized: true },
  reactStrictMode: true,
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
};

export default config;
