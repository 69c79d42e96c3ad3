import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { deliveryOf } from './dispatch';
import { type NotificationDraft, translateDraft } from './notification-draft';
import type { HeldRecord } from './notifications.records';
import { preferencesOf } from './preferences';

/** One transaction writes at most a hundred items; the rest waits for the next digest. */
const MOST = 90;
const DAY_MS = 86_400_000;

/** Sends a player what was held since their last digest, in one mail. Sends nothing if nothing was held. */
export async function closeDigest(deps: Deps, player: string): Promise<void> {
  const digest = await deps.store.digest(player);
  if (digest === undefined) return;
  const { at } = digest;
  const [all, { email, language }] = await Promise.all([
    deps.store.heldFor(player),
    preferencesOf(deps, player),
  ]);
  const held = all.slice(0, MOST);
  const event = `digest-${new Date(at).toISOString().slice(0, 13)}`;
  const address = { to: { kind: 'player', id: player }, subject: event, channel: 'mail' } as const;
  const wanted = held.length > 0 && email !== null;
  const delivery = wanted
    ? deliveryOf(
        deps,
        { id: event },
        { ...address, notification: await translateDraft(language, digestOf(held)) },
      )
    : null;
  if (delivery !== null)
    await deps.store.saveDispatch({ id: `${event}-${player}`, at: deps.clock(), deliveries: [address] });
  await deps.store.closeDigest(digest, held, delivery);
  const [first] = all.slice(MOST);
  if (first !== undefined) await deps.store.hold(first, at + DAY_MS);
}

function digestOf(held: readonly HeldRecord[]): NotificationDraft {
  const lines = new Set(
    held.map(({ notification: { title, lines: said } }) => [`${title}.`, ...said].join(' ')),
  );
  const title = message('news.digest', { count: lines.size });
  return { kind: 'digest', league: null, title, lines: [...lines], path: '/', deadline: null };
}
