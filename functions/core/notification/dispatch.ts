import pMap from 'p-map';
import type { Deps } from '../platform/deps';
import { stepName } from '../step/step-name';
import { type NotificationDraft, translateDraft } from './notification-draft';
import type {
  DeliveryRecord,
  HeldRecord,
  LeagueNews,
  NotificationKind,
  WebhookRecord,
} from './notifications.records';
import { nextDigest, type Preferences, type PreferencesReader, preferencesIn, wants } from './preferences';

const AT_ONCE = 16;

/** A notification for a player, of one of the kinds they can choose. */
export interface PlayerNotification extends NotificationDraft {
  readonly kind: NotificationKind;
}

/** An event's notifications for one player, the most important first; each channel carries only one. */
export interface Addressed {
  readonly player: string;
  readonly notifications: readonly PlayerNotification[];
}

/**
 * An event's notification for all followers of a league. `subject` identifies it if several events have the same
 * content.
 */
export interface News {
  readonly league: string;
  readonly kind: LeagueNews;
  readonly subject?: string;
  /** Called only if the league has a webhook that carries it. */
  compose(): NotificationDraft;
}

/** The event behind notifications, and when it happened. Repeating it with the same id has no further effect. */
export interface Cause {
  readonly id: string;
  readonly at: number;
  /** The step that it is about, if any. */
  readonly game?: string;
  readonly step?: number;
}

/** The name and time of an event's deliveries, if they are not made at once under the event's own id. */
export interface Gathering {
  readonly subject: string;
  readonly dueAt: number;
}

/**
 * Writes one delivery for each channel that carries an event, and stores digest entries. The names of all deliveries
 * are stored first, so that none is lost if the sender never receives them.
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
 * Does the same for an event that is grouped with later ones: there is one delivery at a time, and newer events are
 * added to it until it is sent.
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
  const said = (draft: PlayerNotification | undefined) =>
    draft && translateDraft(preferences.language, draft);
  const [byMail, byPush, byDigest, byProgram] = await Promise.all([
    wanted('mail'),
    wanted('push'),
    wanted('digest'),
    // A program receives everything and filters by itself.
    preferences.settings.program && said(notifications[0]),
  ]);
  const byChannel = [
    ['mail', byMail],
    ['push', byPush],
    ['program', byProgram],
  ] as const;
  const deliveries = byChannel.flatMap(([channel, notification]) => {
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
