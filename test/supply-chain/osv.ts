import pMap from 'p-map';
import * as z from 'zod';
import type { Advisory } from './advisories';

/** The Open Source Vulnerabilities database (https://google.github.io/osv.dev/post-v1-query/). */
export const OSV = 'https://api.osv.dev';
const AT_ONCE = 8;

const Event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
const Vulnerability = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).optional(),
  affected: z.array(
    z.object({
      package: z.object({ name: z.string(), ecosystem: z.string() }),
      ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
      versions: z.array(z.string()).default([]),
    }),
  ),
});
const Answer = z.object({
  vulns: z.array(Vulnerability).default([]),
  next_page_token: z.string().optional(),
});

/**
 * All advisories of the database on packages, of every version.
 * @throws if it does not answer
 */
export async function advisoriesOf(packages: readonly string[], site = OSV): Promise<readonly Advisory[]> {
  const found = await pMap(packages, (name) => advisoriesOfOne(name, site), { concurrency: AT_ONCE });
  return found.flat().sort((one, other) => compare(one.package, other.package) || compare(one.id, other.id));
}

async function advisoriesOfOne(name: string, site: string): Promise<readonly Advisory[]> {
  const found: Advisory[] = [];
  let page: string | undefined;
  do {
    const answer = await fetch(`${site}/v1/query`, {
      method: 'POST',
      body: JSON.stringify({
        package: { name, ecosystem: 'npm' },
        ...(page === undefined ? {} : { page_token: page }),
      }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`${site} answered ${answer.status} for ${name}`);
    const { vulns, next_page_token } = Answer.parse(await answer.json());
    found.push(...vulns.flatMap((one) => advisoryFor(name, one)));
    page = next_page_token;
  } while (page !== undefined);
  return found;
}

function advisoryFor(name: string, vulnerability: z.infer<typeof Vulnerability>): readonly Advisory[] {
  if (vulnerability.withdrawn !== undefined) return [];
  const vulnerable = vulnerability.affected
    .filter((one) => one.package.name === name && one.package.ecosystem === 'npm')
    .flatMap(({ ranges, versions }) => {
      const spans = ranges.filter(({ type }) => type === 'SEMVER').flatMap(({ events }) => spansOf(events));
      return spans.length > 0 ? spans : versions;
    });
  if (vulnerable.length === 0) return [];
  const severity = severityOf(vulnerability);
  const { id, summary } = vulnerability;
  return [{ id, package: name, severity, vulnerable: vulnerable.join(' || '), summary }];
}

/** Malicious packages have no severity, and count as the worst. */
function severityOf({ id, database_specific }: z.infer<typeof Vulnerability>): Advisory['severity'] {
  const stated = database_specific?.severity?.toLowerCase();
  const known = (['low', 'moderate', 'high', 'critical'] as const).find((one) => one === stated);
  return known ?? (id.startsWith('MAL-') ? 'critical' : 'moderate');
}

/** Ranges as npm writes them, from events in the order of versions. */
function spansOf(events: readonly z.infer<typeof Event>[]): readonly string[] {
  const spans: string[] = [];
  let from: string | undefined;
  for (const { introduced, fixed, last_affected } of events) {
    if (introduced !== undefined) from = introduced === '0' ? '0.0.0-0' : introduced;
    const end =
      fixed !== undefined ? `<${fixed}` : last_affected !== undefined ? `<=${last_affected}` : undefined;
    if (end === undefined || from === undefined) continue;
    spans.push(`>=${from} ${end}`);
    from = undefined;
  }
  return from === undefined ? spans : [...spans, `>=${from}`];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
