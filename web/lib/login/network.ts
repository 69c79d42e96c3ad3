import { networkOfAddress, viewerAddress } from '../../../functions/viewer-address';

/**
 * The network of a request, as reported by the site's front: the distribution, whose secret the pages check (proxy.ts),
 * or the host on one machine. Undefined on a machine that serves only its own users: they are one network. Without such
 * a front anyone could claim any network, so no header is trusted.
 */
export function networkOf(
  headers: Headers,
  { EDGE_SECRET_ARN, LOCAL_KEY, TURRETON_LOCAL }: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (TURRETON_LOCAL === '1' || (EDGE_SECRET_ARN ?? LOCAL_KEY) === undefined) return undefined;
  return networkOfAddress(viewerAddress(headers));
}
