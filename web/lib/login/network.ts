import { networkOfAddress, viewerAddress } from '../../../functions/viewer-address';

/**
 * Which network a request comes from, as the entrance of the site says it: the distribution, whose secret the pages check
 * (proxy.ts), or the host on one machine. Undefined on a machine that is there for its own users alone: they are one
 * network. Without an entrance anybody could say anything, so nothing is believed.
 */
export function networkOf(
  headers: Headers,
  { EDGE_SECRET_ARN, LOCAL_KEY, TURRETON_LOCAL }: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (TURRETON_LOCAL === '1' || (EDGE_SECRET_ARN ?? LOCAL_KEY) === undefined) return undefined;
  return networkOfAddress(viewerAddress(headers));
}
