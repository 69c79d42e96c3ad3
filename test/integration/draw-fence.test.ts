import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Store } from '../../functions/core/platform/store';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Person, startWorld, type World } from '../support/world';

/** What happens between the moment at which a round is drawn and the moment at which the draw is stored. */
let whileDrawn: (() => Promise<unknown>) | undefined;
/** Whether the process dies once a draw is stored. */
let failsAfterDraw = false;

function drawsSlowly(store: Store): Store {
  return new Proxy(store, {
    get(target, question: keyof Store) {
      if (question !== 'planRound') return target[question];
      return async (...args: Parameters<Store['planRound']>) => {
        const happens = whileDrawn;
        whileDrawn = undefined;
        await happens?.();
        const planned = await target.planRound(...args);
        if (failsAfterDraw) throw new Error('the process died');
        return planned;
      };
    },
  });
}

const SETTINGS = {
  name: 'Season 1',
  system: 'ny2047',
  boardSize: 3,
  options: { lastYear: 2047 },
  format: { kind: 'rounds', rounds: 3 },
  leftOver: 'byes',
  deadlines: { orders: 60, adjustment: 60 },
};

let world: World;
let olga: Person;
let path: string;

beforeEach(async () => {
  whileDrawn = undefined;
  failsAfterDraw = false;
  world = await startWorld(drawsSlowly);
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

async function done<T>(answer: Promise<{ status: number; body: T; text: string }>): Promise<T> {
  const { status, body, text } = await answer;
  if (status !== 200) throw new Error(text);
  return body;
}

/** A season whose first round is played, with its check-in for the second one open. */
async function betweenRounds(registration: object, players = 4): Promise<void> {
  const league = (await done(olga.post<League>('/leagues', { name: 'Club' }))).id;
  const { id } = await done(olga.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, registration }));
  path = `/seasons/${id}`;
  for (let at = 1; at <= players; at += 1) await done((await world.person(`p${at}`)).post(`${path}/entries`));
  await done(olga.post(`${path}/start`));
  await world.deliver();
  const [first] = await rounds();
  if (first?.state === 'planned') await done(olga.post(`${path}/rounds/1/release`));
  await world.deliver();
  await playSeason(world.deps, world.clock, id);
}

const rounds = () => world.store.rounds(path.slice('/seasons/'.length));
const entry = async (player: string) => {
  const found = await world.store.entry(path.slice('/seasons/'.length), player);
  if (found === undefined) throw new Error(`${player} is not registered`);
  return found;
};
const answer = async (player: string, confirm: boolean, round?: number) =>
  (await world.person(player)).put<{ code?: string; detail?: string }>(`${path}/entries/me`, {
    confirm,
    ...(round !== undefined && { round }),
  });
/** Three of four answer, so the fourth is silent and has no board. */
async function threeAnswer() {
  for (const [at, confirm] of [true, true, true].entries()) await done(answer(`p${at + 1}`, confirm));
  await done(olga.post(`${path}/rounds/2/open`));
  await world.deliver();
}
const isNamedIn = (round: Awaited<ReturnType<typeof rounds>>[number] | undefined, player: string) =>
  round?.boards.some((board) => Object.values(board).includes(player)) === true ||
  round?.sittingOut.includes(player) === true;

