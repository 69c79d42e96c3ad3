import type { Language } from '../../messages/languages';
import type { Sender, Sent } from '../core/notification/deliver';
import { BREAK, discordText, splitText } from '../core/notification/discord-text';
import type {
  DeliveryRecord,
  Notification,
  WebhookService,
} from '../core/notification/notifications.records';
import { problemInText } from '../core/notification/public-address';
import type { Deps } from '../core/platform/deps';
import { pathIn } from './path-in-language';
import { type Guard, ssrfSafePost } from './ssrf-safe-post';

/** A chat channel receives posts in the format of its service. */
export type ChatService = Exclude<WebhookService, 'program'>;

/** Posts a league's news to Discord or Slack. */
export function webhookSender(deps: Deps, service: ChatService, guard: Guard): Sender {
  return async ({ to, notification }: DeliveryRecord) => {
    const webhook = (await deps.store.webhooks(to.id)).find((one) => one.service === service);
    if (webhook === undefined) return { ok: false, why: { text: 'webhookRemoved' }, again: false };
    const problem = problemInText(webhook.url);
    if (problem !== undefined)
      return { ok: false, why: { text: 'asSaid', with: { sentence: problem } }, again: false };
    const { language = 'en' } = webhook;
    const body = JSON.stringify(bodyFor(service, notification, deps.reach.site, language));
    const { status } = await ssrfSafePost(webhook.url, { 'content-type': 'application/json' }, body, guard);
    return outcomeOf(status);
  };
}

/** The outcome of a post, by the status of its response. */
export function outcomeOf(status: number): Sent {
  if (status < 300) return { ok: true };
  if (status < 400)
    return {
      ok: false,
      why: { text: 'redirected' },
      again: false,
    };
  const gone = status === 404 || status === 410;
  if (gone) return { ok: false, why: { text: 'webhookUnknown' }, again: false };
  return { ok: false, why: { text: 'answeredWith', with: { status } }, again: true };
}

/**
 * The body of a post in a service's format. Names in it are only text: they notify no one, link nowhere and format
 * nothing.
 */
export function bodyFor(
  service: ChatService,
  { title, lines, path, picture }: Notification,
  site: string,
  language: Language = 'en',
): object {
  const url = site + path;
  if (service === 'slack')
    return { text: [`*${slackText(title)}*`, ...lines.map(slackText), url].join('\n'), link_names: false };
  return {
    embeds: [
      {
        title: cut(discordText(title), 256),
        description: cut(lines.map(discordText).join('\n'), 2000),
        url,
        // Discord loads it from here once, and shows its own copy.
        ...(picture !== undefined && { image: { url: site + pathIn(language, picture) } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

/** Slack has three escapes (docs.slack.dev, formatting message text), and none for formatting characters. */
function slackText(text: string): string {
  const escaped = splitText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replace(/[*_~`]/g, `${BREAK}$&${BREAK}`);
}

/** Cuts a text to the service's limit, without a lone backslash at the end. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/\\+$/, '');
}
