/** A DNS record, as `NAME TYPE VALUE`. */
export type DnsRecord = string;

/** The domain for returned mails; nothing else may use that name. */
export const mailFromDomain = (domain: string): string => `bounce.${domain}`;

/** One of the three records that let SES sign the mails of a domain, with the name and value that SES gives. */
export const dkimRecord = (name: string, value: string): DnsRecord => `${name} CNAME ${value}`;

/**
 * The records that return mails to SES, so that receivers see them as sent by the domain itself (SPF).
 * https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
 */
export function mailFromRecords(domain: string, region: string): readonly DnsRecord[] {
  const name = mailFromDomain(domain);
  return [
    `${name} MX 10 feedback-smtp.${region}.amazonses.com`,
    `${name} TXT "v=spf1 include:amazonses.com ~all"`,
  ];
}

/**
 * The record with the policy for mails that others send in the domain's name: at first to do nothing. Gmail and Yahoo
 * require one. https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dmarc.html
 */
export const dmarcRecord = (domain: string): DnsRecord => `_dmarc.${domain} TXT "v=DMARC1; p=none"`;
