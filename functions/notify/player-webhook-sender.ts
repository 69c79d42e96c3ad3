import { Webhook } from 'standardwebhooks';
import type { Sender } from '../core/notification/deliver';
import type { DeliveryRecord, ProgramAddress } from '../core/notification/notifications.records';
import { problemInText } from '../core/notification/public-address';
import type { Deps } from '../core/platform/deps';
import { tokenOf } from './compose-mail';
import { type Guard, ssrfSafePost } from './ssrf-safe-post';
import { outcomeOf } from './webhook-sender';

/**
 * Posts to webhooks of players and leagues, signed according to Standard Webhooks 1.0: the identifier is the same for
 * each attempt, and the time is that of the attempt, so that an old post cannot be replayed.
 */
export function playerWebhookSender(
  deps: Deps,
  guard: Guard,
  post: typeof ssrfSafePost = ssrfSafePost,
): Sender {
  return async (delivery) => {
    const program = await programOf(deps, delivery);
    if (program === undefined) return { ok: false, why: { text: 'webhookRemoved' }, again: false };
    const problem = problemInText(program.url);
    if (problem !== undefined)
      return { ok: false, why: { text: 'asSaid', with: { sentence: problem } }, again: false };
    const body = JSON.stringify(bodyForProgram(delivery, deps.reach.site));
    const headers = signedHeaders(program.secret, tokenOf(delivery), deps.clock(), body);
    return outcomeOf((await post(program.url, headers, body, guard)).status);
  };
}

async function programOf(
  { store }: Deps,
  { to }: DeliveryRecord,
): Promise<Pick<ProgramAddress, 'url' | 'secret'> | undefined> {
  if (to.kind === 'player') return (await store.notificationSettings(to.id))?.program;
  const webhook = (await store.webhooks(to.id)).find(({ service }) => service === 'program');
  if (webhook?.secret === undefined) return undefined;
  return { url: webhook.url, secret: webhook.secret };
}

function signedHeaders(secret: string, id: string, now: number, body: string): Record<string, string> {
  // The standard uses whole seconds, and its signer rounds down as we do.
  const at = new Date(Math.floor(now / 1000) * 1000);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** The body of a post to a program: the kind, when it happened, and the text with the page that it links to. */
export function bodyForProgram({ notification, createdAt }: DeliveryRecord, site: string): object {
  const { kind, league, title, lines, path, deadline } = notification;
  return {
    type: kind,
    timestamp: new Date(createdAt).toISOString(),
    data: {
      league,
      title,
      lines,
      url: site + path,
      deadline: deadline === null ? null : new Date(deadline).toISOString(),
    },
  };
}
