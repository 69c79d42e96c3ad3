import pMap from 'p-map';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { RatingRecord } from '../../../functions/core/result/results.records';
import { writeLargeSeason } from '../large-season';
import { type Person, SITE_ADMIN, type World } from '../world';
import { done } from './scene';

/** A list with pages, which can grow. */
export interface LongList {
  readonly of: string;
  /** The most items of a page. */
  readonly page: number;
  readonly path: string;
  readonly key: string;
  /** The name of an item, as it stands in the list. */
  readonly name: (item: never) => string;
  readonly paged: 'by number' | 'by cursor';
  readonly reader: Person;
  /** Adds the item with this number, from 0. */
  readonly add: (at: number) => Promise<unknown>;
  /** The whole list with so many items, in the order of its declaration. */
  readonly order: (count: number) => readonly string[];
}

const numbered = (at: number) => String(at).padStart(4, '0');
const upTo = (count: number) => Array.from({ length: count }, (_, at) => numbered(at));
/** The order in which numbered names are added by their place in the alphabet: 7, 14 … modulo the odd number. */
const shuffled = (at: number) => (at * 7) % 1009;

/** One of each of the API's long lists, which begin empty but for what is named in `order`. */
export async function longLists(world: World): Promise<readonly LongList[]> {
  const { store } = world.deps;
  const olga = await world.person('olga', 'Olga');
  const admin = await world.person(SITE_ADMIN);
  for (const one of [olga, admin]) done(await one.put('/me', {}));
  const league = done(await olga.post<League>('/leagues', { name: 'Club' })).id;
  const [founded, organizer] = [await store.league(league), await store.member(league, 'olga')];
  const season = await writeLargeSeason(store, { players: 7, rounds: 1, league });
  const entered = await store.entries(season.id);
  const [board] = await store.boards(season.id);
  if (founded === undefined || organizer === undefined || board === undefined)
    throw new Error('nothing there');
  const person = (id: string) => ({ id, name: id, kind: 'human' }) as const;
  const now = world.clock.now();
  const visitor = world.visitor();
  const rating = (at: number): RatingRecord => ({
    ...{ player: person(numbered(at)), board: 'overall', mu: 30 - at / 10, sigma: 1, games: 9 },
    ...{ wins: 0, history: [], lastPlayed: now },
  });
  const first = entered.map(({ player }) => player.name);
  return [
    {
      ...{ of: 'public leagues among private and hidden ones, the newest first', page: 50 },
      ...{ path: '/leagues', key: 'leagues', paged: 'by cursor', reader: visitor },
      name: ({ name }: { name: string }) => name,
      add: async (at) => {
        const hidden = at % 8 === 1 ? { hidden: { why: 'Why.', at: now } } : {};
        const added = [
          { private: false, more: {} },
          ...(at % 4 !== 1 ? [] : [{ private: at % 8 === 5, more: hidden }]),
        ];
        for (const [index, { private: isPrivate, more }] of added.entries()) {
          const id = `l${numbered(at)}${index}`;
          const name = index === 0 ? numbered(at) : `Hidden ${at}`;
          const one = {
            ...founded,
            ...more,
            id,
            name,
            private: isPrivate,
            createdAt: now + 10 * at + 10 + index,
          };
          await store.createLeague(one, { ...organizer, league: id }, null);
        }
      },
      order: (count) => [...upTo(count).reverse(), 'Club'],
    },
    {
      ...{ of: 'members by name, the organizer first', page: 100, path: `/leagues/${league}/members` },
      ...{ key: 'members', paged: 'by number', reader: visitor },
      name: ({ player }: { player: { name: string } }) => player.name,
      add: (at) => {
        const player = { ...person(`m${numbered(at)}`), name: numbered(shuffled(at)) };
        return store.addMember({ league, player, roles: ['player'], joinedAt: now });
      },
      order: (count) => [
        'Olga',
        ...upTo(count)
          .map((_, at) => numbered(shuffled(at)))
          .sort(),
      ],
    },
    {
      ...{ of: 'entries in the order of registration', page: 100, path: `/seasons/${season.id}/entries` },
      ...{ key: 'entries', paged: 'by number', reader: visitor },
      name: ({ player }: { player: { name: string } }) => player.name,
      add: (at) => {
        const [like] = entered;
        if (like === undefined) throw new Error('nobody has entered');
        const player = { ...person(`e${numbered(shuffled(at))}`), name: numbered(at) };
        return store.enter({ ...like, player, at: 100 + at }, null, { untilOver: true });
      },
      order: (count) => [...first, ...upTo(count)],
    },
    {
      ...{ of: 'boards of a round by number', page: 20, path: `/seasons/${season.id}/boards` },
      ...{ key: 'boards', paged: 'by number', reader: visitor },
      name: (item: { board: number }) => String(item.board),
      add: (at) =>
        store.saveBoard({ ...board, game: `large${at}`, board: at + 2, status: 'finished', deadline: null }),
      order: (count) => Array.from({ length: count + 1 }, (_, at) => String(at + 1)),
    },
    {
      ...{
        of: 'ratings, the best first',
        page: 50,
        path: '/ratings/overall',
        key: 'rows',
        paged: 'by cursor',
      },
      reader: visitor,
      name: ({ player, place }: { player: { name: string }; place: number }) => `${player.name} ${place}`,
      add: (at) => store.replaceRating({ before: undefined, after: rating(at) }),
      order: (count) => upTo(count).map((name, at) => `${name} ${at + 1}`),
    },
    {
      ...{ of: 'the log of a league, the newest first', page: 30, path: `/leagues/${league}/log` },
      ...{ key: 'entries', paged: 'by cursor', reader: visitor },
      name: ({ subject }: { subject: string }) => subject,
      add: (at) =>
        store.saveLogEntry({
          ...{
            id: `z${numbered(at)}`,
            league,
            season: null,
            game: null,
            kind: 'ban',
            at: now,
            by: person('olga'),
          },
          ...{ subject: numbered(at), reason: 'A test.', before: '', after: '' },
        }),
      // The season was written with its entry.
      order: (count) => [...upTo(count).reverse(), 'Large season'],
    },
    {
      ...{ of: 'reports to the site, the newest first', page: 30, path: '/site/reports', key: 'reports' },
      ...{ paged: 'by cursor', reader: admin },
      name: ({ reason }: { reason: string }) => reason,
      add: (at) =>
        store.saveReport({
          ...{ id: `report${numbered(at)}`, target: { kind: 'league', league }, excerpt: '', league: null },
          ...{ concerned: null, by: person('kim'), reason: numbered(at), at: now + at, state: 'open' },
        }),
      order: (count) => upTo(count).reverse(),
    },
    {
      ...{ of: 'the hall of fame, the latest season first', page: 50, path: '/hall-of-fame', key: 'rows' },
      ...{ paged: 'by cursor', reader: visitor },
      name: (row: { season: { name: string } }) => row.season.name,
      add: async (at) => {
        const id = `hall${numbered(at)}`;
        await store.createSeason({ ...season, id, name: numbered(at) }, await logOf(world, league, id));
        return store.concludeSeason({
          ...{ rounds: 1, awards: [], trophies: [], without: [] },
          hall: {
            ...{ season: { id, name: numbered(at) }, league: { id: league, name: 'Club' }, system: 'ny2047' },
            ...{ champions: [person('ann')], players: 7, endedAt: now + shuffled(at) },
          },
        });
      },
      order: (count) =>
        Array.from({ length: count }, (_, at) => at)
          .sort((one, other) => shuffled(other) - shuffled(one))
          .map(numbered),
    },
  ];
}

