import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bracket } from '../../functions/core/round/bracket.schema';
import { reconcileSeason } from '../../functions/core/season/reconcile-season';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

/** A cup of quick games, started with this many players. */
async function start(count: number, settings: object = {}): Promise<string> {
  const announced = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Cup', system: 'ny2047', boardSize: 4, options: { lastYear: 2047 } },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    ...{ format: { kind: 'knock-out', advance: 2 }, leftOver: 'byes' },
    ...settings,
  });
  const { id } = announced.body;
  for (let at = 1; at <= count; at += 1) await (await world.person(`p${at}`)).post(`/seasons/${id}/entries`);
  expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({ status: 200 });
  return id;
}

const seen = async (id: string) => (await olga.get<Season>(`/seasons/${id}`)).body;

async function sittingOut(season: string, round: number): Promise<readonly string[]> {
  const { body } = await olga.get<{ sittingOut: string[] }>(`/seasons/${season}/rounds/${round}`);
  return body.sittingOut;
}

/** Players on the boards of a round. */
function seatedIn({ boards }: Season, round: number): readonly string[] {
  return boards
    .filter((board) => board.round === round)
    .flatMap(({ seats }) => seats.map(({ player }) => player?.id ?? ''));
}

const bracketOf = async (id: string) => (await world.visitor().get<Bracket>(`/seasons/${id}/bracket`)).body;

describe('the bracket', () => {
  test('shows the stages, who goes on from each board, byes and the winner', async () => {
    const id = await start(10);
    await world.deliver();
    const running = await bracketOf(id);
    expect(running).toMatchObject({ advance: 2, champions: [], stages: [{ round: 1, final: false }] });
    expect(running.stages[0]?.boards.flatMap(({ seats }) => seats.map(({ goesOn }) => goesOn))).toEqual(
      Array(8).fill(null),
    );
    await playSeason(world.deps, world.clock, id);
    const { stages, champions } = await bracketOf(id);
    expect(stages.map(({ final }) => final)).toEqual([false, false, true]);
    for (const [at, { boards, byes }] of stages.entries()) {
      const on = boards.flatMap(({ seats }) =>
        seats.filter(({ goesOn }) => goesOn).map(({ player }) => player.id),
      );
      const next = stages[at + 1];
      expect([...on, ...(next === undefined ? [] : byes.map((person) => person.id))].sort()).toEqual(
        next === undefined
          ? champions.map((person) => person.id)
          : [
              ...next.byes.map((person) => person.id),
              ...next.boards.flatMap(({ seats }) => seats.map(({ player }) => player.id)),
            ].sort(),
      );
    }
  });

  test('is that of a knock-out alone', async () => {
    const id = await start(4, { format: { kind: 'rounds', rounds: 1 } });
    expect(await world.visitor().get(`/seasons/${id}/bracket`)).toMatchObject({ status: 404 });
  });

  test('names nobody on an anonymous board that is being played', async () => {
    const id = await start(8, { press: 'gunboat' });
    await world.deliver();
    const { stages } = await bracketOf(id);
    const names = stages.flatMap(({ boards }) =>
      boards.flatMap(({ seats }) => seats.map(({ player }) => player.id)),
    );
    expect(new Set(names)).toEqual(new Set(['anonymous']));
  });
});

