import satisfies from 'spdx-satisfies';
import type { Component } from './components';

/** Licences that are compatible with our MIT. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSL-1.0',
  'PSF-2.0',
  'Python-2.0',
];

/** Licences with further conditions, with the packages that may have them and the reason. */
const ON_TERMS: Readonly<Record<string, { readonly packages: RegExp; readonly because: string }>> = {
  'OFL-1.1': { packages: /^@fontsource/, because: 'fonts, shipped unchanged and named in the credits' },
  'CC-BY-3.0': { packages: /^spdx-/, because: 'a table of licences, used by the check of licences' },
  'CC0-1.0': { packages: /^spdx-/, because: 'the same' },
  'CC-BY-4.0': {
    packages: /^caniuse-lite$/,
    because: 'a table of browsers, used at build time and named here',
  },
  'MPL-2.0': {
    packages: /^(lightningcss|axe-core|@axe-core\/|web-push$)/,
    because: 'used unchanged: what sends pushes, builds styles and looks for faults',
  },
  'LGPL-3.0-or-later': {
    packages: /^(@img\/|sharp)/,
    because: 'a library of its own that Next.js may load to scale pictures, which no page asks for',
  },
};

/** The licence of a component, if it has not been accepted. */
export function licenceProblem({ name, licence }: Component): string | undefined {
  const onTerms = Object.entries(ON_TERMS)
    .filter(([, { packages }]) => packages.test(name))
    .map(([id]) => id);
  return isAllowed(licence, [...FREE, ...onTerms]) ? undefined : `${name}: ${licence}`;
}

/** The reasons for the unusual licences, as lines. */
export function termsInWords(): readonly string[] {
  return Object.entries(ON_TERMS).map(([id, { because }]) => `${id}: ${because}`);
}

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // Not an SPDX expression: a person must read it.
    return false;
  }
}
