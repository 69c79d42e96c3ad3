import { timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../store/records';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { DEFAULT_CHOICES } from './preferences';
import { changeSettings } from './settings';

/** What one link turns off: the mails of a kind, or the digest with everything in it. */
export type Subscription = NotificationKind | 'digest';

const SUBSCRIPTIONS: readonly string[] = [...NOTIFICATION_KINDS, 'digest' satisfies Subscription];

/** Whether a link can turn mails of a kind off. */
export function isSubscription(kind: string): kind is Subscription {
  return SUBSCRIPTIONS.includes(kind);
}

/** The secret part of a link that turns a player's mails of one kind off without a login. */
export async function unsubscribeToken(deps: Deps, player: string, kind: Subscription): Promise<string> {
  const signature = await deps.reach.sign(`unsubscribe ${kind} ${player}`);
  return [kind, Buffer.from(player).toString('base64url'), signature].join('.');
}

/** Turns off what a link stands for. Twice is harmless; a link that was not made here is refused. */
export async function unsubscribe(deps: Deps, token: string): Promise<Outcome<{ kind: Subscription }>> {
  const [kindText = '', playerText = ''] = token.split('.');
  const player = Buffer.from(playerText, 'base64url').toString();
  if (!isSubscription(kindText) || !sameText(token, await unsubscribeToken(deps, player, kindText)))
    return refuse({ code: 'not-found', what: 'link' });
  const kind = kindText;
  const changed = await changeSettings(deps, player, ({ choices }) => ({
    choices: { ...choices, ...without(kind, choices) },
  }));
  return changed.ok ? done({ kind }) : changed;
}

type Choices = Partial<typeof DEFAULT_CHOICES>;

function without(kind: Subscription, choices: Choices) {
  const way = kind === 'digest' ? 'digest' : 'mail';
  const kinds = kind === 'digest' ? NOTIFICATION_KINDS : [kind];
  return Object.fromEntries(
    kinds.map((one) => [one, (choices[one] ?? DEFAULT_CHOICES[one]).filter((chosen) => chosen !== way)]),
  );
}

/** Compares in a time that does not tell where two texts differ. */
function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
