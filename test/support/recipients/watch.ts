import {
  LEAGUE_NEWS,
  type NotificationKind,
} from '../../../functions/core/notification/notifications.records';
import { startNotifying } from '../notifying';
import type { World } from '../world';

const MINUTE = 60_000;
/** The browser and the program of everybody who has a login. */
const KEYS = { p256dh: 'key', auth: 'auth' };

/** Who was notified: people by kind of notification, one after the other, and the posts of the league. */
export type Notified = Readonly<Record<string, string>>;

/** Watches all deliveries of a world, to whomever and over whichever channel. */
export interface Watch {
  /** Gives a person a browser that receives pushes and a program, so that each of their channels is seen. */
  reach(player: string, mail?: 'mail' | 'no mail'): Promise<void>;
  /** Gives a league a channel that carries all of its news. */
  reachLeague(league: string): Promise<void>;
  /** The name of a person in the table of expectations, where it is not their id. */
  readonly names: Map<string, string>;
  /** Forgets what was sent until now. */
  forget(): Promise<void>;
  /** What an act, and the time given, made the platform send, in the order of kinds. */
  after(act: () => Promise<unknown>, minutes?: number): Promise<Notified>;
}

interface Reached {
  readonly to: string;
  readonly kind: string;
  readonly channel: string;
  readonly subject: string;
}

/**
 * @param channels over which channels each kind goes to somebody who never chose: anything else shows in the result
 */
export function watch(world: World, channels: Readonly<Record<NotificationKind, readonly string[]>>): Watch {
  const notifying = startNotifying(world);
  const { store } = world.deps;
  const people = new Set<string>();
  const noMail = new Set<string>();
  const leagues = new Set<string>();
  const names = new Map<string, string>();

  const held = async (): Promise<readonly Reached[]> => {
    const all = await Promise.all([...people].map((player) => store.heldFor(player)));
    return all.flat().map(({ player, subject, notification: { kind } }) => ({
      ...{ to: player, kind, channel: 'digest', subject },
    }));
  };
  const sent = async (): Promise<readonly Reached[]> => [
    ...notifying.sent.map(({ to, channel, subject, notification: { kind } }) => ({
      ...{ to: to.id, kind, channel, subject },
    })),
    ...(await held()),
  ];
  const nameOf = (id: string) =>
    leagues.has(id) ? 'LEAGUE' : (names.get(id) ?? (/^id\d+$/.test(id) ? 'NEW' : id));

  /** A kind that went over other channels than usual names them. */
  const inWords = (kind: string, reached: readonly Reached[]): string => {
    const by = grouped(reached, ({ to }) => to);
    const words = [...by].map(([to, all]) => {
      const used = all.map(({ channel }) => channel).sort();
      if (leagues.has(to)) return used.length === 1 ? 'LEAGUE' : `LEAGUE*${used.length}`;
      const usual = (channels[kind as NotificationKind] ?? [])
        .filter((channel) => !noMail.has(to) || !['mail', 'digest'].includes(channel))
        .toSorted();
      const times = Math.max(
        ...[...grouped(all, ({ channel }) => channel).values()].map((one) => one.length),
      );
      const expected = Array.from({ length: times }, () => usual)
        .flat()
        .toSorted();
      const how = used.join() === expected.join() ? '' : ` (${used.join('+')})`;
      return `${nameOf(to)}${times === 1 ? '' : `*${times}`}${how}`;
    });
    return words.sort().join(' ');
  };

  const settle = async (minutes: number) => {
    await notifying.send();
    if (minutes > 0) await notifying.pass(minutes * MINUTE, minutes * MINUTE);
    await notifying.send();
  };

  return {
    names,
    async reach(player, mail = 'mail') {
      people.add(player);
      const before = await store.notificationSettings(player);
      const since = world.clock.now();
      const after = {
        ...{ player, choices: {}, reminders: [24], digestHour: 8, calendar: null },
        subscriptions: [{ endpoint: `https://push.example/${player}`, keys: KEYS, since }],
        program: { url: 'https://program.example/', secret: 'whsec_x', since },
        mailStopped: mail === 'mail' ? null : ('bounced' as const),
      };
      if (mail === 'no mail') noMail.add(player);
      await store.saveNotificationSettings(before, after);
    },
    async reachLeague(league) {
      leagues.add(league);
      const by = { id: 'olga', name: 'Olga', kind: 'human' } as const;
      const entry = {
        ...({ kind: 'webhook', league, season: null, game: null, at: 1, by } as const),
        ...{ id: world.deps.newId(), subject: 'A test.', reason: 'A test.', before: '', after: '' },
      };
      const hook = { league, service: 'discord' as const, url: 'https://discord.example/' };
      await store.saveWebhook({ ...hook, news: [...LEAGUE_NEWS], since: world.clock.now() }, entry);
    },
    async forget() {
      await settle(1);
      notifying.sent.length = 0;
    },
    async after(act, minutes = 1) {
      await settle(0);
      const key = ({ to, kind, channel, subject }: Reached) => [to, kind, channel, subject].join('\n');
      const before = new Map<string, number>();
      for (const one of await sent()) before.set(key(one), (before.get(key(one)) ?? 0) + 1);
      await act();
      await settle(minutes);
      const fresh = (await sent()).filter((one) => {
        const left = before.get(key(one)) ?? 0;
        before.set(key(one), left - 1);
        return left <= 0;
      });
      const byKind = [...grouped(fresh, ({ kind }) => kind)].sort(([one], [other]) => (one < other ? -1 : 1));
      return Object.fromEntries(byKind.map(([kind, reached]) => [kind, inWords(kind, reached)]));
    },
  };
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
