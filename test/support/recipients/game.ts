import type { Cases } from '../../../functions/core/case/cases.schema';
import type { Message } from '../../../functions/core/press/press.schema';
import { closeStep } from '../../../functions/core/step/close-step';
import type { Person } from '../world';
import type { Row } from './act';
import { type Cast, done, REASON, startCast } from './cast';
import { CHANNELS } from './channels';

const DAY = 86_400_000;

/** A running season of two boards, with people in every relation to the one that the events are about. */
export interface GameScene extends Cast {
  readonly season: string;
  readonly game: string;
  readonly seats: Readonly<Record<string, string>>;
}

const SEASON = {
  ...{ name: 'Running', system: 'ny2047', boardSize: 5, options: { lastYear: 2048 } },
  format: { kind: 'rounds', rounds: 2 },
  registration: { capacity: 10, late: true },
  disputes: 'run',
  absence: {
    ...{ substitutes: 'first', disorder: { after: 2 }, grace: { times: 1, minutes: 60 } },
    ...{ vote: { share: 50, minutes: 600, times: 2 }, holidays: 5 },
  },
  deadlines: { orders: 10_080, adjustment: 10_080, earlyClose: 'forbidden' },
};
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];

export async function startGameScene(): Promise<GameScene> {
  const cast = await startCast(CHANNELS);
  const { world, watch, person } = cast;
  const olga = await person('olga');
  const early = ['wanda', 'bert', 'rex', 'lea', 'della'];
  const season = await cast.announce(SEASON, [...early, 'mark', ...PLAYERS, 'wim', 'wes', 'aida']);
  done(await (await person('wanda')).remove(`/seasons/${season}/entries/me`));
  await cast.becomes.banned('bert');
  await cast.put(season, 'rex', 'removed');
  await cast.becomes.left('lea');
  await cast.becomes.deleted('della');
  await world.deliver();
  await cast.put(season, 'aida', 'asked');
  done(await olga.post(`/seasons/${season}/roster`, { text: 'Ina, ina@example.org\nNan Name' }));
  await world.deliver();
  done(await olga.post(`/seasons/${season}/start`));
  await world.deliver();
  const boards = await world.store.boards(season);
  const own = boards.find(({ seats }) => seats.some(({ player }) => player.id === 'mark'));
  const game = own?.game ?? '';
  const others = boards.find((board) => board !== own);
  const named = (list: readonly string[], names: readonly string[]) =>
    list.forEach((id, at) => {
      watch.names.set(id, names[at] ?? id);
    });
  const at = (board: typeof own) =>
    (board?.seats ?? [])
      .map(({ player }) => player.id)
      .filter((id) => /^p\d+$/.test(id))
      .sort();
  named(at(own), ['ann', 'ben', 'cat', 'dan']);
  named(at(others), ['eve', 'fay', 'sue', 'gus', 'hal']);
  const idOf = (name: string) => [...watch.names].find(([, one]) => one === name)?.[0] ?? name;
  const scene: GameScene = {
    ...cast,
    person: (id) => person(idOf(id)),
    ...{ season, game },
    seats: Object.fromEntries(
      (own?.seats ?? []).map(({ seat, player }) => [watch.names.get(player.id) ?? player.id, seat]),
    ),
  };
  await watch.reach(idOf('hal'), 'no mail');
  for (const [id, atOnce] of [
    ['sam', true],
    ['vera', false],
  ] as const)
    done(await (await scene.person(id)).post(`/seasons/${season}/substitutes`, { atOnce }));
  const seat = scene.seats.ben;
  done(await olga.post(`/games/${game}/rulings`, { kind: 'replace', seat, player: 'sam', reason: REASON }));
  await world.deliver();
  // Plays on, and in no further round.
  done(await (await scene.person('cat')).remove(`/seasons/${season}/entries/me`));
  await cast.becomes.suspended(idOf('sue'));
  done(await (await scene.person('dan')).put(`/games/${game}/seats/${scene.seats.ann}/block`, {}));
  await world.deliver();
  await watch.forget();
  return scene;
}

const rule =
  (wanted: object) =>
  async ({ person, game }: GameScene) =>
    done(await (await person('olga')).post(`/games/${game}/rulings`, { reason: REASON, ...wanted }));
const posted =
  (text: string, settings: object = {}) =>
  async ({ person, league, season }: GameScene) =>
    done(
      await (await person('olga')).post(`/leagues/${league}/announcements`, {
        text,
        ...('season' in settings ? { season } : {}),
      }),
    );

