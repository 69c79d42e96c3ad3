import type { NotifyDeps, Sender } from '../core/notification/deliver';
import type { Deps } from '../core/platform/deps';
import { type MailTransport, mailSender } from './mail-sender';
import { playerWebhookSender } from './player-webhook-sender';
import { type PushKeys, pushSender } from './push-sender';
import { CircuitOpenError, newReceivers, TimeoutError } from './time-limit';
import { webhookSender } from './webhook-sender';

/** The sender of each channel. Without keys there are no pushes. */
export function sendersOver(deps: Deps, mail: MailTransport, keys: PushKeys | null): NotifyDeps['senders'] {
  const guard = { resolve: deps.reach.resolve, receivers: newReceivers(deps.clock) };
  return {
    mail: delayedWhileCircuitOpen(mailSender(deps, mail)),
    push:
      keys === null
        ? async () => ({ ok: false, why: { text: 'noPushHere' }, again: false })
        : delayedWhileCircuitOpen(pushSender(deps, keys, guard)),
    discord: delayedWhileCircuitOpen(webhookSender(deps, 'discord', guard)),
    slack: delayedWhileCircuitOpen(webhookSender(deps, 'slack', guard)),
    program: delayedWhileCircuitOpen(playerWebhookSender(deps, guard)),
  };
}

/** A delivery that is not attempted has not failed. */
function delayedWhileCircuitOpen(send: Sender): Sender {
  return async (delivery) => {
    try {
      return await send(delivery);
    } catch (error) {
      if (error instanceof CircuitOpenError)
        return { ok: false, why: { text: 'receiverRests' }, again: true, busy: true };
      if (!(error instanceof TimeoutError)) throw error;
      return { ok: false, why: { text: 'receiverSilent', with: { seconds: error.seconds } }, again: true };
    }
  };
}
