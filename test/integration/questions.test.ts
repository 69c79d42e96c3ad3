import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import { runScheduled } from '../../functions/core/season/next-run';
import type { CreateSeason, SeasonDraft } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { hiddenForm, textsIn } from '../../functions/core/site/texts';
import type { FullTemplate, Templates } from '../../functions/core/template/templates.schema';
import { readAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Answer, type Person, startWorld, type World } from '../support/world';

const DAY = 86_400_000;
const QUESTIONS = [
  { id: 'meal', text: 'What do you eat?', help: '', required: true, options: ['Everything', 'No meat'] },
  { id: 'size', text: 'T-shirt size', help: 'For the prizes.', required: false, options: [] },
];
const SETTINGS = {
  name: 'Winter',
  system: 'ny2047',
  boardSize: 3,
  options: { lastYear: 2047 },
  deadlines: { orders: 1440, adjustment: 1440 },
  questions: QUESTIONS,
};
const MEAL = { question: 'meal', answer: 'No meat' };
const SIZE = { question: 'size', answer: 'XL, please' };

function good<Body>({ status, body, text }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

describe('questions at registration', () => {
  let world: World;
  let olga: Person;
  let league: string;
  let season: string;

  beforeAll(async () => {
    world = await startWorld();
    olga = await world.person('olga', 'Olga');
    league = good(await olga.post<League>('/leagues', { name: 'Winter league' })).id;
    season = good(await olga.post<Season>(`/leagues/${league}/seasons`, SETTINGS)).id;
  });
  afterAll(() => world.close());

  const entries = () => `/seasons/${season}/entries`;
  const faults = ({ status, body }: Answer<ProblemReply>) => ({
    status,
    problems: body.problems?.map(({ path, message }) => [path.join('.'), message]),
  });

  test('everybody reads what is asked', async () => {
    expect(good(await world.visitor().get<Season>(`/seasons/${season}`)).questions).toEqual(QUESTIONS);
  });

  test('a required one needs an answer, a choice one of its options; a list that an organizer adds needs none', async () => {
    const ana = await world.person('ana', 'Ana');
    const tried = async (answers?: object) => faults(await ana.post<ProblemReply>(entries(), { answers }));
    expect(await tried()).toEqual({
      status: 422,
      problems: [['answers.0.answer', 'Answer the question: What do you eat?']],
    });
    expect(await tried([{ question: 'meal', answer: 'Stones' }])).toEqual({
      status: 422,
      problems: [['answers.0.answer', 'Choose one of the options: What do you eat?']],
    });
    expect(await tried([MEAL, { question: 'shoe', answer: '42' }])).toEqual({
      status: 422,
      problems: [['answers.1.question', 'This season does not ask that question.']],
    });
    const { mine } = good(await ana.post<Season>(entries(), { answers: [MEAL, { ...SIZE, answer: '' }] }));
    expect(mine).toMatchObject({ state: 'in', answers: [MEAL] });
    good(await olga.post(`/seasons/${season}/roster`, { text: 'Listed Player' }));
    const { players } = good(await olga.get<Roster>(`/seasons/${season}/roster`));
    expect(players.map(({ name, answers }) => [name, answers])).toEqual([
      ['Ana', [MEAL]],
      ['Listed Player', []],
    ]);
  });

  test('organizers read the answers in the roster and its table, the player their own, nobody else any', async () => {
    const [ana, ben] = [await world.person('ana'), await world.person('ben', 'Ben')];
    good(await ana.put(`${entries()}/me`, { answers: [MEAL, SIZE] }));
    good(await ben.post(entries(), { answers: [{ question: 'meal', answer: 'Everything' }] }));
    expect(good(await ana.get<Season>(`/seasons/${season}`)).mine?.answers).toEqual([MEAL, SIZE]);
    const csv = (person: Person) => person.get(`/seasons/${season}/roster.csv`);
    const table = await csv(olga);
    expect(table.status).toBe(200);
    expect(table.text).toContain('1. What do you eat?,2. T-shirt size');
    expect(table.text).toMatch(/^Ana,ana,in,[^,]+,No meat,"XL, please"$/m);
    expect((await csv(ben)).status).toBe(403);
    expect((await csv(world.visitor())).status).toBe(401);
    expect((await ben.get(`/seasons/${season}/roster`)).status).toBe(403);
    for (const person of [ben, world.visitor()])
      expect((await person.get(`/seasons/${season}`)).text).not.toContain('XL, please');
  });

  test('they go with the entry when a player withdraws', async () => {
    const cleo = await world.person('cleo', 'Cleo');
    good(await cleo.post(entries(), { answers: [MEAL] }));
    good(await cleo.remove(`${entries()}/me`));
    expect(await world.store.answers(season, 'cleo')).toBeUndefined();
  });

  test('they go into templates, the next season and the log of changes', async () => {
    const [kept] = good(await olga.post<Templates>('/me/templates', { season, name: 'Winter' })).templates;
    const { settings } = good(await olga.get<FullTemplate>(`/me/templates/${kept?.id}`));
    expect(settings.questions).toEqual(QUESTIONS);
    const next = good(await olga.post<SeasonDraft>(`/seasons/${season}/next`));
    expect(next.settings.questions).toEqual(QUESTIONS);
    const now = good(await olga.get<CreateSeason>(`/seasons/${season}/settings`));
    const [meal] = QUESTIONS;
    const other = { ...now, questions: [{ ...meal, text: 'Your meal?' }, QUESTIONS[1]] };
    good(await olga.put(`/seasons/${season}/settings`, other));
    const log = await olga.get(`/leagues/${league}/log`);
    expect(log.text).toContain('Questions: Your meal? and T-shirt size');
    expect(good(await olga.get<Season>(`/seasons/${season}`)).questions[0]?.text).toBe('Your meal?');
    const ana = await world.person('ana');
    expect(good(await ana.get<Season>(`/seasons/${season}`)).mine?.answers).toEqual([MEAL, SIZE]);
  });

  test('ids are unlike, and a choice has two options or more', async () => {
    const [meal] = QUESTIONS;
    const wrong = [meal, { ...meal, options: ['One'] }];
    const answer = await olga.post<ProblemReply>(`/leagues/${league}/seasons`, {
      ...SETTINGS,
      questions: wrong,
    });
    expect(faults(answer)).toMatchObject({ status: 422 });
    expect(answer.body.problems?.map(({ path }) => path.join('.'))).toContain('questions.1.options');
  });

  test('answers stay as they are once the season has started', async () => {
    good(await olga.post(`/seasons/${season}/start`));
    const ana = await world.person('ana');
    expect((await ana.put(`${entries()}/me`, { answers: [MEAL] })).status).toBe(403);
  });

  test('they are deleted with an account, and thirty days after the season', async () => {
    good(await (await world.person('ben')).remove('/me/account', { confirm: DELETE_WORDS }));
    await world.deliver();
    expect(await world.store.answers(season, 'ben')).toBeUndefined();
    expect((await world.store.answers(season, 'ana'))?.expiresAt).toBeUndefined();
    good(await olga.post(`/seasons/${season}/cancel`, { reason: 'Too much snow.' }));
    await world.deliver();
    // For a day the cancellation can be taken back.
    expect((await world.store.answers(season, 'ana'))?.expiresAt).toBeUndefined();
    world.clock.set(world.clock.now() + DAY);
    expect(await runScheduled(world.deps, season)).toBe('reached');
    await world.deliver();
    const { expiresAt = 0 } = (await world.store.answers(season, 'ana')) ?? {};
    expect(expiresAt).toBe(Math.ceil((world.clock.now() + 30 * DAY) / 1000));
    const ana = await world.person('ana');
    const answers = async () => good(await ana.get<Season>(`/seasons/${season}`)).mine?.answers;
    world.clock.set(world.clock.now() + 29 * DAY);
    expect(await answers()).toEqual([MEAL, SIZE]);
    world.clock.set(world.clock.now() + 2 * DAY);
    expect(await answers()).toEqual([]);
    const { players } = good(await (await world.person('olga')).get<Roster>(`/seasons/${season}/roster`));
    expect(players.flatMap((player) => player.answers)).toEqual([]);
  });
});

test('a site administrator who hides what a season says of itself hides its questions', () => {
  const target = { kind: 'season-details', season: 's' } as const;
  const attributes = { venue: 'Town hall', questions: QUESTIONS };
  expect(textsIn(target, attributes)).toEqual([
    'Town hall',
    ...['What do you eat?', 'Everything', 'No meat', 'T-shirt size', 'For the prizes.'],
  ]);
  expect(hiddenForm(target, { pk: '', sk: '', attributes, item: {} })?.now).toMatchObject({ questions: [] });
});

describe('nothing of a player’s answers reaches anybody but them and organizers', () => {
  const worlds: { world: World; board: Board }[] = [];

  beforeAll(async () => {
    for (const answer of ['Everything', 'No meat']) {
      const world = await startWorld();
      const board = await startBoard(world, { humans: 7, earlyClose: false });
      const tower = playerOf(board, 'tower');
      const asked = { season: board.season, player: tower.id, answers: [{ question: 'meal', answer }] };
      const { organizer } = board;
      const settings = good(await organizer.get<CreateSeason>(`/seasons/${board.season}/settings`));
      good(await organizer.put(`/seasons/${board.season}/settings`, { ...settings, questions: QUESTIONS }));
      const season = await world.store.season(board.season);
      const entry = await world.store.entry(board.season, tower.id);
      if (season === undefined || entry === undefined) throw new Error('there is no such entry');
      const along = { answers: asked, replaces: ['in'], untilOver: true } as const;
      expect(await world.store.enter(entry, null, along)).toBe('entered');
      worlds.push({ world, board });
    }
  });
  afterAll(() => Promise.all(worlds.map(({ world }) => world.close())));

  const read = async (at: number, viewer: string) => {
    const side = worlds[at];
    if (side === undefined) throw new Error('there are two worlds');
    const { world, board } = side;
    const person =
      viewer === 'visitor'
        ? world.visitor()
        : viewer === 'organizer'
          ? board.organizer
          : playerOf(board, viewer);
    const answers = await Promise.all(
      readAddresses(world, board, 'ny2047').map(async (path) => [path, await person.get(path)] as const),
    );
    return answers.map(([path, { status, text }]) => `${path} ${status} ${text}`);
  };
  const differing = async (viewer: string) => {
    const [one, other] = [await read(0, viewer), await read(1, viewer)];
    return one.filter((line, at) => line !== other[at]).map((line) => line.split(' ')[0]);
  };

  test.each(['papst', 'rossoni', 'visitor'])('%s reads the same whatever was answered', async (viewer) => {
    expect(await differing(viewer)).toEqual([]);
  });

  test('organizers read them in the roster and its table alone', async () => {
    const { season } = worlds[0]?.board ?? {};
    expect(await differing('organizer')).toEqual([
      `/seasons/${season}/roster.csv`,
      `/seasons/${season}/roster`,
    ]);
  });
});
