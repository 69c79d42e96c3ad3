/** The address of this site, for links that leave it. */
export function siteAddress(): string {
  return process.env.NEXTAUTH_URL ?? '';
}
