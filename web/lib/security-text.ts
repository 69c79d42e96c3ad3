const DAY_MS = 86_400_000;
/** The standard asks for less than a year. */
const HOLDS_DAYS = 180;

/**
 * The text of `/.well-known/security.txt` (RFC 9116). It leads to the operator's contact page: who runs a site answers
 * for it, and passes on what concerns the software (SECURITY.md).
 */
export function securityText(site: string, languages: readonly string[], now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + HOLDS_DAYS * DAY_MS);
  return `${[
    `Contact: ${site}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
  ].join('\n')}\n`;
}
