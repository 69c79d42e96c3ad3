import { DELETE_WORDS } from '../../../functions/core/account/delete-words.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { NotificationKind } from '../../../functions/core/notification/notifications.records';
import type { EntryRecord } from '../../../functions/core/season/seasons.records';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Answer, type Person, SITE_ADMIN, startWorld, type World } from '../world';
import { type Watch, watch } from './watch';

export const REASON = 'Two players were shown a wrong map.';
const DAY = 86_400_000;

export function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** A league with one of each kind of person. */
export interface Cast {
  readonly world: World;
  readonly watch: Watch;
  readonly league: string;
  person(id: string): Promise<Person>;
  /** Announces a season of the league; the entrants register in this order. */
  announce(settings: object, entrants: readonly string[]): Promise<string>;
  /** Moves the entry of a player into another state, as if something else had done it. */
  put(season: string, player: string, state: EntryRecord['state']): Promise<void>;
  /** What is done to people at the end, once they have registered and sit on boards. */
  readonly becomes: Readonly<
    Record<'banned' | 'left' | 'deleted' | 'suspended', (id: string) => Promise<void>>
  >;
}

/** The people of the league, besides players of its seasons. */
const STAFF: Readonly<Record<string, readonly string[]>> = {
  olga: ['organizer', 'player'],
  otto: ['organizer', 'player'],
  // Organized the league and is banned from it, for a week.
  tim: ['organizer', 'player'],
  mona: ['moderator', 'player'],
  // Plays on the board that the events are about.
  mark: ['moderator', 'player'],
  // Belongs to the league and plays nowhere.
  mia: ['player'],
};

export async function startCast(
  channels: Readonly<Record<NotificationKind, readonly string[]>>,
): Promise<Cast> {
  const world = await startWorld();
  for (const host of ['push.example', 'program.example', 'discord.example', 'hooks.example'])
    world.hosts[host] = ['93.184.216.34'];
  const seen = watch(world, channels);
  const known = new Set<string>();
  const person = async (id: string): Promise<Person> => {
    const found = await world.person(id);
    if (known.has(id)) return found;
    known.add(id);
    // The second call is a login of somebody whom the platform knows: it may send them mail.
    done(await found.put('/me', {}));
    await seen.reach(id, id.startsWith('bounced') ? 'no mail' : 'mail');
    return found;
  };
  const olga = await person('olga');
  const league = done(await olga.post<League>('/leagues', { name: 'Club' })).id;
  await seen.reachLeague(league);
  for (const [id, roles] of Object.entries(STAFF)) {
    if (id !== 'olga') done(await (await person(id)).post(`/leagues/${league}/members`));
    if (id !== 'olga' && roles.length > 1)
      done(await olga.put(`/leagues/${league}/members/${id}/roles`, { roles }));
  }
  const rule = async (id: string, wanted: object) =>
    void done(
      await olga.post(`/leagues/${league}/members/${id}/rulings`, {
        reason: REASON,
        note: REASON,
        ...wanted,
      }),
    );
  await rule('tim', { kind: 'ban', until: new Date(world.clock.now() + 90 * DAY).toISOString() });
  const admin = await world.person(SITE_ADMIN);
  return {
    world,
    watch: seen,
    league,
    person,
    async announce(settings, entrants) {
      const { id } = done(await olga.post<Season>(`/leagues/${league}/seasons`, settings));
      for (const entrant of entrants) {
        done(await (await person(entrant)).post(`/seasons/${id}/entries`, { accepts: 1 }));
        world.clock.set(world.clock.now() + 1000);
      }
      await world.deliver();
      return id;
    },
    async put(season, player, state) {
      const entry = await world.store.entry(season, player);
      if (entry === undefined) throw new Error(`${player} is not in the season`);
      const moved = await world.deps.store.moveEntry(entry, state, null);
      if (moved !== 'moved') throw new Error(`${player}: ${moved}`);
    },
    becomes: {
      banned: (id) => rule(id, { kind: 'ban' }),
      left: async (id) => void done(await (await person(id)).remove(`/leagues/${league}/members/me`)),
      deleted: async (id) => {
        done(await (await person(id)).remove('/me/account', { confirm: DELETE_WORDS }));
        await world.deliver();
      },
      suspended: async (player) => {
        const until = new Date(world.clock.now() + 30 * DAY).toISOString();
        done(await admin.post('/site/suspensions', { player, until, why: REASON }));
      },
    },
  };
}