describe('a drawn round takes no more promises', () => {
  test.each([
    ['that waits for its organizer’s review', { confirm: true, review: true }],
    ['that is released at once', { confirm: true, review: false }],
  ])('“I play” for a round %s is refused, and names the next one', async (_name, registration) => {
    await betweenRounds(registration);
    await threeAnswer();
    const before = await entry('p4');
    const late = await answer('p4', true, 2);
    expect(late).toMatchObject({ status: 409, body: { code: 'round-drawn' } });
    expect(late.body.detail).toContain('Round 2 has been drawn');
    expect(await entry('p4')).toEqual(before);
    expect((await answer('p4', true, 3)).status).toBe(200);
    expect((await entry('p4')).confirmed).toBe(3);
  });

  test('an answer for a later round is refused before the one between is drawn, and counts for no other', async () => {
    await betweenRounds({ confirm: true, review: true });
    const before = await entry('p4');
    expect(await answer('p4', true, 3)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await answer('p4', true, 1000)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await entry('p4')).toEqual(before);
  });

  test('without a number it is meant for the next round that is not drawn', async () => {
    await betweenRounds({ confirm: true, review: true });
    await threeAnswer();
    expect(await answer('p4', true)).toMatchObject({ status: 409, body: { code: 'round-drawn' } });
    expect((await answer('p1', true)).status).toBe(200);
  });

  test('“I do not play” still frees a seat while the round waits for review, and none once it is released', async () => {
    await betweenRounds({ confirm: true, review: true }, 5);
    for (const at of [1, 2, 3, 4]) await done(answer(`p${at}`, true));
    await done(olga.post(`${path}/rounds/2/open`));
    await world.deliver();
    await done(answer('p1', false));
    await world.deliver();
    expect(isNamedIn((await rounds())[1], 'p1') && (await rounds())[1]?.away?.p1 === undefined).toBe(false);
    await done(olga.post(`${path}/rounds/2/release`));
    await world.deliver();
    expect(await answer('p2', false, 2)).toMatchObject({ status: 409, body: { code: 'round-drawn' } });
  });

  test('an answer that arrives while the round is being drawn is in the draw', async () => {
    await betweenRounds({ confirm: true, review: false }, 7);
    for (const at of [1, 2, 3, 4, 5]) await done(answer(`p${at}`, true));
    // Five make one board and two byes; six make two boards.
    // The answer is stored, and what follows from it comes later: it would draw the round by itself.
    const sixth = await entry('p6');
    whileDrawn = () =>
      world.deps.store.saveEntryDetails(
        sixth,
        { confirmed: 2 },
        { answersFor: { round: 2, whilePlanned: false } },
      );
    await done(olga.post(`${path}/rounds/2/open`));
    await world.deliver();
    const [, second] = await rounds();
    const seated = second?.boards.flatMap((board) => Object.values(board)).sort();
    expect(seated).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
  });
});

describe('late registration', () => {
  const LATE = { late: true, review: true, confirm: true };
  const late = async () =>
    (await world.store.entries(path.slice('/seasons/'.length))).find(({ since }) => since > 1);

  test.each([
    'registers',
    'is entered by an organizer',
  ])('somebody who %s while a round is being released plays from the round after it', async (how) => {
    await betweenRounds({ late: true, confirm: true, review: false });
    for (const at of [1, 2, 3]) await done(answer(`p${at}`, true));
    // The draw is stored, and the process dies before the season knows of its new round.
    failsAfterDraw = true;
    await expect(olga.post(`${path}/rounds/2/open`)).rejects.toThrow('the process died');
    failsAfterDraw = false;
    expect((await rounds())[1]).toMatchObject({ state: 'open' });
    expect((await world.store.season(path.slice('/seasons/'.length)))?.round).toBe(1);
    if (how === 'registers') await done((await world.person('late')).post(`${path}/entries`));
    else await done(olga.post(`${path}/roster`, { text: 'Late Player' }));
    expect(await late()).toMatchObject({ state: 'in', since: 3, confirmed: 3 });
  });

  test('while the round is being drawn is in the draw', async () => {
    await betweenRounds(LATE);
    for (const at of [1, 2, 3]) await done(answer(`p${at}`, true));
    whileDrawn = async () => done((await world.person('late')).post(`${path}/entries`));
    await done(olga.post(`${path}/rounds/2/open`));
    await world.deliver();
    expect(await entry('late')).toMatchObject({ since: 2 });
    expect(isNamedIn((await rounds())[1], 'late')).toBe(true);
  });
});
