import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** For a package installed under another name. */
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
      /** It stands for a workspace of this repository. */
      link: z.boolean().default(false),
    }),
  ),
});

/** A third-party package, from the lock file. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** Whether it is needed only for building and testing. */
  readonly isTool: boolean;
  readonly hasInstallScript: boolean;
  /** Whether the hash of its content is known before it is downloaded. A bundled package is inside another one. */
  readonly isProven: boolean;
  /** The hash of its content; undefined for one that is inside another one. */
  readonly integrity: string | undefined;
  /** Its download address in the lock file, which should be absent. */
  readonly fetchedFrom: string | undefined;
}

/** Every package of the lock file except our own. */
export function componentsOf(lock: string): readonly Component[] {
  return Object.entries(Lock.parse(JSON.parse(lock)).packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
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
        integrity: entry.integrity,
        fetchedFrom: entry.resolved,
      },
    ];
  });
}

/** Lock files of this repository, each with the program that it installs. */
export const LOCKS = {
  'package-lock.json': 'the platform',
  'infra/open-next/package-lock.json': 'what makes the pages into functions, and part of which runs in them',
} as const;

/** The packages of this repository's lock files, each version once. */
export function components(): readonly Component[] {
  const all = Object.keys(LOCKS).flatMap((lock) =>
    componentsOf(readFileSync(new URL(`../../${lock}`, import.meta.url), 'utf8')),
  );
  const found = new Map<string, Component>();
  for (const one of all) {
    const before = found.get(`${one.name}@${one.version}`);
    // A package that the product needs in one place is not a tool in another.
    found.set(`${one.name}@${one.version}`, before?.isTool === false ? before : one);
  }
  return [...found.values()];
}
