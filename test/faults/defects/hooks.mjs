import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

let defect;

/** Takes the defect that the product is to have. */
export function initialize(data) {
  defect = data;
}

/** Loads the file of the defect with it, and all others as they are. */
export async function load(url, context, next) {
  const [address] = url.split('?');
  if (!address.startsWith('file:') || !address.endsWith(`/${defect.file}`)) return next(url, context);
  const path = fileURLToPath(address);
  const text = readFileSync(path, 'utf8');
  if (text.split(defect.from).length !== 2)
    throw new Error(`"${defect.from}" stands not once in ${defect.file}`);
  const changed = text.replace(defect.from, () => defect.to);
  const { code } = transformSync(changed, { loader: 'ts', format: 'esm', sourcefile: path });
  return { format: 'module', source: code, shortCircuit: true };
}
