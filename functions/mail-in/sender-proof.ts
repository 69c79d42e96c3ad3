import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { spf } from 'mailauth/lib/spf';
import { getDomain } from 'tldts';

/** Asks the DNS; records as Node returns them. */
export type Resolver = NonNullable<Parameters<typeof spf>[0]['resolver']>;

/** Whose server handed the mail over, according to SPF: the domain of the envelope's sender, if its records name it. */
export interface SpfPass {
  readonly domain: string;
}

/** Asks SPF for the domain of a mail's envelope; null unless it passes. */
export async function spfPass(
  session: { readonly ip: string; readonly helo: string; readonly returnPath: string },
  resolver?: Resolver,
): Promise<SpfPass | null> {
  const { ip, helo, returnPath } = session;
  const domain = domainOf(returnPath);
  if (domain === undefined) return null;
  const { status } = await spf({ ip, helo, sender: returnPath, ...(resolver && { resolver }) });
  return status.result === 'pass' ? { domain } : null;
}

/**
 * Whether the domain of a mail's From address vouches for it: by SPF of the same organization, or by a DKIM signature
 * of it over the whole mail.
 */
export async function isProven(
  raw: Uint8Array,
  from: string,
  spfPassed: SpfPass | null,
  resolver?: Resolver,
): Promise<boolean> {
  const domain = domainOf(from);
  if (domain === undefined) return false;
  if (spfPassed !== null && sameOrganization(spfPassed.domain, domain)) return true;
  const { results } = await dkimVerify(Buffer.from(raw), { ...(resolver && { resolver }) });
  return results.some(
    (signature) =>
      signature.status.result === 'pass' &&
      !isPartial(signature) &&
      sameOrganization(signature.signingDomain, domain),
  );
}

/** Whether a signature covers only the beginning of a mail, so that anyone could have added orders to it. */
function isPartial(signature: object): boolean {
  return 'canonBodyLengthLimited' in signature && signature.canonBodyLengthLimited === true;
}

/** Relaxed alignment, as in DMARC: both belong to one registered domain. */
function sameOrganization(one: string, other: string): boolean {
  return one === other || (registered(one) !== null && registered(one) === registered(other));
}

/** The domain that its owner registered; providers that give each customer a subdomain count as registries. */
function registered(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true });
}

function domainOf(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return address.includes('@') && domain !== '' ? domain : undefined;
}
