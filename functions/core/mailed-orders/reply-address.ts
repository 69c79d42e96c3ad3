import { createHash, timingSafeEqual } from 'node:crypto';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';

/** The seat and step that a reply address stands for, as they are now. */
export interface ReplySeat extends GameAndGate {
  readonly seat: string;
  readonly step: number;
  /** The player who holds the seat: the only one whose mail counts. */
  readonly holder: string;
}

/** What a reply address begins with; the token follows. */
const PREFIX = 'orders+';
/** Mail systems accept 64 characters before the @; the id of a game has up to 34. */
const LONGEST_LOCAL_PART = 64;
const SEAT_DIGITS = 1;
const STEP_DIGITS = 3;
/** 96 bits of the signature, which leaves room for the ids of games: in digits and small letters, because some mail systems change the case. */
const SIGNATURE_BYTES = 12;
const SIGNATURE_DIGITS = 19;
const TAIL = SEAT_DIGITS + STEP_DIGITS + SIGNATURE_DIGITS;

/**
 * The address to which a player can reply with orders for the open step; null if this platform receives no mail. It is
 * valid for one game, seat, step and holder, and for nothing else.
 */
export async function replyAddress(
  deps: Deps,
  { game, gate }: GameAndGate,
  player: string,
): Promise<string | null> {
  const domain = deps.reach.mailIn?.domain;
  const at = game.seats.findIndex((one) => one.player.id === player);
  const seat = game.seats[at]?.seat;
  if (domain === undefined || seat === undefined || gate.state !== 'open') return null;
  const name = {
    ...{ game: game.id, seat: inDigits(at, SEAT_DIGITS), step: inDigits(gate.step, STEP_DIGITS) },
    signature: await signatureOf(deps, game.id, seat, gate.step, player),
  };
  const local = PREFIX + name.game + name.seat + name.step + name.signature;
  return local.length > LONGEST_LOCAL_PART ? null : `${local}@${domain}`;
}

/** The token of a mail's recipient; undefined for any other address. */
export function tokenIn(deps: Deps, recipient: string): string | undefined {
  const address = recipient.toLowerCase();
  const end = `@${deps.reach.mailIn?.domain.toLowerCase() ?? ''}`;
  if (!address.startsWith(PREFIX) || end === '@' || !address.endsWith(end)) return undefined;
  return address.slice(PREFIX.length, -end.length);
}

/** The seat that a token stands for; undefined for a forged token, and for one of a holder who has left the seat. */
export async function readReplyToken(deps: Deps, token: string): Promise<ReplySeat | undefined> {
  if (!/^[0-9a-z]{30,64}$/.test(token)) return undefined;
  const head = token.slice(0, -TAIL);
  const at = Number.parseInt(token.slice(-TAIL, -STEP_DIGITS - SIGNATURE_DIGITS), 36);
  const step = Number.parseInt(token.slice(-STEP_DIGITS - SIGNATURE_DIGITS, -SIGNATURE_DIGITS), 36);
  const found = await deps.store.gameAndGate(head);
  const held = found?.game.seats[at];
  if (found === undefined || held === undefined || held.player.kind === 'bot') return undefined;
  const { seat, player } = held;
  const signature = await signatureOf(deps, head, seat, step, player.id);
  if (!timingSafeEqual(digest(token.slice(-SIGNATURE_DIGITS)), digest(signature))) return undefined;
  return { ...found, seat, step, holder: player.id };
}

async function signatureOf(
  { reach }: Deps,
  game: string,
  seat: string,
  step: number,
  holder: string,
): Promise<string> {
  const signature = await reach.sign(`mailed orders ${game} ${seat} ${step} ${holder}`);
  const bytes = Buffer.from(signature, 'base64url').subarray(0, SIGNATURE_BYTES);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(36)
    .padStart(SIGNATURE_DIGITS, '0');
}

function inDigits(number: number, digits: number): string {
  return number.toString(36).padStart(digits, '0');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
