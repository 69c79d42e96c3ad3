import { readFileSync } from 'node:fs';

/** A row of the table of requirements in `docs/security.md`. */
export interface SecurityRow {
  /** "V1.2.6 to V1.2.8" */
  readonly ids: string;
  readonly first: string;
  readonly state: string;
  readonly how: string;
  readonly tests: readonly string[];
}

/** The rows of the page, in its order. */
export function securityRows(): readonly SecurityRow[] {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^\| (V\d.*?) \| (.+?) \| (.+?) \| (.*?) ?\|$/gm)].map(
    ([, ids = '', state = '', how = '', tests = '']) => ({
      ...{ ids, state, how, first: ids.split(' to ')[0] ?? '' },
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }),
  );
}
