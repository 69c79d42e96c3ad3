/**
 * Where a request comes from. Behind the site's distribution, whose secret the pages check (proxy.ts), it says so itself;
 * elsewhere the proxy on the machine does, as the last of a list that anyone can begin. Undefined on a machine that is
 * there for its own users alone: they are one network.
 */
export function networkOf(
  headers: Headers,
  { EDGE_SECRET_ARN, TURRETON_LOCAL }: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (EDGE_SECRET_ARN !== undefined) return headers.get('x-viewer-address') ?? undefined;
  if (TURRETON_LOCAL === '1') return undefined;
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
}
