import pMap from 'p-map';
import type {
  DeliveryRecord,
  HeldRecord,
  LeagueNews,
  NotificationKind,
  WebhookRecord,
} from '../../store/records';
import type { Deps } from '../deps';
import { stepName } from '../step-name';
import { type NotificationDraft, translateDraft } from './notification-draft';
import { nextDigest, type Preferences, type PreferencesReader, preferencesIn, wants } from './preferences';

const AT_ONCE = 16;

/** A notification for a player, of one of the kinds they can choose. */
export interface PlayerNotification extends NotificationDraft {
  readonly kind: NotificationKind;
}

/** What an event has to say to one player, the most important first; each channel carries only one. */
export interface Addressed {
  readonly player: string;
  readonly notifications: readonly PlayerNotification[];
}

/** What an event has to say to all who follow a league. `subject` names it where several events say the same. */
export interface News {
  readonly league: string;
  readonly kind: LeagueNews;
  readonly subject?: string;
  /** Asked only where the league has a webhook that carries it. */
  compose(): NotificationDraft;
}

/** The event behind notifications, and when it happened. Repeated with the same id it causes nothing more. */
export interface Cause {
  readonly id: string;
  readonly at: number;
  /** The step that it is about, if it is about one. */
  readonly game?: string;
  readonly step?: number;
}

/** How an event's deliveries are named and when they are made, where that is not at once under the event's own id. */
export interface Gathering {
  readonly subject: string;
  readonly dueAt: number;
}

/**
 * Writes one delivery for each channel that carries an event, and keeps for the digest what belongs
 * there. The names of all are kept first, so that none is lost if what sends them never hears of it.
 */
export async function dispatch(
  deps: Deps,
  cause: Cause,
  addressed: readonly Addressed[],
  news: readonly News[] = [],
  preferences: PreferencesReader = preferencesIn(deps),
): Promise<void> {
  const planned = await pMap(addressed, (one) => plannedFor(deps, cause, one, preferences), {
    concurrency: AT_ONCE,
  });
  const posted = await Promise.all(news.map((one) => postsOf(deps, cause, one)));
  const deliveries = [...planned.flatMap((one) => one.deliveries), ...posted.flat()];
  if (deliveries.length > 0) {
    const names = deliveries.map(({ to, subject, channel }) => ({ to, subject, channel }));
    await deps.store.saveDispatch({ id: cause.id, at: deps.clock(), deliveries: names });
    await pMap(deliveries, (delivery) => deps.store.addDelivery(delivery), { concurrency: AT_ONCE });
  }
  await holdAll(deps, planned);
}

/**
 * The same for an event that is gathered with those after it: there is one delivery at a time, and each newer
 * event is part of it until it is made.
 */
export async function gather(
  deps: Deps,
  cause: Cause,
  addressed: readonly Addressed[],
  { subject, dueAt }: Gathering,
): Promise<void> {
  const preferences = preferencesIn(deps);
  const planned = await pMap(addressed, (one) => plannedFor(deps, cause, one, preferences, subject), {
    concurrency: AT_ONCE,
  });
  for (const delivery of planned.flatMap((one) => one.deliveries))
    await deps.store.addDelivery({ ...delivery, dueAt }, { gathering: true });
  await holdAll(deps, planned);
}

interface Planned {
  readonly preferences: Preferences;
  readonly deliveries: readonly DeliveryRecord[];
  readonly held: HeldRecord | undefined;
}

async function plannedFor(
  deps: Deps,
  cause: Cause,
  { player, notifications }: Addressed,
  read: PreferencesReader,
  subject = cause.id,
): Promise<Planned> {
  const preferences = await read(player);
  const wanted = (way: 'mail' | 'push' | 'digest') =>
    said(notifications.find(({ kind }) => wants(preferences, kind, way)));
  const said = (told: PlayerNotification | undefined) => told && translateDraft(preferences.language, told);
  const [byMail, byPush, byDigest, byProgram] = await Promise.all([
    wanted('mail'),
    wanted('push'),
    wanted('digest'),
    // A program hears everything, and chooses by itself.
    preferences.settings.program && said(notifications[0]),
  ]);
  const told = [
    ['mail', byMail],
    ['push', byPush],
    ['program', byProgram],
  ] as const;
  const deliveries = told.flatMap(([channel, notification]) => {
    if (notification === undefined) return [];
    return [deliveryOf(deps, cause, { to: { kind: 'player', id: player }, subject, channel, notification })];
  });
  const held = byDigest && { player, subject: cause.id, at: cause.at, notification: byDigest };
  return { preferences, deliveries, held };
}

async function holdAll(deps: Deps, planned: readonly Planned[]): Promise<void> {
  for (const { held, preferences } of planned)
    if (held !== undefined) await deps.store.hold(held, nextDigest(preferences, deps.clock()));
}

async function postsOf(deps: Deps, cause: Cause, { league, kind, subject, compose }: News) {
  const carries = ({ news }: WebhookRecord) => news.includes(kind);
  const carried = (await deps.store.webhooks(league)).filter(carries);
  if (carried.length === 0) return [];
  const told = compose();
  return Promise.all(
    carried.map(async ({ service, language = 'en' }) =>
      deliveryOf(deps, cause, {
        to: { kind: 'league', id: league },
        subject: subject ?? cause.id,
        channel: service,
        notification: await translateDraft(language, told),
      }),
    ),
  );
}

/** A delivery that has not been attempted yet. */
export function deliveryOf(
  deps: Deps,
  { id, game, step }: Omit<Cause, 'at'>,
  told: Pick<DeliveryRecord, 'to' | 'subject' | 'channel' | 'notification'>,
): DeliveryRecord {
  const createdAt = deps.clock();
  return {
    ...told,
    event: id,
    ...(game === undefined || step === undefined ? {} : { correlation: stepName(game, step) }),
    state: 'pending',
    attempts: 0,
    createdAt,
    dueAt: null,
    problem: null,
  };
}
