/** Where this site is, for links that are sent to others. */
export function siteAddress(): string {
  return process.env.NEXTAUTH_URL ?? '';
}