async function orders({ person, game, world, seats }: GameScene, silent: readonly string[]) {
  const { step } = (await world.store.gate(game)) ?? expectGate();
  for (const [name] of Object.entries(seats)) {
    const id = name === 'ben' ? 'sam' : name;
    if (!silent.includes(id))
      done(await (await person(id)).put(`/games/${game}/steps/${step}/orders`, { orders: [], ready: false }));
  }
}
function expectGate(): never {
  throw new Error('the game has no gate');
}
async function close({ world, game }: GameScene) {
  const { step, deadline } = (await world.store.gate(game)) ?? expectGate();
  world.clock.set(deadline);
  await closeStep(world.deps, game, step);
}

/** Nobody is told, so that the deadline has to show that it has moved. */
const later = (act: (scene: GameScene) => Promise<unknown>) => async (scene: GameScene) => {
  const before = (await gateOf(scene)).deadline;
  await act(scene);
  if ((await gateOf(scene)).deadline <= before) throw new Error('the deadline has not moved');
};

export const GAME_ROWS: readonly Row<GameScene>[] = [
  {
    covers: 'announced',
    what: 'to the league',
    act: posted('Hello'),
    told: {
      announcement:
        'LEAGUE aida ann ben cat dan eve fay gus hal mark mia mona olga otto rex sam sue vera wanda wes wim',
    },
  },
  {
    covers: 'announced',
    what: 'to the season',
    act: posted('Hello', { season: true }),
    told: { announcement: 'LEAGUE ann ben dan eve fay gus hal mark sue wim' },
  },
  {
    covers: 'press-sent',
    what: 'to all, by ann, whom dan has blocked',
    minutes: 16,
    act: async ({ person, game }) =>
      done(await (await person('ann')).post<Message>(`/games/${game}/press`, { to: 'all', text: 'Hello' })),
    told: { message: 'cat mark sam' },
  },
  {
    covers: 'press-sent',
    what: 'to one seat',
    minutes: 16,
    act: async ({ person, game, seats }) =>
      done(await (await person('mark')).post(`/games/${game}/press`, { to: [seats.cat], text: 'Hello' })),
    told: { message: 'cat' },
  },
  {
    covers: 'game-ruled/pause',
    what: 'a pause',
    act: rule({ kind: 'pause' }),
    told: { ruling: 'ann cat dan mark sam' },
  },
  {
    covers: 'game-ruled/resume',
    what: 'its end',
    act: rule({ kind: 'resume' }),
    told: { ruling: 'ann cat dan mark sam' },
  },
  {
    covers: 'game-ruled/extend',
    what: 'a later deadline',
    act: (scene) =>
      rule({ kind: 'extend', until: new Date(scene.world.clock.now() + 8 * DAY).toISOString() })(scene),
    told: { ruling: 'ann cat dan mark sam' },
  },
  {
    covers: 'clocks-ruled',
    what: 'all clocks of the season are moved',
    act: async ({ person, season }) =>
      done(
        await (await person('olga')).post(`/seasons/${season}/clocks`, {
          ...{ kind: 'extend', minutes: 60, round: null, reason: REASON },
        }),
      ),
    told: { ruling: 'ann cat dan eve fay gus hal mark sam sue' },
  },
  {
    covers: 'to-settle/dispute',
    what: 'a dispute of ann',
    minutes: 16,
    act: async ({ person, game }) =>
      done(await (await person('ann')).post(`/games/${game}/disputes`, { step: 1, text: 'My fleet moved.' })),
    told: { 'to-settle': 'LEAGUE mark mona olga otto' },
  },
  {
    covers: 'case-answered',
    what: 'its answer by mona',
    act: async ({ person, game }) => answerFirst(await person('ann'), await person('mona'), game, 'answer'),
    told: { ruling: 'ann' },
  },
  {
    covers: 'to-settle/appeal',
    what: 'the appeal of ann',
    minutes: 16,
    act: async ({ person, game }) => {
      const ann = await person('ann');
      const { cases } = done(await ann.get<Cases>(`/games/${game}/cases`));
      done(await ann.post(`/games/${game}/cases/${cases[0]?.id}/appeal`, { text: 'Look again.' }));
    },
    told: { 'to-settle': 'LEAGUE mark mona olga otto' },
  },
  {
    covers: 'case-answered/appeal',
    what: 'the answer to the appeal by otto',
    act: async ({ person, game }) =>
      answerFirst(await person('ann'), await person('otto'), game, 'appeal/answer'),
    told: { ruling: 'ann' },
  },
  {
    covers: 'to-settle/report',
    what: 'a report of cat about a message of ann',
    minutes: 16,
    act: async ({ person, game }) => {
      const cat = await person('cat');
      const { messages } = done(
        await cat.get<{ messages: readonly { id: string }[] }>(`/games/${game}/press/all`),
      );
      const report = { thread: 'all', message: messages[0]?.id, text: 'An insult.' };
      done(await cat.post(`/games/${game}/reports`, report));
    },
    told: { 'to-settle': 'LEAGUE mark mona olga otto' },
  },
  {
    covers: 'to-settle/dispute',
    what: 'a dispute of mark, who moderates and asks: he is not told of it',
    minutes: 16,
    act: async ({ person, game }) =>
      done(
        await (await person('mark')).post(`/games/${game}/disputes`, { step: 1, text: 'My fleet moved.' }),
      ),
    told: { 'to-settle': 'LEAGUE mona olga otto' },
  },
  {
    covers: 'deadline-moved/vote',
    what: 'the players vote for more time',
    act: later(async ({ person, game }) => {
      for (const id of ['ann', 'cat', 'dan'])
        done(await (await person(id)).post(`/games/${game}/steps/1/extension`));
    }),
    told: {},
  },
  {
    covers: 'deadline-moved/holiday',
    what: 'cat books a holiday on the day of the deadline',
    act: later(async (scene) => {
      const { deadline } = await gateOf(scene);
      const days = [new Date(deadline).toISOString().slice(0, 10)];
      done(await (await scene.person('cat')).put(`/seasons/${scene.season}/holidays`, { days }));
      await scene.world.deliver();
    }),
    told: {},
  },
  {
    covers: 'deadline-moved/outage',
    what: 'the platform was away',
    act: async (scene) => {
      const { deadline, step } = await gateOf(scene);
      const event = { id: scene.world.deps.newId(), kind: 'deadline-moved', at: scene.world.clock.now() };
      await scene.world.store.post({
        ...event,
        ...{ kind: 'deadline-moved', game: scene.game, step, why: 'outage', seats: [], deadline },
      });
    },
    told: { ruling: 'ann cat dan mark sam' },
  },
  {
    covers: ['remind', 'reminders-chosen', 'digest'],
    before: pauseOther,
    what: 'a day before the deadline orders of ann and of the substitute are missing',
    act: async (scene) => {
      await orders(scene, ['ann', 'sam', 'dan']);
      done(await (await scene.person('dan')).put('/me/notifications', { reminders: [1] }));
      const { deadline } = await gateOf(scene);
      scene.world.clock.set(deadline - DAY - 60_000);
    },
    told: { digest: 'cat (mail) mark (mail) sam (mail)', reminder: 'ann sam' },
  },
  {
    covers: ['deadline-moved/grace', 'notifySeatChange'],
    what: 'the deadline, at which ann, dan and the substitute have no orders',
    act: close,
    minutes: 1,
    told: { 'missed-turn': 'ann dan sam' },
  },
  {
    covers: ['orders-missed/missed', 'step-closed/middle'],
    what: 'the end of their grace; the next turn begins',
    act: async (scene) => {
      const { deadline } = await gateOf(scene);
      scene.world.clock.set(deadline);
      await close(scene);
    },
    minutes: 1,
    told: { 'missed-turn': 'ann dan sam', 'step-result': 'LEAGUE', 'your-turn': 'ann cat dan mark sam' },
  },
  {
    covers: 'orders-missed/fell',
    what: 'ann misses another turn and falls into civil disorder; a substitute is asked',
    act: async (scene) => {
      await orders(scene, ['ann']);
      await close(scene);
    },
    minutes: 1,
    told: {
      'civil-disorder': 'ann',
      ruling: 'ann cat dan mark sam',
      'step-result': 'LEAGUE ann',
      substitution: 'vera',
      'your-turn': 'cat dan mark sam',
    },
  },
  {
    covers: 'seat-searched/offered',
    what: 'an offer of that seat to mia that has ended before she is told: vera has it by now',
    act: ({ world, season, game, seats }) =>
      world.store.post({
        ...{ id: world.deps.newId(), kind: 'seat-searched', at: world.clock.now(), season },
        tells: {
          ...{ what: 'offered', to: 'mia', game, seat: seats.ann ?? '' },
          player: { id: 'mia', name: 'mia', kind: 'human' },
        },
      }),
    told: {},
  },
  {
    covers: 'seat-searched/taken',
    what: 'the substitute takes the seat of ann',
    act: async ({ person, game, seats }) =>
      done(await (await person('vera')).put(`/games/${game}/seats/${seats.ann}/offer`, { accepts: true })),
    told: { ruling: 'ann cat dan mark sam vera' },
  },
  {
    covers: 'seat-searched/offered',
    what: 'otto names mia for the seat of dan',
    act: nameMia,
    told: { substitution: 'mia' },
  },
  {
    covers: 'seat-searched/declined',
    what: 'mia declines',
    act: async ({ person, game, seats }) =>
      done(await (await person('mia')).put(`/games/${game}/seats/${seats.dan}/offer`, { accepts: false })),
    told: { substitution: 'otto' },
  },
  {
    covers: 'seat-searched/lapsed',
    what: 'mia is named again, and does not answer in time',
    before: nameMia,
    act: async (scene) => {
      const { seats, season, game } = scene;
      const search = await scene.world.store.search({ season, game, seat: seats.dan ?? '' });
      scene.world.clock.set(search?.offer?.until ?? 0);
    },
    told: { substitution: 'otto' },
  },
  {
    covers: 'game-ruled/replace',
    what: 'a bot gets the seat of dan, who is told as well',
    act: (scene) => rule({ kind: 'replace', seat: scene.seats.dan, player: null })(scene),
    told: { ruling: 'ann cat dan mark sam vera' },
  },
  {
    covers: 'game-ruled/roll-back',
    what: 'the step is taken back; dan left in it',
    act: rule({ kind: 'roll-back', step: 2 }),
    told: { ruling: 'cat mark sam vera', 'step-result': 'LEAGUE', 'your-turn': 'cat mark sam vera' },
  },
  {
    covers: 'season-changed/adjusted',
    what: 'cat, who is in no further round, gets penalty points',
    act: async ({ person, season, watch }) => {
      const id = [...watch.names].find(([, name]) => name === 'cat')?.[0];
      const body = { adjustments: [{ points: -1, reason: REASON }], version: 0 };
      done(await (await person('olga')).put(`/seasons/${season}/adjustments/${id}`, body));
    },
    told: { ruling: 'cat' },
  },
  {
    covers: ['game-ruled/end', 'step-closed/finished'],
    what: 'olga ends the board as it stands',
    act: rule({ kind: 'end', as: 'it-stands' }),
    told: { 'game-finished': 'LEAGUE cat mark sam vera', ruling: 'cat mark sam vera' },
  },
  {
    covers: 'result-ruled',
    what: 'and voids it',
    act: async ({ person, game }) =>
      done(await (await person('olga')).post(`/games/${game}/result`, { kind: 'void', reason: REASON })),
    told: { ruling: 'cat mark sam vera' },
  },
  {
    covers: 'step-closed/set-up',
    what: 'the other board ends, and the next round begins: one post for both boards',
    act: async (scene) => {
      const other = await otherBoard(scene);
      const ruling = { kind: 'end', as: 'it-stands', reason: REASON };
      done(await (await scene.person('olga')).post(`/games/${other}/rulings`, ruling));
    },
    told: {
      'game-finished': 'LEAGUE eve fay gus hal sue',
      'game-started': 'ann ben dan eve fay gus hal mark sue wim',
      'round-begun': 'LEAGUE',
      ruling: 'eve fay gus hal sue',
    },
  },
];

async function otherBoard({ world, season, game }: GameScene): Promise<string> {
  return (await world.store.boards(season)).find((board) => board.game !== game)?.game ?? '';
}

async function pauseOther(scene: GameScene) {
  const path = `/games/${await otherBoard(scene)}/rulings`;
  done(await (await scene.person('olga')).post(path, { kind: 'pause', reason: REASON }));
}

async function nameMia({ person, game, seats }: GameScene) {
  const wanted = { kind: 'replace', seat: seats.dan, player: 'mia', reason: REASON };
  done(await (await person('otto')).post(`/games/${game}/rulings`, wanted));
}
async function answerFirst(by: Person, judge: Person, game: string, path: string) {
  const { cases } = done(await by.get<Cases>(`/games/${game}/cases`));
  const decision = path === 'answer' ? 'denied' : 'answer-stands';
  done(await judge.post(`/games/${game}/cases/${cases[0]?.id}/${path}`, { decision, text: REASON }));
}

async function gateOf({ world, game }: GameScene) {
  return (await world.store.gate(game)) ?? expectGate();
}
