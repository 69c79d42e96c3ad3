import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraw } from '../../engine/tournament/seating/check';
import type { Desk } from '../../functions/core/case/desk.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { EnteredResults } from '../../functions/core/result/table-results.schema';
import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { Draw, Round } from '../../functions/core/round/draws.schema';
import type { SeasonBoards } from '../../functions/core/season/season-pages.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { connectServer, give, linkDiscord } from '../support/discord';
import { startLeague } from '../support/league';
import { startNotifying } from '../support/notifying';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

/** A season of quick duels, started with this many players. */
async function start(count: number, format: object, settings: object = {}): Promise<string> {
  const announced = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Cup', system: 'ny2047', boardSize: 2, options: { lastYear: 2047 } },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    ...{ format, leftOver: 'byes' },
    ...settings,
  });
  expect(announced).toMatchObject({ status: 200 });
  const { id } = announced.body;
  for (let at = 1; at <= count; at += 1) await (await world.person(`p${at}`)).post(`/seasons/${id}/entries`);
  expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({ status: 200 });
  return id;
}

const seen = async (id: string) => (await olga.get<Season>(`/seasons/${id}`)).body;
const bracketOf = async (id: string) => (await world.visitor().get<Bracket>(`/seasons/${id}/bracket`)).body;

/** The boards of each stage by section, as the players who sat there. */
function boardsIn({ stages }: Bracket, section: string): readonly (readonly string[])[] {
  return stages.flatMap(({ boards }) =>
    boards
      .filter((board) => board.section === section)
      .map(({ seats }) => seats.map(({ player }) => player.id)),
  );
}

/** Every round's draw can be repeated from what is published. */
async function expectRepeatable(id: string, rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const { body } = await world.visitor().get<Draw>(`/seasons/${id}/rounds/${round}/draw`);
    expect(checkDraw(body)).toEqual({ result: 'repeated' });
  }
}

const playedRounds = ({ boards }: Season) => Math.max(...boards.map(({ round }) => round));
const placesIn = ({ standing }: Season) => new Map(standing.map(({ player, place }) => [player.id, place]));

