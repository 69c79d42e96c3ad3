import { buildSync } from 'esbuild';

/**
 * Bundles an entry file into text for CloudFront's functions, as one object under a name. Their JavaScript is that of ES5
 * with a few later features (runtime 2.0); what esbuild cannot put into it fails here.
 */
export function edgeCode(entry: string, globalName: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName,
    target: 'es5',
    supported: { arrow: true, 'const-and-let': true, 'template-literal': true },
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${entry} has no bundle.`);
  return file.text;
}
