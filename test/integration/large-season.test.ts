import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  SeasonBoards,
  SeasonEntries,
  SeasonStanding,
} from '../../functions/core/season/season-pages.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { writeLargeSeason } from '../support/large-season';
import { startWorld, type World } from '../support/world';

let world: World;
let season: string;
beforeAll(async () => {
  world = await startWorld();
  const now = world.clock.now();
  season = (await writeLargeSeason(world.store, { players: 350, rounds: 3, now })).id;
});
afterAll(() => world.close());

const read = async <T>(path: string, who = world.visitor()) =>
  (await who.get<T>(`/seasons/${season}${path}`)).body;

/** The largest reply on a large season: a page that shows it stays below 300 kB. */
const LIGHT = 150_000;

describe('a season of 350 players', () => {
  test.each([
    '',
    '/standing',
    '/standing?page=7',
    '/course',
    '/course?page=7',
    '/statistics',
    '/statistics?page=2&against=3',
    '/entries',
    '/boards',
    '/boards?round=1&page=3',
  ])('is answered in small replies: %s', async (path) => {
    const { status, text } = await world.visitor().get(`/seasons/${season}${path}`);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(LIGHT);
  });

  test('says how many there are of what it shows the first of', async () => {
    const { counts, entries, boards, standing } = await read<Season>('');
    expect(counts).toEqual({ in: 350, waiting: 0, asked: 0, boards: 150, running: 50, standing: 350 });
    expect([entries.length, boards.length, standing.length]).toEqual([100, 60, 50]);
    expect(new Set(boards.map(({ round }) => round))).toEqual(new Set([2, 3]));
  });

  test('shows a player their own boards and place, wherever they are', async () => {
    const first = await read<SeasonStanding>('/standing?page=7');
    const last = first.rows.at(-1)?.player.id ?? '';
    const player = await world.person(last);
    const { boards, myRow, standing } = await read<Season>('', player);
    expect(standing.map(({ player }) => player.id)).not.toContain(last);
    expect(myRow?.player.id).toBe(last);
    const own = boards.filter(({ seats }) => seats.some(({ player }) => player.id === last));
    expect(own.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect((await read<SeasonStanding>('/standing', player)).mine).toEqual({ place: myRow?.place, page: 7 });
  });

  test('lists everyone once over the pages of the standing, in the order of places', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => read<SeasonStanding>(`/standing?page=${page}`)),
    );
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ player }) => player.id)).size).toBe(350);
    expect(rows.map(({ place }) => place)).toEqual(
      rows.map(({ place }) => place).sort((one, other) => one - other),
    );
    expect(rows.every(({ total, explained }) => explained.total === total)).toBe(true);
    expect(pages.map(({ page, pages, count }) => [page, pages, count])).toContainEqual([7, 7, 350]);
    expect((await read<SeasonStanding>('/standing?page=99')).page).toBe(7);
  });

  test('finds a player by a part of the name, in the standing, among the entries and on the boards', async () => {
    const { rows, count } = await read<SeasonStanding>('/standing?search=player%20123');
    expect([rows.map(({ player }) => player.name), count]).toEqual([['Player 123'], 1]);
    const { entries } = await read<SeasonEntries>('/entries?search=R%20123');
    expect(entries.map(({ player }) => player.name)).toEqual(['Player 123']);
    const { boards, round } = await read<SeasonBoards>('/boards?search=player%20123');
    expect([boards.length, round]).toEqual([1, 3]);
    expect((await read<SeasonStanding>('/standing?search=nobody')).rows).toEqual([]);
  });

  test('pages the boards of a round', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read<SeasonBoards>(`/boards?round=2&page=${page}`)),
    );
    const games = pages.flatMap(({ boards }) => boards.map(({ game }) => game));
    expect(new Set(games).size).toBe(50);
    expect(pages[0]?.rounds).toEqual([
      { round: 1, boards: 50, running: 0 },
      { round: 2, boards: 50, running: 0 },
      { round: 3, boards: 50, running: 50 },
    ]);
  });

  test('is whole in its files, and the frame for other sites shows the head', async () => {
    const lines = (await world.visitor().get(`/seasons/${season}/standing.csv`)).text.trim().split('\n');
    expect(lines).toHaveLength(351);
    const widget = (await world.visitor().get(`/seasons/${season}/widget`)).text;
    expect(widget.match(/<tr>/g)).toHaveLength(51);
    expect(widget).toContain('All 350 places');
  });
});

describe('the settings that are fixed', () => {
  test('are named with the reason, before an organizer tries to change them', async () => {
    const { fixed } = await read<Season>('');
    expect(fixed.map(({ setting }) => setting)).toEqual([
      ...[
        'system',
        'options',
        'boardSize',
        'format',
        'leftOver',
        'scoring',
        'scoringByRound',
        'aggregation',
        'division',
        'anonymous',
      ],
    ]);
    expect(fixed.every(({ why }) => why.length > 10)).toBe(true);
  });
});