describe('a knock-out', () => {
  test('takes those who sat out to the next stage, and ends with one winner and a place for each', async () => {
    const id = await start(10);
    const first = await sittingOut(id, 1);
    expect(first).toHaveLength(2);
    await playSeason(world.deps, world.clock, id);
    const season = await seen(id);
    const second = [...seatedIn(season, 2), ...(await sittingOut(id, 2))];
    expect(second).toHaveLength(6);
    expect(second).toEqual(expect.arrayContaining([...first]));
    expect(seatedIn(season, 3)).toEqual(expect.arrayContaining([...(await sittingOut(id, 2))]));
    expect(season).toMatchObject({ status: 'finished', rounds: 3, champions: [{ kind: 'human' }] });
    expect(season.entries.filter(({ player }) => player.kind === 'bot')).toEqual([]);
    const places = new Map(season.standing.map(({ player, place }) => [player.id, place]));
    expect(places.get(season.champions[0]?.id ?? '')).toBe(1);
    expect([...places.values()].filter((place) => place === 1)).toHaveLength(1);
    const finalists = seatedIn(season, 3).map((player) => places.get(player) ?? 0);
    expect(Math.max(...finalists)).toBeLessThanOrEqual(4);
    expect(second.filter((player) => (places.get(player) ?? 0) > 6)).toEqual([]);
  });

  test('with bots takes people on, reuses bots that are out, and a person wins it', async () => {
    const id = await start(9, { leftOver: 'bots' });
    await playSeason(world.deps, world.clock, id);
    const season = await seen(id);
    const bots = season.entries.filter(({ player }) => player.kind === 'bot');
    expect(bots.length).toBeLessThanOrEqual(3);
    expect(season.champions).toMatchObject([{ kind: 'human' }]);
    const last = seatedIn(season, Math.max(...season.boards.map(({ round }) => round)));
    expect(last).toContain(season.champions[0]?.id);
    const first = season.boards.filter(({ round }) => round === 1);
    const people = first.flatMap(({ seats }) =>
      seats
        .filter(({ player }) => player?.kind === 'human')
        .sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || other.points - one.points)
        .slice(0, 2)
        .map(({ player }) => player?.id),
    );
    expect(people.filter((player) => seatedIn(season, 2).includes(player ?? ''))).toHaveLength(people.length);
  });

  test('gives the place of a player who leaves between stages to the next best of their board', async () => {
    const id = await start(8, { registration: { review: true } });
    await olga.post(`/seasons/${id}/rounds/1/release`);
    await playSeason(world.deps, world.clock, id);
    const before = await seen(id);
    const planned = (season: Season) =>
      season.planned[0]?.boards.flatMap((board) => Object.values(board)) ?? [];
    const [leaver = ''] = planned(before);
    await (await world.person(leaver)).remove(`/seasons/${id}/entries/me`);
    expect(await olga.post(`/seasons/${id}/rounds/2/redraw`)).toMatchObject({ status: 200 });
    const after = planned(await seen(id));
    expect(after).toHaveLength(4);
    const board = before.boards.find(({ seats }) => seats.some(({ player }) => player?.id === leaver));
    const [fresh] = after.filter((player) => !planned(before).includes(player));
    expect(board?.seats.map(({ player }) => player?.id)).toContain(fresh);
  });

  test('plans no second stage where another run has planned the first one meanwhile', async () => {
    const id = await start(8, { registration: { review: true } });
    await world.store.discardPlan(id, 1);
    let hasRead = false;
    const rounds = async (season: string) => {
      const read = await world.store.rounds(season);
      if (!hasRead) {
        hasRead = true;
        await reconcileSeason(world.deps, season);
      }
      return read;
    };
    await reconcileSeason({ ...world.deps, store: { ...world.store, rounds } }, id);
    const planned = await world.store.rounds(id);
    expect(planned.map(({ round, state }) => [round, state])).toEqual([[1, 'planned']]);
  });

  test('takes nobody once its first stage is drawn, since they would never be seated', async () => {
    const id = await start(8, { registration: { late: true } });
    const late = await (await world.person('late')).post(`/seasons/${id}/entries`);
    expect(late).toMatchObject({ status: 409, body: { code: 'registration-closed' } });
    const listed = await olga.post(`/seasons/${id}/roster`, { text: 'Somebody Late' });
    expect(listed).toMatchObject({ status: 409, body: { code: 'registration-closed' } });
    expect((await seen(id)).registrationOpen).toBe(false);
  });

  test('does not let an organizer swap somebody back in who was knocked out', async () => {
    const id = await start(8, { registration: { review: true } });
    await olga.post(`/seasons/${id}/rounds/1/release`);
    await playSeason(world.deps, world.clock, id);
    const { planned, entries } = await seen(id);
    const through = planned[0]?.boards.flatMap((board) => Object.values(board)) ?? [];
    const out = entries.map(({ player }) => player.id).find((player) => !through.includes(player));
    expect(planned[0]?.people.map(({ id: player }) => player).sort()).toEqual([...through].sort());
    const swap = (players: readonly unknown[]) => olga.post(`/seasons/${id}/rounds/2/swap`, { players });
    expect(await swap([through[0], out])).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await swap([through[0], through[1]])).toMatchObject({ status: 200 });
  });

  test('lets nobody in who asked before its first stage was drawn and was not answered', async () => {
    const announced = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Cup', system: 'ny2047', boardSize: 4, options: { lastYear: 2047 } },
      deadlines: { orders: 60, adjustment: 60 },
      ...{ format: { kind: 'knock-out', advance: 2 }, leftOver: 'byes' },
      registration: { mode: 'approval' },
    });
    const { id } = announced.body;
    for (let at = 1; at <= 9; at += 1) await (await world.person(`p${at}`)).post(`/seasons/${id}/entries`);
    for (let at = 1; at <= 8; at += 1)
      await olga.put(`/seasons/${id}/entries/p${at}/decision`, { accept: true });
    expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({ status: 200 });
    const closed = { status: 409, body: { code: 'registration-closed' } };
    expect(await olga.put(`/seasons/${id}/entries/p9/decision`, { accept: true })).toMatchObject(closed);
    expect(await olga.post(`/seasons/${id}/admissions`)).toMatchObject(closed);
    expect(await olga.put(`/seasons/${id}/entries/p9/decision`, { accept: false })).toMatchObject({
      status: 200,
    });
  });
});
