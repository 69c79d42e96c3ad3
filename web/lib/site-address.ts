/** The address of this site, for links that are used outside it. */
export function siteAddress(): string {
  return process.env.NEXTAUTH_URL ?? '';
}
