import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** Where a package is installed under another name. */
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
});

/** A package of others, as the lock file holds it. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** Whether only building and testing need it. */
  readonly isTool: boolean;
  readonly hasInstallScript: boolean;
  /** Whether the hash of its content is known before it is fetched. A bundled package comes inside another one. */
  readonly isProven: boolean;
  /** Where the lock file says it was fetched from; it should not say so. */
  readonly fetchedFrom: string | undefined;
}

/** Every package that the lock file names, our own apart. */
export function componentsOf(lock: string): readonly Component[] {
  return Object.entries(Lock.parse(JSON.parse(lock)).packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = entry.version ?? '';
    return [
      {
        name: entry.name ?? folder,
        version,
        licence: entry.license ?? 'none stated',
        isTool: entry.dev || entry.devOptional,
        hasInstallScript: entry.hasInstallScript,
        isProven: entry.integrity !== undefined || entry.inBundle,
        fetchedFrom: entry.resolved,
      },
    ];
  });
}

/** The packages of this repository's lock file. */
export function components(): readonly Component[] {
  return componentsOf(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
}
