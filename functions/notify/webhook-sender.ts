import type { Deps } from '../services/deps';
import type { Sender, Sent } from '../services/notifications/deliver';
import { problemInText } from '../services/notifications/public-address';
import type { DeliveryRecord, Notification, WebhookService } from '../store/records';
import { type Guard, guardedPost } from './guarded-post';

/** Posts a league's news to Discord or Slack. */
export function webhookSender(deps: Deps, service: WebhookService, guard: Guard): Sender {
  return async ({ to, notification }: DeliveryRecord) => {
    const webhook = (await deps.store.webhooks(to.id)).find((one) => one.service === service);
    if (webhook === undefined) return { ok: false, why: 'The webhook was removed.', again: false };
    const problem = problemInText(webhook.url);
    if (problem !== undefined) return { ok: false, why: problem, again: false };
    const body = JSON.stringify(bodyFor(service, notification, deps.reach.site));
    const { status } = await guardedPost(webhook.url, { 'content-type': 'application/json' }, body, guard);
    return outcomeOf(status);
  };
}

function outcomeOf(status: number): Sent {
  if (status < 300) return { ok: true };
  if (status < 400)
    return {
      ok: false,
      why: 'The address redirects to another one; redirects are not followed.',
      again: false,
    };
  const gone = status === 404 || status === 410;
  if (gone) return { ok: false, why: 'The service no longer knows this webhook.', again: false };
  return { ok: false, why: `The service answered with ${status}.`, again: true };
}

/** What a service takes. Names in it must not notify anyone, become links or format anything. */
export function bodyFor(service: WebhookService, { title, lines, path }: Notification, site: string): object {
  const url = site + path;
  if (service === 'slack') {
    const said = [`*${forSlack(title)}*`, ...lines.map(forSlack), url];
    return { text: said.join('\n') };
  }
  return {
    embeds: [{ title: title.slice(0, 256), description: forDiscord(lines.join('\n')).slice(0, 4000), url }],
    allowed_mentions: { parse: [] },
  };
}

/** Slack has no escape for its own marks: a mark with an invisible joiner on both sides opens and closes nothing. */
function forSlack(text: string): string {
  const entities = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return entities.replace(/[*_~`]/g, '\u2060$&\u2060');
}

/** Discord reads Markdown in the text of a post, and not in its title. */
function forDiscord(text: string): string {
  return text.slice(0, 2000).replace(/[\\*_~`|>[\]()#-]/g, '\\$&');
}
