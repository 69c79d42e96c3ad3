import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatRound } from '../../../engine/tournament/seating';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Proposals, Proposed } from '../../../functions/core/proposal/proposals.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type { Draw, Round } from '../../../functions/core/round/draws.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { heldIn, type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

interface Problems {
  readonly code: string;
  readonly problems: readonly {
    readonly code: string;
    readonly path: readonly unknown[];
    readonly message: string;
  }[];
}
interface Change {
  readonly game: string;
  readonly seat: string;
  readonly holder: string | null;
  readonly player?: string;
  readonly name?: string;
  readonly twice?: boolean;
}

let world: World;
let olga: Person;
let otto: Person;
let league: string;
let path: string;
let meeting: Meeting;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  otto = await world.person('otto', 'Otto');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  await otto.post(`/leagues/${league}/members`);
  const made = await olga.put(`/leagues/${league}/members/otto/roles`, { roles: ['organizer'] });
  if (made.status !== 200) throw new Error(made.text);
});
afterEach(() => world.close());

const id = () => path.split('/')[2] ?? '';
const now = async () => (await olga.get<Season>(path)).body;

/** A season of this many players at tables of three. */
async function start(players: number, settings: object = {}) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, leftOver: 'byes', deadlines: DEADLINES },
    ...{ atTheTable: { rated: false } },
    format: { kind: 'rounds', rounds: 3, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  const text = Array.from({ length: players }, (_, at) => `Player ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

/** The boards of the last round, with the chairs of each. */
async function tables() {
  const { boards } = await now();
  const round = Math.max(...boards.map((one) => one.round));
  return boards
    .filter((one) => one.round === round)
    .sort((one, other) => one.board - other.board)
    .map(({ game, seats }) =>
      seats.map(({ seat, player }) => ({ game, seat, holder: player.id, name: player.name })),
    );
}
type Chair = Awaited<ReturnType<typeof tables>>[number][number];

async function chairAt(board: number, seat = 0): Promise<Chair> {
  const chair = (await tables())[board - 1]?.[seat];
  if (chair === undefined) throw new Error(`no chair ${board} ${seat}`);
  return chair;
}
const taking = ({ game, seat, holder }: Chair, taker: Pick<Change, 'player' | 'name' | 'twice'>): Change => ({
  ...{ game, seat, holder },
  ...taker,
});
const swap = (one: Chair, other: Chair) => [
  taking(one, { player: other.holder }),
  taking(other, { player: one.holder }),
];
const change = (changes: readonly Change[], by = olga) =>
  by.post<Round & Problems>(`${path}/chairs`, { changes });
async function done(changes: readonly Change[]): Promise<Round> {
  const answer = await change(changes);
  expect(answer.status, answer.text).toBe(200);
  await world.deliver();
  return answer.body;
}

/** Enters results: on each board the first seat wins. */
async function enter(boards: readonly number[], round = 1, by = olga) {
  const lines = (await now()).boards
    .filter((one) => one.round === round && boards.includes(one.board))
    .flatMap(({ board, seats }) => seats.map(({ seat }, at) => `${round},${board},${seat},${30 - at}`));
  return by.post(`${path}/table-results`, { text: ['round,board,seat,points', ...lines].join('\n') });
}
const sitsOut = async () => (await olga.get<Round>(`${path}/rounds/1`)).body.sittingOut;
const away = async () => (await olga.get<Round>(`${path}/rounds/1`)).body.away;
const rowOf = async (player: string) => (await now()).standing.find((row) => row.player.id === player);

describe('a player who is willing plays two boards', () => {
  const twice = true;

  test('when an organizer says so: both results count, and the one without a chair sits out', async () => {
    await start(6);
    const [one, other] = [await chairAt(1), await chairAt(2)];
    await done([taking(one, { player: other.holder, twice })]);
    expect([(await chairAt(1)).holder, (await chairAt(2)).holder]).toEqual([other.holder, other.holder]);
    expect([await sitsOut(), await away()]).toEqual([[one.holder], { [one.holder]: 'absent' }]);
    const entry = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries.find(
      ({ kind }) => kind === 'change-chairs',
    );
    expect(entry?.after).toContain('(also at another board)');
    await enter([1, 2]);
    await world.deliver();
    const row = await rowOf(other.holder);
    const both = row?.rounds.filter(({ round }) => round === 1).map(({ points }) => points) ?? [];
    expect(both).toHaveLength(2);
    expect(row?.lines[0]).toMatchObject({ points: both.reduce((sum, points) => sum + points, 0) });
    const csv = (await olga.get(`${path}/standing.csv`)).text;
    expect(csv.split('\n').find((line) => line.includes(other.name))).toContain(
      String(row?.lines[0]?.points),
    );
    // The next draw knows whom the player has met on both boards, and that no round was a bye.
    const { earlier } = (await olga.get<Draw>(`${path}/rounds/2/draw`)).body.problem as {
      earlier: readonly Readonly<Record<string, string>>[];
    };
    expect(earlier.filter((board) => Object.values(board).includes(other.holder))).toHaveLength(2);
  });

  test('by the season’s rule for several games in a round', async () => {
    await start(6, { aggregation: { total: { rule: 'sum', round: 'best' } } });
    const [one, other] = [await chairAt(1), await chairAt(2)];
    await done([taking(one, { player: other.holder, twice })]);
    await enter([1, 2]);
    await world.deliver();
    const row = await rowOf(other.holder);
    const points = row?.rounds.filter(({ round }) => round === 1).map((game) => game.points) ?? [];
    expect(row?.lines[0]?.points).toBe(Math.max(...points));
  });

  test('until somebody else takes one of the chairs: the player keeps the other', async () => {
    await start(6);
    const [one, other] = [await chairAt(1), await chairAt(2)];
    await done([taking(one, { player: other.holder, twice })]);
    await done([taking({ ...one, holder: other.holder }, { player: one.holder })]);
    expect([(await chairAt(1)).holder, (await chairAt(2)).holder]).toEqual([one.holder, other.holder]);
    expect([await sitsOut(), await away()]).toEqual([[], {}]);
  });

  test('but not two seats of one board, nor three boards, nor in a cup', async () => {
    await start(9);
    const [one, same, other, third] = [
      await chairAt(1),
      await chairAt(1, 1),
      await chairAt(2),
      await chairAt(3),
    ];
    const code = async (wanted: readonly Change[]) => (await change(wanted)).body.problems[0]?.message ?? '';
    expect(await code([taking(one, { player: same.holder, twice })])).toContain('already sits at board 1');
    const all = [
      taking(one, { player: third.holder, twice }),
      taking(other, { player: third.holder, twice }),
    ];
    expect(await code(all)).toContain('plays two boards of this round already');
    await start(6, { format: { kind: 'knock-out', advance: 1 } });
    const [here, there] = [await chairAt(1), await chairAt(2)];
    expect(await code([taking(here, { player: there.holder, twice })])).toContain('one place');
  });
});

describe('a stand-in takes a chair', () => {
  test('who sat out plays, and the one who had the chair sits out with the bye', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const chair = await chairAt(1);
    const round = await done([taking(chair, { player: out })]);
    expect(round.boards[0]?.[chair.seat]).toBe(out);
    expect((await chairAt(1)).holder).toBe(out);
    expect([await sitsOut(), await away()]).toEqual([[chair.holder], {}]);
    expect((await enter([1, 2])).status).toBe(200);
    await world.deliver();
    expect((await rowOf(out))?.total).toBeGreaterThan(0);
    expect((await rowOf(chair.holder))?.rounds.map(({ round: of }) => of)).toEqual([2]);
    const result = await world.store.resultOfBoard({ season: id(), round: 1, board: 1 });
    expect(result?.seats[0]?.player.id).toBe(out);
    expect(result?.left).toBeUndefined();
  });

  test('a new name is entered in the season and plays later rounds; the one who left is absent', async () => {
    await start(6);
    const chair = await chairAt(1);
    await done([taking(chair, { name: 'Zoe Late' })]);
    const { holder, name } = await chairAt(1);
    expect(name).toBe('Zoe Late');
    expect([await sitsOut(), await away()]).toEqual([[chair.holder], { [chair.holder]: 'absent' }]);
    expect(await world.store.entry(id(), holder)).toMatchObject({ state: 'in', since: 2 });
    expect((await world.store.member(league, holder))?.roles).toEqual(['player']);
    expect((await world.store.season(id()))?.players).toBe(7);
    await enter([1, 2]);
    await world.deliver();
    const { boards } = await now();
    const second = (await olga.get<Round>(`${path}/rounds/2`)).body;
    const named = [...second.sittingOut, ...second.boards.flatMap((one) => Object.values(one))];
    expect([boards.filter(({ round }) => round === 2).length, named.includes(holder)]).toEqual([2, true]);
  });

  test('a name that the league knows finds the person, and so a full season lets them wait', async () => {
    await start(6, { registration: { capacity: 6 } });
    await done([taking(await chairAt(1), { name: 'Otto' })]);
    expect((await chairAt(1)).holder).toBe('otto');
    expect(await world.store.entry(id(), 'otto')).toMatchObject({ state: 'waiting' });
    expect((await world.store.season(id()))?.players).toBe(6);
  });

  test('a player who has withdrawn stands in, and is in no later round', async () => {
    await start(6);
    const gone = await chairAt(2);
    const chair = await chairAt(1);
    await done([taking(gone, { name: 'Zoe Late' })]);
    await olga.remove(`${path}/roster/${gone.holder}`);
    await world.deliver();
    await done([taking(chair, { player: gone.holder })]);
    expect((await world.store.entry(id(), gone.holder))?.state).toBe('withdrawn');
    await enter([1, 2]);
    await world.deliver();
    expect((await rowOf(gone.holder))?.rounds).toHaveLength(1);
    const second = (await olga.get<Round>(`${path}/rounds/2`)).body;
    expect(second.boards.flatMap((one) => Object.values(one))).not.toContain(gone.holder);
  });

  test('in a cup the stand-in gets through, and later only those who did can sit there', async () => {
    await start(9, { format: { kind: 'knock-out', advance: 1 } });
    const chair = await chairAt(1);
    await done([taking(chair, { name: 'Zoe Late' })]);
    const zoe = (await chairAt(1)).holder;
    expect(await sitsOut()).toEqual([]);
    await enter([1, 2, 3]);
    await world.deliver();
    const final = (await olga.get<Round>(`${path}/rounds/2`)).body;
    const players = final.boards.flatMap((one) => Object.values(one));
    expect([players.includes(zoe), players.includes(chair.holder)]).toEqual([true, false]);
    const answer = await change([taking(await chairAt(1), { player: chair.holder })]);
    expect(answer.body.problems.map(({ code }) => code)).toEqual(['not-in-this-round']);
  });

  test('who had the chair can have it back', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const chair = await chairAt(1);
    await done([taking(chair, { player: out })]);
    await done([taking(await chairAt(1), { player: chair.holder })]);
    expect([await sitsOut(), (await chairAt(1)).holder]).toEqual([[out], chair.holder]);
  });
});

describe('a late arrival takes a free chair', () => {
  const GAME = {
    ...{ system: 'results-only', boardSize: 4, leftOver: 'smaller-boards', scoring: 'rank-points' },
    options: { title: 'Harbour', seats: { min: 3, max: 5 }, counts: 'points' },
  };
  /** The change that seats somebody at a free chair of the smaller of two boards. */
  async function freeChair(taker: Pick<Change, 'player' | 'name' | 'twice'>): Promise<Change> {
    const smaller = (await tables()).find(({ length }) => length === 3) ?? [];
    const taken = smaller.map(({ seat }) => seat);
    const seat = ['1', '2', '3', '4'].find((one) => !taken.includes(one)) ?? '';
    return { game: smaller[0]?.game ?? '', seat, holder: null, ...taker };
  }

  test('of a board that is smaller than others, and all four count', async () => {
    await start(7, GAME);
    const wanted = await freeChair({ name: 'Zoe Late' });
    await done([wanted]);
    const all = await tables();
    expect(all.map(({ length }) => length)).toEqual([4, 4]);
    const chair = all.flat().find(({ name }) => name === 'Zoe Late');
    expect([chair?.game, chair?.seat]).toEqual([wanted.game, wanted.seat]);
    const zoe = chair?.holder ?? '';
    expect(await world.store.runningGamesOf(zoe)).toEqual([wanted.game]);
    expect([await sitsOut(), await away()]).toEqual([[], {}]);
    const [entry] = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
    expect([entry?.kind, entry?.before]).toEqual([
      'change-chairs',
      expect.stringContaining('a free chair at board'),
    ]);
    expect((await enter([1, 2])).status).toBe(200);
    await world.deliver();
    const row = await rowOf(zoe);
    expect(row?.rounds.filter(({ round }) => round === 1)).toHaveLength(1);
    expect(row?.total).toBeGreaterThan(0);
    // Who has arrived is drawn with the others, and the draw knows whom they have met.
    const { problem } = (await olga.get<Draw>(`${path}/rounds/2/draw`)).body as unknown as {
      problem: { earlier: readonly Readonly<Record<string, string>>[] };
    };
    expect(problem.earlier.map((board) => Object.keys(board).length)).toEqual([4, 4]);
    expect((await tables()).flat().map(({ holder }) => holder)).toContain(zoe);
  });

  test('as large as the game allows, with what was there before', async () => {
    await start(8, GAME);
    const [board] = await tables();
    const game = board?.[0]?.game ?? '';
    await done([{ game, seat: '5', holder: null, name: 'Zoe Late' }]);
    expect((await tables()).map(({ length }) => length)).toEqual([5, 4]);
    const refused = await change([{ game, seat: '6', holder: null, name: 'Max Later' }]);
    expect([refused.status, refused.body.problems[0]?.code]).toEqual([422, 'unknown-seat']);
  });

  test('together with a swap at the same board', async () => {
    await start(7, GAME);
    const wanted = await freeChair({ name: 'Zoe Late' });
    const [here, there] = (await tables()).map(([chair]) => chair);
    if (here === undefined || there === undefined) throw new Error('no chairs');
    await done([...swap(here, there), wanted]);
    const seated = (await tables()).flat();
    expect(seated).toHaveLength(8);
    expect(new Set(seated.map(({ holder }) => holder)).size).toBe(8);
  });

  test('at the table of a game that is played here too', async () => {
    await start(5, { boardSize: 3, leftOver: 'smaller-boards' });
    const smaller = (await tables()).find(({ length }) => length === 2) ?? [];
    const game = smaller[0]?.game ?? '';
    const seat =
      ['yellow', 'blue', 'green'].find((one) => !smaller.some((chair) => chair.seat === one)) ?? '';
    await done([{ game, seat, holder: null, name: 'Zoe Late' }]);
    expect((await enter([1, 2])).status).toBe(200);
    await world.deliver();
    const zoe = (await now()).standing.find(({ player }) => player.name === 'Zoe Late');
    expect(zoe?.rounds.filter(({ round }) => round === 1)).toHaveLength(1);
  });

  test('who sat out may be the one who takes it', async () => {
    await start(7, { ...GAME, leftOver: 'byes' });
    const [out = ''] = await sitsOut();
    const [board] = await tables();
    const game = board?.[0]?.game ?? '';
    await done([{ game, seat: '5', holder: null, player: out }]);
    expect(await sitsOut()).not.toContain(out);
  });

  test('that somebody has taken meanwhile is not taken twice', async () => {
    await start(7, GAME);
    const [first, second] = [await freeChair({ name: 'Zoe Late' }), await freeChair({ name: 'Max Later' })];
    await done([first]);
    expect((await change([second])).status).toBe(409);
    const chair = await chairAt(1);
    expect((await change([{ ...taking(chair, { name: 'Max Later' }), holder: null }])).status).toBe(409);
  });

  test('of two at once one gets it', async () => {
    await start(7, GAME);
    const wanted = [await freeChair({ name: 'Zoe Late' }), await freeChair({ name: 'Max Later' })];
    meeting.question = 'changeChairs';
    const answers = await Promise.all(wanted.map((one) => change([one])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.deliver();
    expect((await tables()).flat()).toHaveLength(8);
  });

  test('and a player who has a chair elsewhere keeps one alone', async () => {
    await start(7, GAME);
    const other = (await tables()).find(({ length }) => length === 4)?.[0];
    const refused = await change([await freeChair({ player: other?.holder ?? '' })]);
    expect(refused.body.problems[0]?.code).toBe('sits-twice');
    await done([await freeChair({ player: other?.holder ?? '', twice: true })]);
    expect((await tables()).flat().filter(({ holder }) => holder === other?.holder)).toHaveLength(2);
  });
});

describe('two players swap', () => {
  test.each([
    ['within a board', 1],
    ['between two boards', 2],
  ])('%s, as one act with one entry in the log', async (_name, board) => {
    await start(6);
    const [one, other] = [await chairAt(1), await chairAt(board, 1)];
    await done(swap(one, other));
    expect([(await chairAt(1)).holder, (await chairAt(board, 1)).holder]).toEqual([other.holder, one.holder]);
    expect(await sitsOut()).toEqual([]);
    const entries = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries.filter(
      ({ kind }) => kind === 'change-chairs',
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ subject: 'Round 1', by: { id: 'olga' } });
    expect(entries[0]?.before).toContain(`${one.name} at board 1, `);
    expect(entries[0]?.after).toContain(`${other.name} at board 1, `);
    expect(entries[0]?.after).toContain(`${one.name} at board ${board}, `);
  });

  test('the draw can still be repeated, and the next one counts who really met', async () => {
    await start(9);
    const drawn = (await olga.get<Draw>(`${path}/rounds/1/draw`)).body;
    expect((await olga.get<Round>(`${path}/rounds/1`)).body.chairsChanged).toBe(false);
    await done(swap(await chairAt(1), await chairAt(2)));
    expect((await olga.get<Round>(`${path}/rounds/1`)).body.chairsChanged).toBe(true);
    expect((await olga.get<Draw>(`${path}/rounds/1/draw`)).body).toEqual(drawn);
    const met = (await tables()).map((board) => board.map(({ holder }) => holder));
    await enter([1, 2, 3]);
    await world.deliver();
    const { problem, boards, certificate } = (await olga.get<Draw>(`${path}/rounds/2/draw`)).body;
    expect(problem.earlier.map((board) => Object.values(board).sort())).toEqual(
      met.map((one) => [...one].sort()),
    );
    const again = seatRound(problem as never, certificate.seed, 2);
    expect(again.boards).toEqual(boards);
  });

  test('boards and games of the players follow, and so do their notifications', async () => {
    await start(6);
    const ana = await world.person('ana', 'Ana');
    await ana.post(`/leagues/${league}/members`);
    const chair = await chairAt(1);
    await done([taking(chair, { player: 'ana' })]);
    expect((await ana.get('/me/games')).text).toContain(chair.game);
    expect(await world.store.runningGamesOf(chair.holder)).not.toContain(chair.game);
    await ana.put('/me/notifications', { choices: { ruling: ['digest'] } });
    await done(swap(await chairAt(1), await chairAt(2)));
    const text = JSON.stringify(await world.store.heldFor('ana'));
    expect(text).toContain('You have a chair');
  });
});

describe('a change is refused', () => {
  test.each<[string, string, unknown[], (one: Chair, other: Chair, out: string) => Change[]]>([
    [
      'a seat that does not exist',
      'unknown-seat',
      ['changes', 0, 'seat'],
      (one, _, out) => [{ ...taking(one, { player: out }), seat: 'Nowhere' }],
    ],
    [
      'a board of another season',
      'unknown-board',
      ['changes', 0, 'game'],
      (one, _, out) => [{ ...taking(one, { player: out }), game: 'elsewhere' }],
    ],
    [
      'an unknown person',
      'unknown-player',
      ['changes', 0, 'player'],
      (one) => [taking(one, { player: 'nobody' })],
    ],
    ['neither an id nor a name', 'unknown-player', ['changes', 0, 'player'], (one) => [taking(one, {})]],
    [
      'a mail address for a name',
      'bad-name',
      ['changes', 0, 'name'],
      (one) => [taking(one, { name: 'zoe@example.org' })],
    ],
    [
      'who sits there already',
      'changes-nothing',
      ['changes', 0, 'player'],
      (one) => [taking(one, { player: one.holder })],
    ],
    [
      'who would sit twice',
      'sits-twice',
      ['changes', 0, 'player'],
      (one, other) => [taking(one, { player: other.holder })],
    ],
    [
      'one person for two chairs',
      'sits-twice',
      ['changes', 1, 'player'],
      (one, other, out) => [taking(one, { player: out }), taking(other, { player: out })],
    ],
    [
      'a new name for two chairs',
      'sits-twice',
      ['changes', 1, 'name'],
      (one, other) => [taking(one, { name: 'Zoe' }), taking(other, { name: 'Zoe' })],
    ],
    [
      'a chair that is named twice',
      'named-twice',
      ['changes', 1, 'seat'],
      (one, _, out) => [taking(one, { player: out }), taking(one, { name: 'Zoe' })],
    ],
  ])('%s', async (_name, code, place, wanted) => {
    await start(7);
    const [out = ''] = await sitsOut();
    const before = await tables();
    const answer = await change(wanted(await chairAt(1), await chairAt(2), out));
    expect([answer.status, answer.body.problems?.map((one) => [one.code, one.path])], answer.text).toEqual([
      422,
      [[code, place]],
    ]);
    expect(await tables()).toEqual(before);
  });

  test('a bot, a banned and a removed player', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const codes = async (player: string) =>
      (await change([taking(await chairAt(1), { player })])).body.problems.map(({ code }) => code);
    const bot = { id: 'bot-alder', name: 'Alder', kind: 'bot' as const };
    const [entry] = await world.store.entries(id());
    if (entry === undefined) throw new Error('nobody is entered');
    await world.store.enterBot({ ...entry, player: bot });
    expect(await codes(bot.id)).toEqual(['bot']);
    const banned = await olga.post(`/leagues/${league}/members/${out}/rulings`, {
      ...{ kind: 'ban', reason: 'He overturned a table.', note: 'You are banned for it.' },
    });
    expect(banned.status, banned.text).toBe(200);
    expect(await codes(out)).toEqual(['banned']);
  });

  test('a board with a result, one of an earlier round, and one that is played here', async () => {
    await start(6);
    const chair = await chairAt(1);
    await enter([1]);
    await world.deliver();
    const codes = async (changes: readonly Change[]) =>
      (await change(changes)).body.problems.map(({ code }) => code);
    expect(await codes([taking(chair, { name: 'Zoe' })])).toEqual(['has-a-result']);
    await enter([2]);
    await world.deliver();
    expect(await codes([taking(chair, { name: 'Zoe' })])).toEqual(['earlier-round']);
    await start(3, { atTheTable: undefined, format: { kind: 'rounds', rounds: 1 } });
    expect(await codes([taking(await chairAt(1), { name: 'Zoe' })])).toEqual(['not-at-a-table']);
  });

  test('if one of several changes is wrong, none is made', async () => {
    await start(6);
    const before = await tables();
    const changes = [
      ...swap(await chairAt(1), await chairAt(2)),
      taking(await chairAt(1, 2), { player: 'nobody' }),
    ];
    expect((await change(changes)).status).toBe(422);
    await world.deliver();
    expect(await tables()).toEqual(before);
  });

  test('players, and organizers who would seat themselves; one who plays needs a confirmation', async () => {
    await start(6);
    const chair = await chairAt(1);
    expect((await change([taking(chair, { player: 'otto' })], otto)).body.code).toBe('conflict-of-interest');
    await done([taking(chair, { player: 'otto' })]);
    const [one, other] = [await chairAt(1), await chairAt(2)];
    const proposed = await otto.post<Proposed>(`${path}/chairs`, { changes: swap(one, other) });
    expect([proposed.status, proposed.body.code]).toEqual([202, 'proposed']);
    expect((await chairAt(1)).holder).toBe('otto');
    const waiting = (await olga.get<Proposals>(`${path}/proposals`)).body.proposals;
    const value = `${other.name} in place of ${one.name}; ${one.name} in place of ${other.name}`;
    expect(waiting[0]?.details).toContainEqual({ field: 'Chairs', value });
    const confirmed = await olga.post(`${path}/proposals/${proposed.body.proposal}/confirm`);
    expect(confirmed.status, confirmed.text).toBe(200);
    expect((await chairAt(2)).holder).toBe('otto');
    const ana = await world.person('ana', 'Ana');
    expect((await change(swap(await chairAt(1), await chairAt(2)), ana)).body.code).toBe('not-allowed');
  });
});

describe('two acts at once', () => {
  test('seats that others have changed meanwhile are not changed', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const [one, other] = [await chairAt(1), await chairAt(2)];
    await done(swap(one, other));
    const answer = await change([taking(one, { player: out })]);
    expect([answer.status, answer.body.code]).toEqual([409, 'changed-meanwhile']);
  });

  test('of two changes of chairs one is made', async () => {
    await start(8);
    const [first = '', second = ''] = await sitsOut();
    const chair = await chairAt(1);
    meeting.question = 'changeChairs';
    const answers = await Promise.all([
      change([taking(chair, { player: first })]),
      change([taking(await chairAt(2), { player: second })], otto),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a result is refused where a chair has changed hands since its board was read', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const chair = await chairAt(1);
    const [late] = await heldIn(meeting, 'ruleOnResults', () => enter([1], 1, otto));
    expect((await change([taking(chair, { player: out })])).status).toBe(200);
    meeting.release?.();
    expect((await late)?.status).toBe(409);
    await world.deliver();
    const [board] = (await now()).boards.filter((one) => one.board === 1);
    expect([board?.status, board?.seats[0]?.player.id]).toEqual(['running', out]);
  });

  test('a change is refused where a result has been entered since its board was read', async () => {
    await start(7);
    const [out = ''] = await sitsOut();
    const chair = await chairAt(1);
    const [late] = await heldIn(meeting, 'changeChairs', () => change([taking(chair, { player: out })]));
    // The result is stored, and the summary of its board does not show it yet.
    const [early] = await heldIn(meeting, 'saveBoard', () => enter([1], 1, otto));
    meeting.release?.();
    expect((await late)?.status).toBe(409);
    delete meeting.question;
    meeting.release?.();
    expect((await early)?.status).toBe(200);
    await world.deliver();
    const [board] = (await now()).boards.filter((one) => one.board === 1);
    expect([board?.status, board?.seats[0]?.player.id]).toEqual(['finished', chair.holder]);
  });
});
