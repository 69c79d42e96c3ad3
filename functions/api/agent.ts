/** What browsers call themselves, the more special first: most of them name others as well. */
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
 * Browser and system in words, "Firefox on Linux", from the header `User-Agent`. Of a program it is the first word,
 * without its version; null where nothing is said. No more of the header is kept than that.
 */
export function agentOf(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  const named = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([sign]) => header.includes(sign))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return header.match(/^[\w.-]{1,40}/)?.[0] ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
