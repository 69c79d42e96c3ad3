import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isSameText } from '../platform/is-same-text';
import { markOfAddress } from './mail-consent';
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications.records';
import { DEFAULT_CHOICES } from './preferences';
import { changeSettings } from './settings';

/** The mails that one link turns off: those of a kind, or the whole digest. */
export type Subscription = NotificationKind | 'digest';

const SUBSCRIPTIONS: readonly string[] = [...NOTIFICATION_KINDS, 'digest' satisfies Subscription];

/** Whether a link can turn off mails of this kind. */
export function isSubscription(kind: string): kind is Subscription {
  return SUBSCRIPTIONS.includes(kind);
}

/** The secret part of a link that turns off a player's mails of one kind without a login. */
export async function unsubscribeToken(deps: Deps, player: string, kind: Subscription): Promise<string> {
  const signature = await deps.reach.sign(`unsubscribe ${kind} ${player}`);
  return [kind, Buffer.from(player).toString('base64url'), signature].join('.');
}

/** The mails that the link in an invitation turns off: all invitations to its address. */
const INVITATIONS = 'invitations';

/**
 * The secret part of the link in an invitation that refuses all further invitations permanently, from any league. It
 * contains no address and no league, so that it reveals nothing to its reader.
 */
export async function refusalToken(deps: Deps, player: string, address: string): Promise<string> {
  return signedRefusal(deps, player, await markOfAddress(deps, address));
}

async function signedRefusal(deps: Deps, player: string, mark: string): Promise<string> {
  const signature = await deps.reach.sign(`refuse ${player} ${mark}`);
  return [INVITATIONS, Buffer.from(player).toString('base64url'), mark, signature].join('.');
}

/** Refuses invitations to an address, and withdraws the consent of a player who has never logged in. */
async function refuseInvitations(deps: Deps, token: string): Promise<Outcome<{ kind: typeof INVITATIONS }>> {
  const [, playerText = '', mark = ''] = token.split('.');
  const player = Buffer.from(playerText, 'base64url').toString();
  if (!isSameText(token, await signedRefusal(deps, player, mark)))
    return refuse({ code: 'not-found', what: 'link' });
  await deps.store.refuseInvitations(mark, deps.clock());
  await deps.store.withdrawMailConsent(player);
  return done({ kind: INVITATIONS });
}

/** Turns off what a link stands for. Twice is harmless; a forged link is refused. */
export async function unsubscribe(
  deps: Deps,
  token: string,
): Promise<Outcome<{ kind: Subscription | 'invitations' }>> {
  if (token.startsWith(`${INVITATIONS}.`)) return refuseInvitations(deps, token);
  const [kindText = '', playerText = ''] = token.split('.');
  const player = Buffer.from(playerText, 'base64url').toString();
  if (!isSubscription(kindText) || !isSameText(token, await unsubscribeToken(deps, player, kindText)))
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
