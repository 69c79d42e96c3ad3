import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Defect } from './defects/defects';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Beside the packages, so that the bundle resolves them. */
const BUNDLES = join(ROOT, 'node_modules', '.cache');

/** The program of a run, as one file. */
export interface Bundle {
  readonly path: string;
  remove(): void;
}

/**
 * The worker and the platform as one file. A module that is loaded on demand takes real time to load, and whether it is
 * already loaded would change the order of events: one file contains all, and a seed plays the same alone as among
 * others.
 * @param defect a defect to put into the product
 */
export async function bundleOf(defect?: Defect): Promise<Bundle> {
  mkdirSync(BUNDLES, { recursive: true });
  const folder = mkdtempSync(join(BUNDLES, 'faults-'));
  const path = join(folder, 'worker.mjs');
  await build({
    ...{ entryPoints: [join(import.meta.dirname, 'worker.ts')], outfile: path, bundle: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
    ...{ logLevel: 'error', jsx: 'automatic' },
    plugins: defect === undefined ? [] : [withDefect(defect)],
  });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Loads the file of the defect with the change. */
function withDefect({ file, from, to }: Defect): Plugin {
  return {
    name: 'defect',
    setup({ onLoad }) {
      const path = join(ROOT, file);
      onLoad({ filter: /\.ts$/ }, (args) => {
        if (args.path !== path) return undefined;
        const text = readFileSync(path, 'utf8');
        if (text.split(from).length !== 2) throw new Error(`"${from}" stands not once in ${file}`);
        return { contents: text.replace(from, () => to), loader: 'ts' };
      });
    },
  };
}
