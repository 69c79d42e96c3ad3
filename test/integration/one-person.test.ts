import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { startLeague } from '../support/league';
import { ruledIn } from '../support/season';
import type { Person, World } from '../support/world';

const REASON = 'They share a mail address and say so.';

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

async function announce(players: number, settings: object = {}): Promise<string> {
  const season = {
    name: 'Season 1',
    system: 'ny2047',
    options: { lastYear: 2048 },
    boardSize: 3,
    deadlines: { orders: 60, adjustment: 60 },
    ...settings,
  };
  const { body } = await olga.post<Season>(`/leagues/${league}/seasons`, season);
  for (let at = 1; at <= players; at += 1)
    await (await world.person(`p${at}`)).post(`/seasons/${body.id}/entries`);
  return body.id;
}

const rule = (season: string, keep: string, remove: string, who = olga) =>
  who.post<Season>(`/seasons/${season}/one-person`, { keep, remove, reason: REASON });

const names = ({ entries }: Season) => entries.map(({ player }) => player.id);

describe('two accounts of one person', () => {
  test('before the start one entry goes, with a reason in the log, and does not come back', async () => {
    const season = await announce(4, { registration: { capacity: 3 } });
    const ruled = await rule(season, 'p1', 'p2');
    expect(ruled.status).toBe(200);
    expect(ruled.body.entries.map(({ player, state }) => [player.id, state])).toEqual([
      ['p1', 'in'],
      ['p3', 'in'],
      ['p4', 'in'],
    ]);
    const back = await (await world.person('p2')).post(`/seasons/${season}/entries`);
    expect(back).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    const entries = ruledIn((await world.visitor().get<Log>(`/leagues/${league}/log`)).body);
    expect(entries).toMatchObject([
      { kind: 'one-person', by: { id: 'olga' }, reason: REASON, subject: 'p2 and p1 are one person' },
    ]);
  });

  test('who may not, and what is no pair, is refused', async () => {
    const season = await announce(2);
    const refused = (answer: { status: number }) => answer.status;
    expect(refused(await rule(season, 'p1', 'nobody'))).toBe(404);
    await olga.post(`/seasons/${season}/entries`);
    expect(refused(await rule(season, 'p1', 'p1'))).toBe(403);
    for (const [keep, remove] of [
      ['olga', 'p1'],
      ['p1', 'olga'],
    ] as const)
      expect(await rule(season, keep, remove)).toMatchObject({
        status: 403,
        body: { detail: 'You cannot rule on your own entry.' },
      });
    expect(refused(await rule(season, 'p1', 'p2', await world.person('p1')))).toBe(403);
    expect(names((await olga.get<Season>(`/seasons/${season}`)).body)).toEqual(['olga', 'p1', 'p2']);
  });

  test('a planned round is planned again without the second account', async () => {
    const season = await announce(6, { registration: { review: true }, leftOver: 'bots' });
    await olga.post(`/seasons/${season}/start`);
    const seated = async () =>
      (await olga.get<Season>(`/seasons/${season}`)).body.planned.flatMap(({ boards }) =>
        boards.flatMap((board) => Object.values(board)),
      );
    expect(await seated()).toContain('p2');
    await rule(season, 'p1', 'p2');
    const after = await seated();
    expect(after).toHaveLength(6);
    expect(after).not.toContain('p2');
  });

  test('while a round is played: the board goes on, nobody else’s points change, no further seat', async () => {
    const season = await announce(6, { format: { kind: 'rounds', rounds: 2 } });
    await olga.post(`/seasons/${season}/start`);
    await rule(season, 'p1', 'p2');
    await playSeason(world.deps, world.clock, season);
    const { boards, standing } = (await olga.get<Season>(`/seasons/${season}`)).body;
    const seatsOf = (round: number) =>
      boards
        .filter((board) => board.round === round)
        .flatMap(({ seats }) => seats.map(({ player }) => player.id));
    expect(seatsOf(1)).toContain('p2');
    expect(seatsOf(2)).not.toContain('p2');
    expect(standing.map(({ player }) => player.id)).not.toContain('p2');
    for (const { player, rounds, total } of standing)
      for (const { round, points } of rounds) {
        const seats = boards.filter((board) => board.round === round).flatMap((board) => board.seats);
        expect(seats.find((seat) => seat.player.id === player.id)?.points).toBe(points);
        expect(total).toBeGreaterThanOrEqual(points);
      }
  });
});
