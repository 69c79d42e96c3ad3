import { readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';
import * as z from 'zod';
import type { Component } from './components';

const FILE = new URL('./advisories.json', import.meta.url);

/** The greatest age of the list, in days. */
export const LASTS_DAYS = 60;

export const Advisory = z.strictObject({
  id: z.string().regex(/^(GHSA|CVE|MAL)-/),
  package: z.string(),
  severity: z.enum(['low', 'moderate', 'high', 'critical']),
  /** Versions with the weakness, as npm writes ranges. */
  vulnerable: z.string().refine((range) => semver.validRange(range) !== null, 'not a range of versions'),
  summary: z.string(),
});
export type Advisory = z.infer<typeof Advisory>;

export const AdvisoryList = z.strictObject({
  /** The day on which it was made, manually or from a database's answer. */
  asOf: z.iso.date(),
  /** The day on which a database last answered for every package; null if none ever has. */
  answered: z.iso.date().nullable(),
  source: z.string(),
  advisories: z.array(Advisory),
  /** Advisories that do not concern us, by id, each with the reason. */
  accepted: z.record(z.string(), z.string()),
});
export type AdvisoryList = z.infer<typeof AdvisoryList>;

export function keptList(): AdvisoryList {
  return AdvisoryList.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

export function keepList(list: AdvisoryList): void {
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
}

export interface Finding {
  readonly component: Component;
  readonly advisory: Advisory;
}

/** The components with a weakness in the list, except accepted ones. */
export function findings(components: readonly Component[], list: AdvisoryList): readonly Finding[] {
  return components.flatMap((component) =>
    list.advisories
      .filter((advisory) => advisory.package === component.name)
      .filter(({ id }) => list.accepted[id] === undefined)
      .filter(({ vulnerable }) =>
        semver.satisfies(component.version, vulnerable, { includePrerelease: true }),
      )
      .map((advisory) => ({ component, advisory })),
  );
}

/** The age of the list at a time, in days. */
export function ageInDays({ asOf }: AdvisoryList, now: number): number {
  return Math.floor((now - Date.parse(asOf)) / 86_400_000);
}

/**
 * A summary of known advisories, in one line. "None" requires a database's answer in this run: with an older list, or
 * one made manually, the result is unknown.
 * @param answeredBy the database that has just answered; undefined without one
 */
export function advisoriesInWords(list: AdvisoryList, found: number, answeredBy: string | undefined): string {
  if (found > 0) return `Known advisories: ${found} concern these versions`;
  if (answeredBy !== undefined)
    return `Known advisories: none concerns these versions, as ${answeredBy} answers today`;
  const since = list.answered === null ? 'no database has answered yet' : `unknown since ${list.answered}`;
  const known = `the ${list.advisories.length} of the list of ${list.asOf} do not concern these versions`;
  return `Known advisories: ${list.answered === null ? `unknown, ${since}` : since}; ${known}`;
}
