import type { Advisory } from './advisories';
import { auditByRegistry } from './npm-audit';
import { advisoriesOf, OSV } from './osv';

/** A database's advisories on the packages, and its name. */
export interface DatabaseAnswer {
  readonly source: string;
  readonly advisories: readonly Advisory[];
}

const DATABASES: readonly (readonly [
  source: string,
  ask: (packages: readonly string[]) => Promise<readonly Advisory[]>,
])[] = [
  [OSV, (packages) => advisoriesOf(packages)],
  ['the npm registry', () => auditByRegistry()],
];

/**
 * Queries the databases of advisories in turn.
 * @returns the first answer; undefined if none answers
 */
export async function askDatabases(
  packages: readonly string[],
  databases = DATABASES,
): Promise<DatabaseAnswer | undefined> {
  for (const [source, ask] of databases) {
    try {
      return { source, advisories: await ask(packages) };
    } catch (error) {
      console.log(`${source} did not answer: ${error instanceof Error ? error.message : error}`);
    }
  }
  return undefined;
}
