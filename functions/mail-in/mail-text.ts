import { convert } from 'html-to-text';
import PostalMime, { addressParser, type Email } from 'postal-mime';

/** The parts of a received mail that are looked at. */
export interface MailText {
  /** The only address in the only From header; null for any other mail. */
  readonly from: string | null;
  readonly messageId: string | null;
  readonly subject: string;
  /** What it says, as plain text, also if it came as HTML alone. */
  readonly text: string;
  /** An automatic reply, a bounce or a mail to a list: never answered, and never read. */
  readonly automatic: boolean;
}

/** Links and pictures are of no use in orders. */
const AS_TEXT = {
  wordwrap: false as const,
  limits: { maxInputLength: 200_000, maxDepth: 60 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    // A list of orders is not a list of points.
    { selector: 'ul', options: { itemPrefix: ' ' } },
  ],
};

/** Parses a mail as it was received. Throws for one that is nested too deeply or has too many headers. */
export async function readMail(raw: Uint8Array): Promise<MailText> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 100_000 });
  const plain = mail.text?.trim() ?? '';
  return {
    from: onlySender(mail),
    messageId: mail.messageId ?? null,
    subject: mail.subject ?? '',
    text: plain === '' ? convert(mail.html ?? '', AS_TEXT) : plain,
    automatic: isAutomatic(mail),
  };
}

/** A second From header or address would let a mail be proven for one sender and counted for another. */
function onlySender({ headers }: Email): string | null {
  const [header, second] = headers.filter(({ key }) => key === 'from');
  if (header === undefined || second !== undefined) return null;
  const [sender, another] = addressParser(header.value, { flatten: true });
  const address = sender?.address ?? '';
  return another !== undefined || address === '' ? null : address.toLowerCase();
}

/** RFC 3834, and the older headers that programs still use. */
function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase();
    if (key === 'auto-submitted') return said !== 'no';
    if (key === 'precedence') return ['bulk', 'junk', 'list', 'auto_reply'].includes(said);
    return key === 'list-id' || key === 'x-autoreply' || key === 'x-autorespond';
  });
}