describe('a cup with a board for the third place and a consolation cup', () => {
  test('plays both beside it, and ranks those who play there', async () => {
    const id = await start(8, { kind: 'knock-out', advance: 1, thirdPlace: true, consolation: true });
    await playSeason(world.deps, world.clock, id);
    const [season, bracket] = [await seen(id), await bracketOf(id)];
    expect(season).toMatchObject({ status: 'finished', rounds: 3 });
    expect(bracket.stages.map(({ boards }) => boards.map(({ section }) => section))).toEqual([
      ['cup', 'cup', 'cup', 'cup'],
      ['cup', 'cup', 'consolation', 'consolation'],
      ['cup', 'third-place', 'consolation'],
    ]);
    expect(bracket.named.map(({ name }) => name)).toEqual(['quarter-final', 'semi-final', 'final']);
    expect(season.stages).toEqual(bracket.named);
    expect(bracket.stages[2]?.boards.every(({ final, seats }) => final && seats[0]?.goesOn === true)).toBe(
      true,
    );
    const places = placesIn(season);
    const placesOf = (players: readonly string[]) => players.map((id) => places.get(id));
    const [, , , , , , final = []] = boardsIn(bracket, 'cup');
    expect(placesOf(final)).toEqual([1, 2]);
    expect(placesOf(boardsIn(bracket, 'third-place')[0] ?? [])).toEqual([3, 4]);
    expect(placesOf(boardsIn(bracket, 'consolation').at(-1) ?? [])).toEqual([5, 6]);
    await expectRepeatable(id, 3);
  });

  test('is told in mails, posts, calendars and reports by the names that its pages use', async () => {
    const notified = startNotifying(world);
    const id = await start(8, { kind: 'knock-out', advance: 1, thirdPlace: true, consolation: true });
    await notified.send();
    await playSeason(world.deps, world.clock, id);
    await notified.send();
    const subjects = [...new Set(notified.sent.map(({ notification }) => notification.title))];
    const begun = subjects.filter((title) => / has begun/.test(title));
    const boards = ['Quarter-finals', 'Semi-finals', 'Final', 'Third place', 'Consolation cup'];
    for (const stage of boards)
      expect(
        begun.some((title) => title.startsWith(`Your game has begun: New York 2047: Cup, ${stage}, board `)),
        stage,
      ).toBe(true);
    expect(subjects.filter((title) => /round \d/i.test(title))).toEqual([]);
    const report = async (round: number, language = 'en') =>
      (await world.visitor().get(`/seasons/${id}/rounds/${round}/report.md?language=${language}`)).text;
    expect(await report(3)).toMatch(/^# Cup, Final\n/);
    expect(await report(3)).toContain('**Board 2, Third place**');
    expect(await report(2, 'de')).toContain('# Cup, Halbfinale');
    // Groups of a round, and rounds that are only counted, keep their number.
    const rounds = await start(4, { kind: 'rounds', rounds: 2 });
    await notified.send();
    expect(notified.sent.some(({ notification }) => / round 1, board /.test(notification.title))).toBe(true);
    await playSeason(world.deps, world.clock, rounds);
    expect((await world.visitor().get(`/seasons/${rounds}/rounds/2/report.md`)).text).toMatch(
      /^# Cup, round 2\n/,
    );
  });

  test('shows organizers the names of its rounds', async () => {
    const id = await start(4, { kind: 'knock-out', advance: 1 }, { registration: { review: true } });
    const waiting = async () =>
      (await olga.get<Inbox>(`/leagues/${league}/inbox`)).body.items.map(({ text }) => text);
    expect(await waiting()).toEqual([
      'The next round of Cup (Semi-finals) is planned and waits for its release.',
    ]);
    await olga.post(`/seasons/${id}/rounds/1/release`);
    await world.deliver();
    const { game = '', board = 0 } = (await seen(id)).boards[0] ?? {};
    const { deadline = 0 } = (await world.store.gate(game)) ?? {};
    world.clock.set(deadline - 60_000);
    const desk = (await olga.get<Desk>(`/leagues/${league}/desk`)).body;
    expect(desk.games.map(({ stage, missing }) => [stage, missing.length])).toEqual([
      ['semi-final', 2],
      ['semi-final', 2],
    ]);
    await connectServer(world, { organizer: olga, league });
    await linkDiscord(world, olga.id, '62');
    await world.dynamo.dynamo.catchUp();
    const { text } = await give(world, { name: 'silent', user: '62' });
    expect(text).toContain(`Cup, Semi-finals, board ${board} (`);
    expect(text).not.toMatch(/round 1/i);
    await olga.post(`/games/${game}/rulings`, { kind: 'pause', reason: 'A look at the server.' });
    world.clock.set(deadline + 2 * 86_400_000);
    expect(await waiting()).toContain(
      `Board ${board} (Semi-finals) in Cup has been paused for more than a day.`,
    );
    const [head, ...rows] = (await world.visitor().get(`/seasons/${id}/results.csv`)).text
      .trim()
      .split(/\r?\n/);
    expect(head).toMatch(/^round,board,game,.*,stage$/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(Array.from({ length: 4 }, () => 'semi-final'));
  });

  test('needs boards of two for the consolation cup', async () => {
    const refused = await olga.post(`/leagues/${league}/seasons`, {
      ...{ name: 'Cup', system: 'ny2047', boardSize: 4, leftOver: 'byes' },
      deadlines: { orders: 60, adjustment: 60 },
      format: { kind: 'knock-out', advance: 2, consolation: true },
    });
    expect(refused).toMatchObject({
      body: { problems: [{ path: ['format', 'consolation'] }] },
      status: 422,
    });
  });
});

describe('groups before a cup', () => {
  const FORMAT = { kind: 'groups', groups: 2, through: 2, advance: 1, thirdPlace: true };

  test('play among themselves, have a table each, and send their first to the cup', async () => {
    const id = await start(7, FORMAT);
    await world.deliver();
    const first = (await world.visitor().get<SeasonBoards>(`/seasons/${id}/boards?round=1`)).body;
    expect(first.sections.map(({ kind, group }) => [kind, group])).toEqual([
      ['group', 1],
      ['group', 2],
    ]);
    await playSeason(world.deps, world.clock, id);
    const [season, bracket] = [await seen(id), await bracketOf(id)];
    expect(season).toMatchObject({ status: 'finished', rounds: 5 });
    expect(bracket).toMatchObject({ kind: 'groups', groupRounds: 3, through: 2 });
    expect(bracket.groups.map(({ rows }) => rows.map(({ goesOn }) => goesOn))).toEqual([
      [true, true, false, false],
      [true, true, false],
    ]);
    const groupOf = new Map(
      bracket.groups.flatMap(({ group, rows }) => rows.map(({ player }) => [player.id, group])),
    );
    const met = season.boards
      .filter(({ round }) => round <= 3)
      .map(({ seats }) =>
        seats
          .map(({ player }) => player?.id ?? '')
          .sort()
          .join(' '),
      );
    expect(new Set(met).size).toBe(6 + 3);
    for (const pair of met) {
      const [one = '', other = ''] = pair.split(' ');
      expect(groupOf.get(one)).toBe(groupOf.get(other));
    }
    const winners = bracket.groups.map(({ rows }) => rows[0]?.player.id);
    const semifinals = boardsIn(bracket, 'cup').slice(0, 2);
    for (const seats of semifinals)
      expect(seats.filter((player) => winners.includes(player))).toHaveLength(1);
    const places = placesIn(season);
    const out = bracket.groups.flatMap(({ rows }) => rows.filter(({ goesOn }) => !goesOn));
    for (const { player } of out) expect(places.get(player.id)).toBeGreaterThan(4);
    expect(season.champions.map((one) => one.id)).toEqual([boardsIn(bracket, 'cup').at(-1)?.[0]]);
    await expectRepeatable(id, 5);
  });

  test('name the boards of the cup that rest on a group board whose result is corrected', async () => {
    const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Club cup', system: 'results-only', deadlines: { orders: 60, adjustment: 60 } },
      options: { title: 'Stone Bridge', seats: { min: 2, max: 2 }, counts: 'wins' },
      ...{ atTheTable: { rated: false }, format: { ...FORMAT, through: 1, thirdPlace: false } },
    });
    const path = `/seasons/${season.body.id}`;
    await olga.post(`${path}/roster`, { text: 'Ann\nBen\nCem\nDora' });
    await olga.post(`${path}/start`);
    await world.deliver();
    const boards = async () => (await olga.get<Season>(path)).body.boards;
    const enter = async (board: Season['boards'][number], results: readonly string[]) => {
      const lines = board.seats.map(
        ({ player }, at) => `${board.round},${board.board},${player.name},${results[at]}`,
      );
      const text = ['round,board,player,result', ...lines].join('\n');
      const entered = await olga.post<EnteredResults>(`${path}/table-results`, { text });
      await world.deliver();
      return entered.body.boards[0];
    };
    const groups = await boards();
    expect(groups).toHaveLength(2);
    for (const board of groups) expect((await enter(board, ['win', 'loss']))?.laterBoards).toEqual([]);
    const [board = groups[0], winner] = [groups[0], groups[0]?.seats[0]?.player];
    if (board === undefined || winner === undefined) throw new Error('no board');
    const corrected = await enter(board, ['loss', 'win']);
    expect(corrected).toMatchObject({
      became: 'corrected',
      laterBoards: [{ round: 2, board: 1, players: [{ id: winner.id }] }],
    });
    // Back as it was, the cup rests on it again.
    expect((await enter(board, ['win', 'loss']))?.laterBoards).toEqual([]);
  });

  test('can be joined by nobody once they are drawn, and the refusal speaks of them', async () => {
    const id = await start(7, FORMAT);
    const late = await (await world.person('late')).post(`/seasons/${id}/entries`);
    expect(late.text).toContain('The first round has been drawn, and with it who plays for the cup');
  });

  test('do not show in their draw whom players avoid', async () => {
    const id = await start(8, FORMAT, { registration: { review: true } });
    const [one = '', other = ''] = Object.values((await seen(id)).planned[0]?.boards[0] ?? {});
    await (await world.person(one)).put(`/seasons/${id}/entries/me`, { avoids: [other] });
    await olga.post(`/seasons/${id}/rounds/1/redraw`);
    await olga.post(`/seasons/${id}/rounds/1/release`);
    const path = `/seasons/${id}/rounds/1/draw`;
    const [shown, whole] = [(await world.visitor().get<Draw>(path)).body, (await olga.get<Draw>(path)).body];
    expect(checkDraw(whole)).toEqual({ result: 'repeated' });
    expect(whole.problem.sections?.map(({ points }) => points?.length)).toEqual([4, 4]);
    expect(shown.withheld).toBeGreaterThan(0);
    expect(shown.problem.sections?.map(({ points }) => points)).toEqual([undefined, undefined]);
  });

  test('keep their players where a round is reviewed', async () => {
    const id = await start(8, FORMAT, { registration: { review: true } });
    const planned = async (round: number) => (await olga.get<Round>(`/seasons/${id}/rounds/${round}`)).body;
    const inFirst = (round: Round, at: number) => Object.values(round.boards[at] ?? {});
    const players = [0, 3].map(
      (at) => async () => inFirst((await seen(id)).planned[0] ?? (await planned(1)), at)[0] ?? '',
    );
    const [one = '', other = ''] = await Promise.all(players.map((find) => find()));
    expect(await olga.post(`/seasons/${id}/rounds/1/swap`, { players: [one, other] })).toMatchObject({
      status: 200,
    });
    await olga.post(`/seasons/${id}/rounds/1/release`);
    await playSeason(world.deps, world.clock, id);
    const { groups } = await bracketOf(id);
    const group = (player: string) =>
      groups.find(({ rows }) => rows.some((row) => row.player.id === player))?.group;
    expect([group(one), group(other)]).toEqual([2, 1]);
    const second = (await seen(id)).planned[0];
    const across = [0, 3].map((at) => Object.values(second?.boards[at] ?? {})[0] ?? '');
    expect(await olga.post(`/seasons/${id}/rounds/2/swap`, { players: across })).toMatchObject({
      status: 403,
    });
  });

  test('need enough players to knock somebody out of each', async () => {
    const announced = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Cup', system: 'ny2047', boardSize: 2, leftOver: 'byes' },
      ...{ deadlines: { orders: 60, adjustment: 60 }, format: FORMAT },
    });
    const { id } = announced.body;
    for (const name of ['p1', 'p2', 'p3', 'p4', 'p5'])
      await (await world.person(name)).post(`/seasons/${id}/entries`);
    expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({ status: 409 });
  });
});

