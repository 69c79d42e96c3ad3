import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageConfig } from '../config';
import { type Finding, later } from './findings';

/** The drafts of the pages on who runs a site, and on its terms. */
const DRAFTS = 'site-pages';

/** Whether the site has an administrator, and whether its privacy, terms and contact pages are the operator's own. */
export async function checkOperator({
  stage,
  siteAdmins,
  operatorPages,
}: Pick<StageConfig, 'stage' | 'siteAdmins' | 'operatorPages'>): Promise<readonly Finding[]> {
  const file = `infra/stages/${stage}.json`;
  const found: Finding[] = [];
  if (siteAdmins.length === 0)
    found.push(
      later(
        'Nobody administers the site: reports about leagues, names and texts reach no one.',
        `Put mail addresses into siteAdmins of ${file}.`,
      ),
    );
  if (operatorPages === undefined)
    found.push(
      later(
        'The privacy, terms and contact pages are still our drafts, which name no operator.',
        `Copy the folder ${DRAFTS}, write what is true of your site, and put the folder into operatorPages of ${file}.`,
      ),
    );
  const same = operatorPages === undefined ? [] : unchanged(operatorPages);
  if (same.length > 0)
    found.push(
      later(
        `These pages still read as our drafts: ${same.join(', ')}.`,
        `Write what is true of your site into the files of ${operatorPages}.`,
      ),
    );
  return found;
}

/** The drafts that a folder has not replaced, or repeats word for word. */
function unchanged(folder: string): readonly string[] {
  const drafts = readdirSync(DRAFTS, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'));
  return drafts.sort().filter((name) => {
    const own = join(folder, name);
    return !existsSync(own) || readFileSync(own, 'utf8') === readFileSync(join(DRAFTS, name), 'utf8');
  });
}
