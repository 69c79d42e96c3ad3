import type { Deps } from '../services/deps';
import type { NotifyDeps } from '../services/notifications/deliver';
import { type MailTransport, mailSender } from './mail-sender';
import { type PushKeys, pushSender } from './push-sender';
import { webhookSender } from './webhook-sender';

/** The sender of each channel. Without keys there are no pushes. */
export function sendersOver(deps: Deps, mail: MailTransport, keys: PushKeys | null): NotifyDeps['senders'] {
  const { resolve } = deps.reach;
  return {
    mail: mailSender(deps, mail),
    push:
      keys === null
        ? async () => ({ ok: false, why: 'This platform does not send push notifications.', again: false })
        : pushSender(deps, keys, { resolve }),
    discord: webhookSender(deps, 'discord', { resolve }),
    slack: webhookSender(deps, 'slack', { resolve }),
  };
}