describe('a double elimination', () => {
  test('puts out whoever loses twice', async () => {
    const id = await start(6, { kind: 'double-elimination' });
    await playSeason(world.deps, world.clock, id);
    const [season, bracket] = [await seen(id), await bracketOf(id)];
    expect(season).toMatchObject({ status: 'finished', champions: [{ kind: 'human' }] });
    const defeats = new Map<string, number>();
    for (const { boards } of bracket.stages)
      for (const { seats } of boards)
        for (const { player, goesOn } of seats)
          defeats.set(player.id, (defeats.get(player.id) ?? 0) + (goesOn === true ? 0 : 1));
    const [champion] = season.champions;
    for (const [player, count] of defeats) expect(count === 2).toBe(player !== champion?.id);
    expect(bracket.stages.at(-1)?.boards).toMatchObject([{ section: 'grand-final', final: true }]);
    expect(boardsIn(bracket, 'losers').length).toBe(4);
    // A second final that was not needed is not announced any more.
    expect(season.rounds).toBe(playedRounds(season));
    expect(season.stages[0]?.name).toBe('grand-final');
    await expectRepeatable(id, playedRounds(season));
  });

  test('needs boards of two', async () => {
    const refused = await olga.post(`/leagues/${league}/seasons`, {
      ...{ name: 'Cup', system: 'ny2047', boardSize: 4, leftOver: 'byes' },
      ...{ deadlines: { orders: 60, adjustment: 60 }, format: { kind: 'double-elimination' } },
    });
    expect(refused).toMatchObject({ body: { problems: [{ path: ['format', 'kind'] }] }, status: 422 });
  });
});
