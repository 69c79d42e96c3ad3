import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const THREE_AT_ONCE = { kind: 'rounds', rounds: 3, atOnce: 3 };

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

async function announce(settings: object = {}) {
  const season = {
    ...{ name: 'All seats', system: 'ny2047', boardSize: 3, options: { lastYear: 2047 } },
    deadlines: { orders: 60, adjustment: 60 },
    format: THREE_AT_ONCE,
    ...settings,
  };
  return olga.post<Season>(`/leagues/${league}/seasons`, season);
}

async function started(settings: object = {}): Promise<string> {
  const { id } = (await announce(settings)).body;
  const names = Array.from({ length: 9 }, (_, at) => `Player Nr ${at}`);
  await olga.post(`/seasons/${id}/roster`, { text: names.join('\n') });
  await olga.post(`/seasons/${id}/start`);
  await world.deliver();
  return id;
}

const season = async (id: string) => (await olga.get<Season>(`/seasons/${id}`)).body;

describe('several boards at once', () => {
  test('each player sits on three boards, in each seat once, and meets nobody twice', async () => {
    const { boards } = await season(await started());
    expect(boards).toHaveLength(9);
    const seats = boards.flatMap((board) => board.seats.map(({ seat, player }) => `${player.id} ${seat}`));
    expect(new Set(seats).size).toBe(27);
    const pairs = boards.flatMap(({ seats: [a, b, c] }) =>
      [
        [a, b],
        [a, c],
        [b, c],
      ].map((pair) =>
        pair
          .map((one) => one?.player.id)
          .sort()
          .join(' '),
      ),
    );
    expect(new Set(pairs).size).toBe(27);
  });

  test('the season ends with the last of them, and counts all', async () => {
    const id = await started();
    await playSeason(world.deps, world.clock, id);
    const { status, standing, boards } = await season(id);
    expect([status, boards.every((board) => board.status === 'finished')]).toEqual(['finished', true]);
    expect(standing.map(({ rounds }) => rounds.length)).toEqual(standing.map(() => 3));
  });

  test('five rounds, two at a time: the next two open when both of the first have ended', async () => {
    const id = await started({ format: { kind: 'rounds', rounds: 5, atOnce: 2 } });
    expect((await season(id)).boards.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2]);
    await playSeason(world.deps, world.clock, id);
    const { status, boards } = await season(id);
    expect([status, boards.length]).toEqual(['finished', 15]);
    const opened = await world.store.rounds(id);
    const ends = (round: number) =>
      Math.max(...boards.filter((one) => one.round === round).map((one) => Date.parse(one.updatedAt)));
    for (const round of [3, 4])
      expect(opened[round - 1]?.plannedAt).toBeGreaterThanOrEqual(Math.max(ends(1), ends(2)));
  });

  test('an organizer who looks at rounds first releases them one after the other', async () => {
    const id = await started({ registration: { review: true } });
    for (const round of [1, 2, 3]) {
      expect((await season(id)).planned.map((one) => one.round)).toEqual([round]);
      await olga.post(`/seasons/${id}/rounds/${round}/release`);
      await world.deliver();
    }
    expect((await season(id)).boards).toHaveLength(9);
  });

  test('players cannot confirm each round of several at once', async () => {
    const answer = await announce({ registration: { confirm: true } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('atOnce');
  });
});
