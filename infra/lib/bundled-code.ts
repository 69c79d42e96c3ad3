import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

// Bundled CommonJS packages call require, which an ES module lacks. The helper's name is long because
// minified code makes use of all short ones.
const BANNER =
  "import { createRequire as __turretonCreateRequire } from 'node:module';" +
  'const require = __turretonCreateRequire(import.meta.url);';

// A function's credentials are in its environment. The SDK loads its other sources of credentials only if those are
// missing, so they can be left out: a twelfth of a bundle that no run would reach.
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // Code that is imported on demand is in separate files beside the entry: a cold start does not read it.
  splitting: true,
  chunkNames: 'part-[hash]',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: 'external',
  sourcesContent: false,
  // The SDK is bundled as well: smaller than the runtime's copy, and the version the tests ran against.
  external: OTHER_CREDENTIALS,
  banner: { js: BANNER },
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** A function's bundle for deployment. */
export interface Bundle {
  /** Its files: `index.mjs`, the parts that it loads later or shares with them, and their source maps. */
  readonly folder: string;
  /** The bytes of `index.mjs` and of its static imports: those that a cold start reads. */
  readonly coldBytes: number;
  /** The bytes read once another file of the project is loaded as well: some requests need it. */
  bytesWith(file: string): number;
}

/** Bundles an entry file into a new folder. */
export function bundleOf(entry: string): Bundle {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-bundle-'));
  const { metafile } = buildSync({ ...OPTIONS, entryPoints: [{ in: entry, out: 'index' }], outdir: folder });
  const { outputs } = metafile;
  const index = Object.keys(outputs).filter((part) => part.endsWith('/index.mjs'));
  const bytesWith = (file: string) => {
    const later = Object.keys(outputs).filter((part) => outputs[part]?.entryPoint === file);
    if (later.length === 0) throw new Error(`${entry} does not load ${file} when it needs it`);
    return bytesRead(outputs, [...index, ...later]);
  };
  return { folder, coldBytes: bytesRead(outputs, index), bytesWith };
}

/** The bytes of parts, and of all their static imports. */
function bytesRead(outputs: Metafile['outputs'], parts: readonly string[]): number {
  const read = new Set(parts);
  for (const file of read)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) read.add(path);
  return [...read].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0);
}

/** The bundle as CDK uploads it. */
export function bundledCode(entry: string): AssetCode {
  return Code.fromAsset(bundleOf(entry).folder);
}
