import { rate } from 'openskill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import { recomputeRatings } from '../../functions/core/rating/recompute-ratings';
import type {
  Awards,
  GameResult,
  HallOfFame,
  Log,
  ResultEffect,
  Statistics,
} from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { onStepClosed } from '../../functions/core/step/on-step-closed';
import { playSeason } from '../../functions/host/play-season';
import { recomputed } from '../support/computed';
import { type Board, ruledIn, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const REASON = 'The scribe swapped two seats.';

let world: World;
let board: Board;
let address: string;
let played: GameResult;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, rounds: 3, options: { lastYear: 2048 } });
  await playSeason(world.deps, world.clock, board.season);
  address = `/games/${board.game}/result`;
  played = (await world.visitor().get<GameResult>(address)).body;
});
afterAll(() => world.close());

/** The result with the first and last seats' places exchanged, with their figures: sums stay the same. */
function swapped() {
  const seats = [...played.seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const first = seats[0];
  const last = seats.at(-1);
  if (first === undefined || last === undefined) throw new Error('a board without seats');
  const given = seats.map((seat) => {
    const stands = seat === first ? last : seat === last ? first : seat;
    return { seat: seat.seat, place: stands.place ?? 0, figures: stands.figures };
  });
  return { kind: 'correct', ending: played.ending, seats: given } as const;
}

const seasonNow = async () => (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;

/** Everything derived from results, as the API shows it. */
async function projections() {
  const get = async <T>(path: string) => (await world.visitor().get<T>(path)).body;
  const { standing, champions, boards } = await seasonNow();
  const players = await Promise.all(
    Array.from({ length: 7 }, (_, at) => get<PlayerPage>(`/players/player-${at + 1}`)),
  );
  return {
    standing,
    champions,
    boards,
    players,
    overall: (await get<Ratings>('/ratings/overall')).rows,
    faction: (await get<Ratings>('/ratings/ny2047%3Adunning')).rows,
    statistics: await get<Statistics>('/systems/ny2047/statistics'),
    awards: await get<Awards>(`/seasons/${board.season}/awards`),
    hall: await get<HallOfFame>('/hall-of-fame'),
  };
}

/** Ratings over all games computed from places alone, in the order of the record. */
async function ratingsFromPlaces(): Promise<ReadonlyMap<string, { mu: number; sigma: number }>> {
  const skills = new Map<string, { mu: number; sigma: number }>();
  for (const { seats, voided } of (await world.store.results(null)).rows) {
    if (voided === true) continue;
    const before = seats.map(({ player }) => [skills.get(player.id) ?? { mu: 25, sigma: 25 / 3 }]);
    const after = rate(before, { rank: seats.map(({ place }) => place) });
    for (const [at, { player }] of seats.entries()) {
      const [skill] = after[at] ?? [];
      if (skill) skills.set(player.id, skill);
    }
  }
  return skills;
}

describe('a result is corrected after the fact', () => {
  let before: Awaited<ReturnType<typeof projections>>;

  test('what cannot be is refused, field by field, and changes nothing', async () => {
    before = await projections();
    const good = swapped();
    const [one, two, ...rest] = good.seats;
    if (one === undefined || two === undefined) throw new Error('too few seats');
    const { stars = 0, ...fewer } = one.figures;
    const wrong: readonly (readonly [object, readonly (string | number)[]])[] = [
      [
        { ...good, seats: [{ ...one, figures: { ...one.figures, gold: 1 } }, two, ...rest] },
        ['seats', 0, 'figures', 'gold'],
      ],
      [{ ...good, seats: [{ ...one, figures: fewer }, two, ...rest] }, ['seats', 0, 'figures', 'stars']],
      [
        { ...good, seats: [{ ...one, figures: { ...one.figures, stars: stars + 500 } }, two, ...rest] },
        ['seats'],
      ],
      [
        { ...good, seats: [{ ...one, figures: { ...one.figures, stars: -1 } }, two, ...rest] },
        ['seats', 0, 'figures', 'stars'],
      ],
      [{ ...good, seats: [{ ...one, seat: 'venice' }, two, ...rest] }, ['seats', 0, 'seat']],
      [{ ...good, seats: [two, ...rest] }, ['seats']],
      [{ ...good, seats: good.seats.map((seat) => ({ ...seat, place: 2 })) }, ['seats', 0, 'place']],
      [{ ...good, ending: 'won', seats: good.seats.map((seat) => ({ ...seat, place: 1 })) }, ['ending']],
      [{ ...good, reason: 'no' }, ['reason']],
    ];
    for (const [body, path] of wrong) {
      const answer = await board.organizer.post(address, { reason: REASON, ...body });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
      const { problems } = answer.body as { problems: { path: (string | number)[] }[] };
      expect(problems.map((problem) => problem.path)).toContainEqual(path);
    }
    expect(await projections()).toEqual(before);
  });

  test('a player of the game may not, nor a person without a role; the answer says what exists already', async () => {
    const player = await world.person('player-1');
    expect(await player.post(address, { kind: 'void', reason: REASON })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    await board.organizer.put(`/leagues/${board.league}/members/player-1/roles`, { roles: ['moderator'] });
    for (const path of [address, `${address}/effect`])
      expect(
        await player.post(path, path === address ? { kind: 'void', reason: REASON } : { kind: 'void' }),
      ).toMatchObject({
        status: 403,
        body: { code: 'conflict-of-interest' },
      });
    expect(await board.organizer.post(address, { kind: 'restore', reason: REASON })).toMatchObject({
      status: 409,
      body: { code: 'nothing-changes' },
    });
  });

  test('the effect is shown first, and is what then happens', async () => {
    const { body: effect } = await board.organizer.post<ResultEffect>(`${address}/effect`, swapped());
    expect(effect.standing.length).toBeGreaterThanOrEqual(2);
    expect(await projections()).toEqual(before);
    const ruled = await board.organizer.post<GameResult>(address, { ...swapped(), reason: REASON });
    expect(ruled).toMatchObject({
      status: 200,
      body: { state: 'corrected', rulings: [{ kind: 'correct' }] },
    });
    const { standing, champions } = await seasonNow();
    for (const { player, after } of effect.standing)
      expect(standing.find((row) => row.player.id === player.id)).toMatchObject(after);
    expect(champions).toEqual(standing.filter(({ place }) => place === 1).map(({ player }) => player));
  });

  test('the league’s log has what, who, why, before and after', async () => {
    for (const path of [`/seasons/${board.season}/log`, `/leagues/${board.league}/log`]) {
      const entries = ruledIn((await world.visitor().get<Log>(path)).body);
      expect(entries).toMatchObject([
        {
          kind: 'correct',
          game: board.game,
          by: { id: 'olga' },
          reason: REASON,
          subject: 'Round 1, board 1',
        },
      ]);
      expect(entries[0]?.before).not.toBe(entries[0]?.after);
    }
  });

  test('ratings, statistics and awards follow, the same as from zero', async () => {
    await world.deliver();
    const corrected = await projections();
    expect(corrected.overall).not.toEqual(before.overall);
    expect(corrected.statistics).not.toEqual(before.statistics);
    for (const [player, skill] of await ratingsFromPlaces())
      expect(await world.store.rating(player, 'overall')).toMatchObject({ ...skill, games: 3 });
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
    expect(await projections()).toEqual(corrected);
  });

  test('the last step’s event, delivered once more, does not bring the old result back', async () => {
    const corrected = await seasonNow();
    const step = (await world.store.gate(board.game))?.step ?? 0;
    await onStepClosed(world.deps, {
      id: 'again',
      kind: 'step-closed',
      at: 0,
      game: board.game,
      step,
      finished: true,
    });
    expect(await seasonNow()).toEqual(corrected);
  });

  test('is not ruled on by a moderator who saw it before the last ruling', async () => {
    const { rulings } = (await world.visitor().get<GameResult>(address)).body;
    const numbers = rulings.map(({ number }) => number);
    const seen = Math.max(0, ...numbers);
    expect(seen).toBeGreaterThan(0);
    const wanted = { kind: 'void', reason: REASON, seen: seen - 1 };
    expect(await board.organizer.post(address, wanted)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const { reason: _, ...considered } = wanted;
    expect(await board.organizer.post(`${address}/effect`, considered)).toMatchObject({ status: 409 });
    expect(await board.organizer.post(`${address}/effect`, { ...considered, seen })).toMatchObject({
      status: 200,
    });
    expect((await world.visitor().get<GameResult>(address)).body.rulings).toHaveLength(rulings.length);
  });

  test('declared void it counts for nobody', async () => {
    await board.organizer.post(address, { kind: 'void', reason: REASON });
    await world.deliver();
    const { standing, boards } = await seasonNow();
    expect(boards.find(({ game }) => game === board.game)?.result).toBe('void');
    for (const { rounds } of standing) expect(rounds.map(({ round }) => round)).toEqual([2, 3]);
    for (const [player, skill] of await ratingsFromPlaces())
      expect(await world.store.rating(player, 'overall')).toMatchObject({ ...skill, games: 2 });
    const { boards: sizes } = (await world.visitor().get<Statistics>('/systems/ny2047/statistics')).body;
    expect(sizes.map(({ players, games }) => [players, games])).toEqual([[7, 2]]);
    const { body } = await world.visitor().get<PlayerPage>('/players/player-1');
    expect(body.results.filter(({ voided }) => voided).map(({ game }) => game)).toEqual([board.game]);
    expect(body.byOpponent.every(({ games }) => games <= 2)).toBe(true);
    // An award is for the games that it names.
    const { awards } = (await world.visitor().get<Awards>(`/seasons/${board.season}/awards`)).body;
    expect(awards.length).toBeGreaterThan(0);
    expect(awards.flatMap(({ games }) => games)).not.toContain(board.game);
  });

  test('restored, everything is what it was', async () => {
    await board.organizer.post(address, { kind: 'restore', reason: REASON });
    await world.deliver();
    expect(await projections()).toEqual(before);
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
    const { rulings } = (await world.visitor().get<GameResult>(address)).body;
    expect(rulings.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'correct'],
      [2, 'void'],
      [3, 'restore'],
    ]);
  });
});

test('a game that is being played has no result to correct', async () => {
  const other = await startWorld();
  const running = await startBoard(other, { humans: 1 });
  const path = `/games/${running.game}/result`;
  expect(await other.visitor().get(path)).toMatchObject({ status: 409, body: { code: 'game-running' } });
  expect(await running.organizer.post(path, { kind: 'void', reason: REASON })).toMatchObject({
    status: 409,
    body: { code: 'game-running' },
  });
  await other.close();
});
