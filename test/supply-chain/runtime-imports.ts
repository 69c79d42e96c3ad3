import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { ENTRIES } from '../../infra/entries';

/** The entry files on one machine and on AWS, and every page. */
function entries(): readonly string[] {
  const web = readdirSync('web', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !/\.next\/|\.open-next\/|node_modules\//.test(path));
  return ['functions/host/main.ts', 'cli/machine.ts', ...Object.values(ENTRIES), ...web];
}

/** The packages that running code imports, by name. */
export async function runtimePackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    // One file that imports them all: hundreds of bundles would take half a minute.
    stdin: {
      contents: entries()
        .map((path) => `import './${path}';`)
        .join('\n'),
      resolveDir: '.',
    },
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
  const imports = Object.values(metafile.inputs).flatMap((input) =>
    input.imports.filter(({ external }) => external === true).map(({ path }) => path),
  );
  const packages = imports.filter((path) => !path.startsWith('.') && !path.startsWith('#'));
  return [...new Set(packages.map(packageOf))].sort();
}

/** "@aws-sdk/client-ses/dist" belongs to "@aws-sdk/client-ses". */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The packages that are loaded before any command runs, whichever it is. */
export async function packagesOfCommandLine(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: ['cli/main.ts'],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'nowhere',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const { kind, path: imported, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external === true) found.add(packageOf(imported));
      else visit(imported);
    }
  };
  visit('nowhere/main.js');
  return [...found].filter((name) => !name.startsWith('node:')).sort();
}
