import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { bundleHost, EXTERNAL } from './bundle-host';
import { thirdPartyNotices } from './notices';

const ROOT = resolve(import.meta.dirname, '..', '..');
const BUILT = join(ROOT, 'web', '.next');

/** Of the build: what only a build reads. */
const NOT_SERVED = /^(cache|diagnostics|trace|trace-build|turbopack|types|build)(\/|$)/;
/**
 * What Next.js's server names and never loads in production: what compiles pages, what serves them in development, its
 * documentation, what scales pictures; and maps and types, which only people read.
 */
const NEVER_LOADED = [
  '**/*.map',
  '**/*.d.ts',
  '**/*.dev.js',
  '**/*.development.js',
  '**/@img/**',
  '**/@swc/core*/**',
  '**/@next/swc-*/**',
  '**/sharp/**',
  '**/node_modules/typescript/**',
  '**/next/dist/docs/**',
  '**/next/dist/build/webpack/**',
  '**/next/dist/compiled/{babel,babel-packages,webpack,terser}/**',
];
/** The systems whose native code an image has. */
const PREBUILT = ['linux-x64', 'linux-arm64'];

/**
 * Writes the files of the container image into an empty folder: the host in one bundle, the built pages, and of the
 * installed packages only the files that run. The last stage of the Dockerfile is this folder and Node.js.
 */
export async function assembleImage(folder: string): Promise<void> {
  if (!existsSync(join(BUILT, 'BUILD_ID'))) throw new Error('The pages are not built: npm run build');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const copied = new Set<string>();
  const copy = (path: string) => {
    if (copied.has(path) || !isFile(join(ROOT, path))) return;
    copied.add(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
    chmodSync(join(folder, path), 0o644);
  };
  for (const path of [...(await packageFiles()), ...tracedByPages(), ...servedFiles()]) copy(path);
  for (const path of ['LICENSE', ...filesBelow('site-pages')]) copy(path);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), thirdPartyNotices(ROOT));
  await bundleHost(join(folder, 'functions', 'host'));
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  write(join(folder, 'package.json'), { name, version, license, type: 'module' });
  // With it, the host serves these pages and looks for no sources to build them from.
  write(join(folder, 'released.json'), { version });
  for (const [file, entry] of [
    ['host.js', 'main.mjs'],
    ['turreton.js', 'turreton.mjs'],
  ] as const)
    writeFileSync(join(folder, file), `import './functions/host/${entry}';\n`);
}

function write(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** The files of packages that the host loads and that its bundle leaves out. */
async function packageFiles(): Promise<readonly string[]> {
  const entries = EXTERNAL.map((name) => createRequire(import.meta.url).resolve(name));
  const { fileList } = await nodeFileTrace(entries, {
    base: ROOT,
    ignore: NEVER_LOADED,
    // Node 22 loads another file of a package than Node 20 does: the image has both.
    moduleSyncCatchall: true,
  });
  const prebuilt = PREBUILT.flatMap((system) => filesBelow(`node_modules/classic-level/prebuilds/${system}`));
  return [...fileList, ...prebuilt].sort();
}

/** What the pages read and load, as their build has traced it. */
function tracedByPages(): readonly string[] {
  const traces = filesBelow('web/.next/server').filter((path) => path.endsWith('.nft.json'));
  const named = traces.flatMap((path) => {
    const { files } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { files: readonly string[] };
    return files.map((file) => relative(ROOT, resolve(ROOT, dirname(path), file)));
  });
  return [...new Set(named)].filter((path) => !path.startsWith('web/.next/') && !path.endsWith('.map'));
}

/** The built pages and the public files. */
function servedFiles(): readonly string[] {
  const built = filesBelow('web/.next').filter(
    (path) => !NOT_SERVED.test(relative('web/.next', path)) && !/\.(map|nft\.json)$/.test(path),
  );
  return [...built, ...filesBelow('web/public')];
}

/** The files below a folder of the repository, as paths in the repository. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => isFile(join(ROOT, path)))
    .sort();
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
