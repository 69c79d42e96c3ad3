import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type { CreateSeason, SeasonDraft } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Adjustments } from '../../../functions/core/standings/adjustments.schema';
import { type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

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

async function create(settings: object = {}) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', deadlines: DEADLINES },
    ...{
      atTheTable: { rated: false },
      format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
}

async function start(players: number, settings: object = {}) {
  await create(settings);
  const text = Array.from({ length: players }, (_, at) => `Player ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

/** A list of the results of round 1: the first seat of each board has these points. */
async function listOf(points: number, only?: readonly number[]) {
  const boards = (await world.store.boards(path.split('/')[2] ?? '')).filter(
    ({ round, board }) => round === 1 && (only?.includes(board) ?? true),
  );
  const lines = boards.flatMap(({ board, seats }) =>
    seats.map(({ seat }, at) => `1,${board},${seat},${at === 0 ? points : 1}`),
  );
  return ['round,board,seat,points', ...lines].join('\n');
}
const enter = (by: Person, text: string) => by.post(`${path}/table-results`, { text });
/** Olga and Otto each send a list, and both have read the boards before either writes. */
function enterBoth(one: string, other: string) {
  meeting.question = 'ruleOnResults';
  return Promise.all([enter(olga, one), enter(otto, other)]);
}
/** The figures of the first seats of the boards. */
async function stored() {
  const boards = await world.store.boards(path.split('/')[2] ?? '');
  const first = boards.filter(({ round, status }) => round === 1 && status === 'finished');
  return first.map(({ seats }) => seats[0]?.figures.points);
}

describe('two lists of results of the same boards at once', () => {
  test.each([
    ['a list that one act stores', 12],
    ['a list that is longer than one transaction', 60],
  ])('%s: one is stored whole, the other refused whole', async (_name, players) => {
    await start(players);
    const [one, other] = [await listOf(20), await listOf(30)];
    const answers = await enterBoth(one, other);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.deliver();
    const points = answers[0]?.status === 200 ? 20 : 30;
    expect(await stored()).toEqual(Array.from({ length: players / 2 }, () => points));
  });

  test('lists that share one board are not both stored', async () => {
    await start(8);
    const [one, other] = [await listOf(20, [1, 2, 3]), await listOf(30, [3, 4])];
    const answers = await enterBoth(one, other);
    await world.deliver();
    const [first, second] = answers.map(({ status }) => status);
    expect([first, second].sort()).toEqual([200, 409]);
    expect(await stored()).toEqual(first === 200 ? [20, 20, 20] : [30, 30]);
  });

  test('lists of different boards are both stored', async () => {
    await start(8);
    const [one, other] = [await listOf(20, [1, 2]), await listOf(30, [3, 4])];
    const answers = await enterBoth(one, other);
    await world.deliver();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toEqual([20, 20, 30, 30]);
  });

  test('nothing of a refused list is in the log', async () => {
    await start(8);
    await enterBoth(await listOf(20), await listOf(30));
    await world.deliver();
    const { entries } = (await olga.get<Log>(`${path}/log`)).body;
    expect(entries.filter(({ kind }) => kind === 'enter-result')).toHaveLength(4);
  });

  test('a long list that was cut off can be sent again after a minute', async () => {
    await start(60);
    const text = await listOf(20);
    const { ruleOnResults } = world.deps.store;
    let parts = 0;
    const cutOff = vi.spyOn(world.deps.store, 'ruleOnResults').mockImplementation(async (...part) => {
      parts += 1;
      if (parts > 1) throw new Error('The process has died.');
      return ruleOnResults(...part);
    });
    const sentAt = world.clock.now();
    await expect(enter(olga, text)).rejects.toThrow('The process has died.');
    cutOff.mockRestore();
    world.clock.set(sentAt + 60_000);
    expect((await enter(olga, text)).status).toBe(409);
    world.clock.set(sentAt + 60_001);
    expect((await enter(olga, text)).status).toBe(200);
    await world.deliver();
    expect(await stored()).toEqual(Array.from({ length: 30 }, () => 20));
  });
});

/** A form that is saved whole: how it is read, and how it is sent with another text. */
interface Form {
  readonly name: string;
  readonly open: (by: Person) => Promise<unknown>;
  readonly save: (by: Person, opened: never, text: string) => Promise<{ readonly status: number }>;
  readonly says: () => Promise<string | undefined>;
}

const seasonNow = async () => (await olga.get<Season>(path)).body;

const FORMS: readonly Form[] = [
  {
    name: 'the settings of a season',
    open: async (by) => (await by.get<CreateSeason>(`${path}/settings`)).body,
    save: (by, opened: CreateSeason, text) => by.put(`${path}/settings`, { ...opened, name: text }),
    says: async () => (await seasonNow()).name,
  },
  {
    name: 'its texts',
    open: seasonNow,
    save: (by, { textsVersion }: Season, text) =>
      by.put(`${path}/texts`, { about: text, venue: '', links: [], version: textsVersion }),
    says: async () => (await seasonNow()).about,
  },
  {
    name: 'the bonus and penalty points of a player',
    open: async (by) => {
      const { players } = (await by.get<Adjustments>(`${path}/adjustments`)).body;
      return players[0];
    },
    save: (by, { player, version }: Adjustments['players'][number], text) => {
      const adjustments = [{ points: 1, reason: `The ${text} reason` }];
      return by.put(`${path}/adjustments/${player.id}`, { adjustments, version });
    },
    says: async () => {
      const { players } = (await olga.get<Adjustments>(`${path}/adjustments`)).body;
      return players[0]?.adjustments[0]?.reason.split(' ')[1];
    },
  },
  {
    name: 'the pairs kept apart',
    open: seasonNow,
    save: (by, { version, entries }: Season, text) => {
      const [one, ...others] = entries.map(({ player }) => player.id);
      return by.put(`${path}/apart`, { pairs: [[one, others[text === 'first' ? 0 : 1]]], version });
    },
    says: async () => {
      const { apart, entries } = await seasonNow();
      return apart[0]?.[1] === entries[1]?.player.id ? 'first' : 'second';
    },
  },
  {
    name: 'a draft',
    open: async (by) => (await by.get<{ drafts: SeasonDraft[] }>(`/leagues/${league}/drafts`)).body.drafts[0],
    save: (by, { id, settings }: SeasonDraft, text) =>
      by.put(`/leagues/${league}/drafts/${id}`, { ...settings, name: text }),
    says: async () =>
      (await olga.get<{ drafts: SeasonDraft[] }>(`/leagues/${league}/drafts`)).body.drafts[0]?.settings.name,
  },
  {
    name: 'the settings of a league',
    open: async (by) => (await by.get<League>(`/leagues/${league}`)).body,
    save: (by, { version }: League, text) =>
      by.put(`/leagues/${league}/settings`, {
        ...{ name: text, about: '', rules: '', venue: '', links: [], private: false, version },
      }),
    says: async () => (await olga.get<League>(`/leagues/${league}`)).body.name,
  },
];

describe('a form that somebody else has saved meanwhile', () => {
  test.each(FORMS)('$name', async ({ open, save, says }) => {
    await create();
    await olga.post(`${path}/roster`, { text: 'Ana Ruiz\nBen Hart\nCho Lin' });
    await olga.post(`/leagues/${league}/drafts`, (await olga.get(`${path}/settings`)).body);
    const [one, other] = [await open(olga), await open(otto)] as [never, never];
    const first = await save(olga, one, 'first');
    expect(first.status, JSON.stringify(first)).toBe(200);
    const refused = await save(otto, other, 'second');
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await says()).toBe('first');
    expect((await save(otto, (await open(otto)) as never, 'second')).status).toBe(200);
    expect(await says()).toBe('second');
  });

  test('the seating of a planned round by list', async () => {
    await start(4, { registration: { mode: 'invitation', review: true } });
    const [round] = (await seasonNow()).planned;
    if (round === undefined) throw new Error('no round is planned');
    const name = (id: string | undefined) => round.people.find((one) => one.id === id)?.name;
    const list = round.boards.flatMap((board, at) =>
      Object.values(board).map((id) => `${at + 1},${name(id)}`),
    );
    const [[one], [other]] = round.boards.map((board) => Object.values(board)) as [string[], string[]];
    expect((await olga.post(`${path}/rounds/1/swap`, { players: [one, other] })).status).toBe(200);
    const text = ['board,player', ...list].join('\n');
    const send = (version: number) => otto.post(`${path}/rounds/1/seating`, { text, version });
    expect((await send(round.version)).status).toBe(409);
    expect((await send(round.version + 1)).status).toBe(200);
  });

  test.each(['swap', 'redraw', 'release'])('the %s of a planned round', async (act) => {
    await start(4, { registration: { mode: 'invitation', review: true } });
    const [round] = (await seasonNow()).planned;
    if (round === undefined) throw new Error('no round is planned');
    const [[one, two], [three, four]] = round.boards.map((board) => Object.values(board)) as [
      string[],
      string[],
    ];
    expect((await olga.post(`${path}/rounds/1/swap`, { players: [one, three] })).status).toBe(200);
    const send = (body?: object) =>
      otto.post(`${path}/rounds/1/${act}`, act === 'swap' ? { players: [two, four], ...body } : body);
    const late = await send({ version: round.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await seasonNow()).planned[0]?.version).toBe(round.version + 1);
    expect((await send({ version: round.version + 1 })).status).toBe(200);
    // Programs may leave it out.
    if (act !== 'release') expect((await send()).status).toBe(200);
  });
});
