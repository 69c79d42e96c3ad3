import { DeliveryRecord } from '../../../../functions/core/notification/notifications.records';
import type { PlatformEvent } from '../../../../functions/core/platform/events.records';
import type { Item } from '../../crash/hunt';
import type { Mail } from '../cloud';

/** I8: every delivery marked as sent has arrived, and no one is notified of the same step twice. */
export function faultsOfNotices(items: readonly Item[], mails: readonly Mail[]): readonly string[] {
  const deliveries = items.flatMap((item) => {
    const read = item.sk.startsWith('DELIVERY#') ? DeliveryRecord.safeParse(item) : undefined;
    return read?.success ? [read.data] : [];
  });
  const came = new Set(mails.map(({ name }) => name));
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const { to, subject, channel, state, notification, correlation } of deliveries) {
    const name = `${to.kind} ${to.id} ${subject} ${channel}`;
    if (state === 'sent' && !came.has(name)) faults.push(`I8: ${name} is said to be sent and never came`);
    if (correlation === undefined || !ONCE.has(notification.kind)) continue;
    const about = `${to.id} ${channel} ${correlation} ${notification.kind}`;
    const other = titles.get(about);
    if (other !== undefined && notification.title === other) faults.push(`I8: ${about} came under two names`);
    titles.set(about, notification.title);
  }
  return faults;
}

const ONCE: ReadonlySet<string> = new Set(['game-started', 'game-finished']);

/** I8: every player is notified that a game began, and that it ended. */
export function faultsOfMissing(
  items: readonly Item[],
  events: readonly PlatformEvent[],
  playersOf: (game: string, who: 'to the end' | 'from the start') => readonly string[],
): readonly string[] {
  const names = new Set(
    items.filter(({ sk }) => sk.startsWith('DELIVERY#')).map(({ pk, sk }) => `${pk} ${sk}`),
  );
  const begun = new Set<string>();
  return events.flatMap((event) => {
    if (event.kind !== 'step-closed' || !(event.step === 0 || event.finished)) return [];
    // A ruling that takes all steps back announces the set-up again.
    if (event.step === 0 && begun.has(event.game)) return [];
    begun.add(event.game);
    return playersOf(event.game, event.finished ? 'to the end' : 'from the start')
      .filter((player) => !names.has(`PLAYER#${player} DELIVERY#${event.id}#mail`))
      .map((player) => `I8: ${player} was not told of step ${event.step} of ${event.game} by ${event.id}`);
  });
}
