/** Browser names in the header, the most specific first: most browsers also name others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Browser and operating system as text, "Firefox on Linux", from the header `User-Agent`. For a program, its first word
 * without the version; null if the header is missing. Nothing else of the header is stored.
 */
export function agentOf(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  const named = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([sign]) => header.includes(sign))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return header.match(/^[\w.-]{1,40}/)?.[0] ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
