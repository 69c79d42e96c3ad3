/** Packages with install scripts, and why they work although no script may run. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  '@parcel/watcher':
    'builds itself where no built file fits; it comes with next-intl, whose extraction of texts we do not use',
  '@scarf/scarf': 'tells a statistics service that Spectral was installed; nothing needs it',
  '@swc/core':
    'looks whether its built file loads, and fetches another one if not; it comes with next-intl as well, unused',
  'classic-level':
    'builds itself where no built file fits; the package brings files for Linux, macOS and Windows',
  esbuild: 'puts its program in place of a script that starts it, and works with the script as well',
};
