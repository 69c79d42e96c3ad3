import type { PlayerRecord } from '../core/account/people.records';
import { ownLines } from '../core/mailed-orders/own-lines';
import { type ReplySeat, readReplyToken, tokenIn } from '../core/mailed-orders/reply-address';
import { storeMailedOrders } from '../core/mailed-orders/store-mailed-orders';
import type { Deps } from '../core/platform/deps';
import { log } from '../log';
import type { MailTransport } from '../notify/mail-sender';
import { composeAnswer } from './compose-answer';
import { type MailText, readMail } from './mail-text';

/** The largest mail that is read: orders are a few lines, and programs add what they quote. */
export const LARGEST_MAIL = 256 * 1024;

const HOUR_MS = 3_600_000;
/** How many mails of one seat are read in an hour. */
const MAILS_PER_HOUR = 30;

/** A mail as it was received. */
export interface ReceivedMail {
  readonly raw: Uint8Array;
  /** The sender in its envelope; empty for bounces. */
  readonly returnPath: string;
  /** The recipients in its envelope. */
  readonly recipients: readonly string[];
  /** When the platform received it: this time decides whether orders are in time. */
  readonly receivedAt: number;
  /** Whether the domain of its From address vouches for it (SPF or DKIM). */
  isProven(from: string): Promise<boolean>;
}

/** What became of a mail. A dropped one changes nothing and is not answered. */
export type MailResult =
  | { readonly kind: 'answered'; readonly orders: string }
  | { readonly kind: 'dropped'; readonly why: Dropped };

type Dropped =
  | 'bounce'
  | 'no-token'
  | 'forged-token'
  | 'too-large'
  | 'unreadable'
  | 'automatic'
  | 'other-sender'
  | 'suspended'
  | 'not-proven'
  | 'too-many';

/**
 * Reads orders from a player's reply to the mail of a turn, and answers with what is stored. Only a mail from the
 * address of the seat's holder counts, if its domain vouches for it; nobody else gets an answer.
 */
export async function receiveMail(
  deps: Deps,
  transport: MailTransport,
  mail: ReceivedMail,
): Promise<MailResult> {
  const checked = await checkedMail(deps, mail);
  const result =
    typeof checked === 'string' ? dropped(checked) : await answered(deps, transport, mail, checked);
  // No addresses, no tokens, no orders.
  const about = typeof checked === 'string' ? {} : { game: checked.seat.game.id, step: checked.seat.step };
  log('info', 'mail received', { ...result, ...about });
  return result;
}

interface Checked {
  readonly seat: ReplySeat;
  readonly player: PlayerRecord;
  readonly address: string;
  readonly text: MailText;
}

async function checkedMail(deps: Deps, mail: ReceivedMail): Promise<Checked | Dropped> {
  if (mail.returnPath === '' || mail.returnPath === '<>') return 'bounce';
  if (mail.raw.byteLength > LARGEST_MAIL) return 'too-large';
  const [token] = mail.recipients.flatMap((one) => tokenIn(deps, one) ?? []);
  if (token === undefined) return 'no-token';
  const seat = await readReplyToken(deps, token);
  if (seat === undefined) return 'forged-token';
  const text = await readMail(mail.raw).catch(() => undefined);
  if (text === undefined) return 'unreadable';
  if (text.automatic) return 'automatic';
  const [player, sessions] = await Promise.all([
    deps.store.player(seat.holder),
    deps.store.sessions(seat.holder),
  ]);
  const address = player?.email?.toLowerCase();
  if (player === undefined || address === undefined || text.from !== address) return 'other-sender';
  if ((sessions?.suspended?.until ?? 0) > deps.clock()) return 'suspended';
  if (!(await mail.isProven(address))) return 'not-proven';
  // Counted last, so that nobody else can use up what a player may send.
  const hour = Math.floor(deps.clock() / HOUR_MS);
  const name = `mailed-orders/${seat.game.id}/${seat.seat}`;
  const count = await deps.store.countUse(name, hour, (hour + 2) * HOUR_MS);
  return count > MAILS_PER_HOUR ? 'too-many' : { seat, player, address, text };
}

function dropped(why: Dropped): MailResult {
  return { kind: 'dropped', why };
}

async function answered(
  deps: Deps,
  transport: MailTransport,
  { receivedAt }: ReceivedMail,
  { seat, player, address, text }: Checked,
): Promise<MailResult> {
  const orders = await storeMailedOrders(deps, seat, ownLines(text.text), receivedAt);
  const answer = await composeAnswer(deps, orders, { seat, player, address, receivedAt, replyTo: text });
  if ((await transport(answer, player.id)) === 'busy') throw new Error('The answer to a mail was not taken.');
  return { kind: 'answered', orders: orders.kind };
}
