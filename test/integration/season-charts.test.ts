import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '../../functions/core/game/boards.schema';
import type { SeasonCourse, SeasonStatistics } from '../../functions/core/season/season-charts.schema';
import type { SeasonBoards, SeasonStanding } from '../../functions/core/season/season-pages.schema';
import { writeLargeSeason } from '../support/large-season';
import { startWorld, type World } from '../support/world';

const ROUNDS = [1, 2, 3];

let world: World;
let season: string;
const boards = new Map<number, readonly Board[]>();
beforeAll(async () => {
  world = await startWorld();
  season = (await writeLargeSeason(world.store, { players: 84, rounds: 3, now: world.clock.now() })).id;
  for (const round of ROUNDS) boards.set(round, (await read<SeasonBoards>(`/boards?round=${round}`)).boards);
});
afterAll(() => world.close());

const read = async <T>(path: string, who = world.visitor()) =>
  (await who.get<T>(`/seasons/${season}${path}`)).body;

/** A player's total after a round, added up from the boards themselves. */
function totalAfter(player: string, last: number): number {
  const own = ROUNDS.filter((round) => round <= last).flatMap((round) =>
    (boards.get(round) ?? []).flatMap(({ seats }) => seats.filter((seat) => seat.player.id === player)),
  );
  return own.reduce((sum, { points }) => sum + points, 0);
}

describe('the course of a season', () => {
  test('has the leaders in the order of the standing, with place and total after each round', async () => {
    const [{ players, rounds, count }, standing] = await Promise.all([
      read<SeasonCourse>('/course'),
      read<SeasonStanding>('/standing'),
    ]);
    expect(rounds).toEqual([1, 2, 3].map((round) => ({ round, running: round === 3 })));
    expect(count).toBe(84);
    expect(players.map(({ player }) => player.id)).toEqual(
      standing.rows.slice(0, 8).map(({ player }) => player.id),
    );
    const everyone = [
      ...new Set((boards.get(1) ?? []).flatMap(({ seats }) => seats.map((one) => one.player.id))),
    ];
    for (const { player, rounds: course } of players)
      for (const { round, at, place, total } of course) {
        expect(total).toBeCloseTo(totalAfter(player.id, round), 9);
        const better = everyone.filter((other) => totalAfter(other, round) > total + 1e-9).length;
        const level = everyone.filter((other) => Math.abs(totalAfter(other, round) - total) < 1e-9).length;
        // Tie-breaks separate equal totals.
        expect(place).toBeGreaterThan(better);
        expect(place).toBeLessThanOrEqual(better + level);
        expect(at).toBeGreaterThanOrEqual(place ?? 0);
      }
  });

  test('ends where the standing ends', async () => {
    const [{ players, page, pages }, standing] = await Promise.all([
      read<SeasonCourse>('/course?page=3'),
      read<SeasonStanding>('/standing?page=2'),
    ]);
    const rows = standing.rows.slice(0, 25);
    expect([page, pages]).toEqual([3, 4]);
    expect(
      players.map(({ player, rounds }) => [player.id, rounds.at(-1)?.place, rounds.at(-1)?.total]),
    ).toEqual(rows.map(({ player, place, total }) => [player.id, place, total]));
    expect(players.map(({ rounds }) => rounds.at(-1)?.at)).toEqual(rows.map((_, at) => 51 + at));
  });

  test('adds the caller to the leaders, wherever they stand', async () => {
    const last = (await read<SeasonStanding>('/standing?page=2')).rows.at(-1)?.player.id ?? '';
    const { players } = await read<SeasonCourse>('/course', await world.person(last));
    expect(players).toHaveLength(9);
    expect(players.at(-1)?.player.id).toBe(last);
  });
});

describe('who comes in late', () => {
  test('has no place in the rounds before, and one from then on', async () => {
    const late = { id: 'late', name: 'Late Comer', kind: 'human' } as const;
    const none = { prefers: [], avoids: [], zone: null };
    const entry = { season, player: late, state: 'in', at: 99, ...none, since: 3, confirmed: 0 } as const;
    await world.store.enter(entry, null, { untilOver: true });
    const board = (await world.store.boards(season)).find(({ round }) => round === 3);
    if (board === undefined) throw new Error('no board of round 3');
    const [first, ...others] = board.seats;
    if (first === undefined) throw new Error('a board without seats');
    await world.store.saveBoard({
      ...board,
      step: board.step + 1,
      seats: [{ ...first, player: late }, ...others],
    });
    const { players } = await read<SeasonCourse>('/course', await world.person('late'));
    const mine = players.find(({ player }) => player.id === 'late')?.rounds;
    expect(mine?.map(({ at, place }) => [at === null, place === null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(mine?.map(({ points }) => points === null)).toEqual([true, true, false]);
  });
});

describe('the cross table', () => {
  test('counts who met whom on finished boards, and who placed higher, from both sides alike', async () => {
    const { rows, columns, meetings, pages } = await read<SeasonStatistics>('/statistics');
    expect([rows.length, columns.length, pages]).toEqual([40, 40, 3]);
    const ended = [1, 2].flatMap((round) => boards.get(round) ?? []);
    for (const { row, column, games, ahead, level } of meetings) {
      const [one, other] = [rows[row]?.player.id, columns[column]?.player.id];
      const met = ended.flatMap(({ seats }) => {
        const own = seats.find(({ player }) => player.id === one)?.place;
        const theirs = seats.find(({ player }) => player.id === other)?.place;
        return typeof own === 'number' && typeof theirs === 'number' ? [{ own, theirs }] : [];
      });
      expect(games).toBe(met.length);
      expect(ahead).toBe(met.filter(({ own, theirs }) => own < theirs).length);
      const back = meetings.find((meeting) => meeting.row === column && meeting.column === row);
      expect(back).toEqual({ row: column, column: row, games, level, ahead: games - ahead - level });
    }
  });

  test('shows any page against any other, so that no meeting is left out', async () => {
    const sides = [1, 2, 3].flatMap((page) => [1, 2, 3].map((against) => [page, against] as const));
    const counts = await Promise.all(
      sides.map(async ([page, against]) => {
        const { meetings } = await read<SeasonStatistics>(`/statistics?page=${page}&against=${against}`);
        return meetings.reduce((sum, { games }) => sum + games, 0);
      }),
    );
    // 24 finished boards of seven, each of whose players meets six others.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24 * 7 * 6);
  });

  test('has every seat with its games, wins and interval', async () => {
    const { seats } = await read<SeasonStatistics>('/statistics');
    expect(seats.map(({ players, games }) => [players, games])).toEqual([[7, 24]]);
    expect(seats[0]?.seats.reduce((sum, { games }) => sum + games, 0)).toBe(24 * 7);
    for (const { wins, games, share, low, high } of seats[0]?.seats ?? []) {
      expect(share).toBe(wins / games);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });
});