async function logOf({ store }: World, league: string, id: string) {
  const { rows } = await store.logOfLeague(league, 1, null);
  const [entry] = rows;
  if (entry === undefined) throw new Error('the log is empty');
  return { ...entry, league: 'elsewhere', id: `a${id}` };
}

/** Adds items until there are so many. */
export async function grow({ add }: LongList, from: number, to: number): Promise<void> {
  await pMap(
    Array.from({ length: to - from }, (_, at) => from + at),
    add,
    { concurrency: 8 },
  );
}

interface Page {
  readonly next?: string | null;
  readonly pages?: number;
}

/** All pages of a list, one after the other. */
export async function pagesOf({
  path,
  key,
  paged,
  name,
  reader,
}: LongList): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = [];
  for (let at: string | null = paged === 'by number' ? '1' : ''; at !== null; ) {
    const reply: Page & Readonly<Record<string, unknown>> = done(
      await reader.get<Page & Readonly<Record<string, unknown>>>(
        `${path}?page=${at}`.replace(/\?page=$/, ''),
      ),
    );
    pages.push(((reply[key] ?? []) as never[]).map(name));
    if (pages.length > 50) throw new Error('the list does not end');
    at =
      paged === 'by cursor'
        ? (reply.next ?? null)
        : pages.length < (reply.pages ?? 1)
          ? String(pages.length + 1)
          : null;
  }
  return pages;
}
