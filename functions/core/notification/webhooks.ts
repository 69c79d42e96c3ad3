import type { Message } from '../../../engine/game/message';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import { actEntry } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { LeagueNews, WebhookRecord, WebhookService } from './notifications.records';
import { problemOfAddress } from './public-address';
import { newSigningSecret } from './signing-secret';

export interface WebhookInput {
  readonly url?: string | undefined;
  readonly news: readonly LeagueNews[];
  readonly language?: Language | undefined;
}

/**
 * Posts a league's public news to a channel of Discord or Slack, or signed to a program, in one language. An existing
 * webhook keeps the settings that the input leaves out, and its secret even at a new address. Refused to callers who do
 * not organize the league, and for an address that is not https or not on the public internet.
 */
export async function setWebhook(
  deps: Deps,
  caller: Caller,
  league: string,
  service: WebhookService,
  input: WebhookInput,
): Promise<Outcome<null>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  const before = await webhookOf(deps, league, service);
  const { url = before?.url ?? '', news, language = before?.language ?? 'en' } = input;
  const isKept = url === before?.url;
  const wrong = isKept ? undefined : await problemOfAddress(url, deps.reach.resolve);
  if (wrong !== undefined)
    return refuse({
      code: 'invalid',
      problems: [{ code: 'bad-address', path: ['url'], rule: '', message: wrong }],
    });
  const entry = await webhookEntry(deps, caller, league, { service, before, after: { news, language } });
  const secret = service === 'program' ? { secret: before?.secret ?? newSigningSecret() } : {};
  const since = isKept ? before.since : deps.clock();
  await deps.store.saveWebhook({ league, service, url, news: [...news], language, since, ...secret }, entry);
  return done(null);
}

/** Stops posting a league's news to a service; twice is harmless. */
export async function removeWebhook(
  deps: Deps,
  caller: Caller,
  league: string,
  service: WebhookService,
): Promise<Outcome<null>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  const before = await webhookOf(deps, league, service);
  if (before === undefined) return done(null);
  const entry = await webhookEntry(deps, caller, league, { service, before, after: undefined });
  await deps.store.removeWebhook(league, service, entry);
  return done(null);
}

async function webhookOf(deps: Deps, league: string, service: WebhookService) {
  return (await deps.store.webhooks(league)).find((one) => one.service === service);
}

/** The posted kinds of news, and their language. */
type Posted = Pick<WebhookRecord, 'language'> & { readonly news: readonly LeagueNews[] };

interface Changed {
  readonly service: WebhookService;
  readonly before: WebhookRecord | undefined;
  readonly after: Posted | undefined;
}

const NEWS_IN_WORDS: Readonly<Record<LeagueNews, Message>> = {
  'round-begun': message('log.newRounds'),
  'step-result': message('log.turnResults'),
  'game-finished': message('log.finishedGames'),
  announcement: message('log.announcements'),
  'to-settle': message('log.whatWaits'),
};

/** The entry in the public log: which news go to which service, without the address. */
function webhookEntry(deps: Deps, caller: Caller, league: string, { service, before, after }: Changed) {
  const act = {
    kind: 'webhook',
    subject: message('log.service', { service }),
    before: postedInWords(before),
    after: postedInWords(after),
  } as const;
  return actEntry(deps, caller, { league, season: null }, act);
}

function postedInWords(posted: Posted | undefined): Message {
  if (posted === undefined) return message('log.nothingPosted');
  const { news, language = 'en' } = posted;
  return message('log.newsIn', { items: news.map((one) => NEWS_IN_WORDS[one]), language });
}

/** Whether the caller may see and change a league's webhooks. */
export async function organizes(deps: Deps, caller: Caller, league: string): Promise<Outcome<null>> {
  const found = await leagueOf(deps, league);
  if (!found.ok) return found;
  return organizerOf(deps, caller, league, 'organizerSeesWebhooks');
}
