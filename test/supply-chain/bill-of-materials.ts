import { readFileSync } from 'node:fs';
import { type Component, components } from './components';

/**
 * The bill of materials in CycloneDX 1.5, from the lock files: all packages that run, on AWS or on one machine.
 * Packages only for building and testing are left out. (`npm sbom --omit=dev` also leaves out packages that a tool
 * shares.)
 */
export function billOfMaterials(all: readonly Component[], version: string): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'turreton', version } },
    components: all
      .filter(({ isTool }) => !isTool)
      .map(({ name, version: its, licence, integrity }) => ({
        type: 'library',
        name,
        version: its,
        purl: `pkg:npm/${name.replace('@', '%40')}@${its}`,
        licenses: [{ expression: licence }],
        ...(integrity !== undefined && { hashes: [hashIn(integrity)] }),
      })),
  };
}

/** A lock file's hash ("sha512-…", base64) in the format of the bill. */
function hashIn(integrity: string): { readonly alg: string; readonly content: string } {
  const [alg = '', content = ''] = integrity.split('-', 2);
  return { alg: alg.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

/** `turreton bill-of-materials`: prints it. */
export function printBillOfMaterials(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  console.log(JSON.stringify(billOfMaterials(components(), version), null, 2));
}
