import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { components } from '../../test/supply-chain/components';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * The third-party notices: every package that runs, with its licence and, where the package brings it, the text of the
 * licence. Equal texts are printed once.
 */
export function thirdPartyNotices(root: string): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence, isTool } of components()) {
    if (isTool) continue;
    const text = licenceText(join(root, 'node_modules', name));
    const heading = `${name} ${version} (${licence})`;
    names.set(text, [...(names.get(text) ?? []), heading]);
  }
  const parts = [...names].map(([text, packages]) => `${packages.sort().join('\n')}\n\n${text}`.trimEnd());
  return `# Third-party notices\n\nTurreton contains or uses these packages.\n\n${parts.sort().join('\n\n---\n\n')}\n`;
}

/** The texts that a package brings; empty if it brings none. */
function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}
