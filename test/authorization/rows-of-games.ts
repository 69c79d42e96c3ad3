import type { View } from '../../engine/domination/types';
import type { Cases } from '../../functions/core/case/cases.schema';
import type { Game, Step } from '../../functions/core/game/games.schema';
import type { Messages, Threads } from '../../functions/core/press/press.schema';
import type { GameResult } from '../../functions/core/result/results.schema';
import type { OpenedPress, Statements } from '../../functions/core/statement/statements.schema';
import type { Receipts } from '../../functions/core/step/receipts.schema';
import type { GameSubstitutes, SeatOffers } from '../../functions/core/substitute/substitutes.schema';
import { done, REASON } from '../resilience/crash/scene';
import { type Row, words } from './row';
import type { Scene } from './scene';

const COMPLAINT = 'My fleet was to hold, and it moved.';
const ORDERS = { orders: [], ready: false };
const DAY = 86_400_000;
const AGAIN = { kind: 'roll-back', step: 1 } as const;

/** The seats whose hands a view of a Domination board shows, and whether it names the players. */
function shownOf(position: unknown, seats: Game['seats'] = []): string {
  const hands = Object.values((position as View).seats).filter(({ hand }) => hand !== undefined).length;
  const named = seats.filter(({ player }) => player.kind === 'human' && !/anonymous/i.test(player.id)).length;
  return `${hands} hands${seats.length === 0 ? '' : `, ${named} names`}`;
}

/** The number of standing orders that a list of verdicts shows. */
function standingSeen(orders: unknown): string {
  return `${JSON.stringify(orders).split('"fog":').length - 1} standing orders`;
}

/** The address of an open dispute by the player, and of a report. */
async function disputed({ people, running }: Scene): Promise<string> {
  const path = `/games/${running.game}`;
  const { cases } = done(await people.player.post<Cases>(`${path}/disputes`, { step: 1, text: COMPLAINT }));
  return `${path}/cases/${cases.find(({ kind }) => kind === 'dispute')?.id}`;
}
/** The address of the dispute, denied by the organizer. */
async function denied(scene: Scene): Promise<string> {
  const path = await disputed(scene);
  done(await scene.people.organizer.post(`${path}/answer`, { decision: 'denied', text: REASON }));
  return path;
}
/** The address of the dispute, denied and then appealed by the player. */
async function appealed(scene: Scene): Promise<string> {
  const path = await denied(scene);
  done(await scene.people.player.post(`${path}/appeal`, { text: COMPLAINT }));
  return path;
}
async function reported({ people, running }: Scene): Promise<string> {
  const path = `/games/${running.game}`;
  const report = { thread: 'all', message: running.message, text: 'An insult.' };
  const { cases } = done(await people.player.post<Cases>(`${path}/reports`, report));
  return `${path}/cases/${cases.find(({ kind }) => kind === 'report')?.id}`;
}
/** The seat of the player, which is vacant: the stranger is asked to take one of the season's vacant seats. */
async function sought({ people, running, seatOf, hunt }: Scene): Promise<string> {
  done(await people.stranger.post(`/seasons/${running.season}/substitutes`));
  const seat = await seatOf(running.game, 'player');
  done(await people.player.post(`/games/${running.game}/seats/${seat}/substitute`));
  await hunt.world.deliver();
  return seat;
}
/**
 * A player on the anonymous board asks for a substitute, and keeps the seat until one is found.
 * @returns the seat
 */
const soughtByHolder =
  (isIt: (seat: Game['seats'][number], at: number) => boolean) =>
  async ({ people, secret, hunt }: Scene): Promise<string> => {
    const { seats } = done(await people.organizer.get<Game>(`/games/${secret.game}`));
    const held = seats.find(isIt);
    const holder = await hunt.world.person(held?.player.id ?? '');
    done(await holder.post(`/games/${secret.game}/seats/${held?.seat}/substitute`));
    return held?.seat ?? '';
  };
const soughtByPlayer = soughtByHolder(({ player }) => player.id === 'player');

function searchesSeen({ mayAsk, searches }: GameSubstitutes): string {
  return words({
    'may ask': mayAsk.length > 0,
    'sees it': searches.length > 0,
    'sees who is asked': searches.some(({ asked }) => asked !== null),
    'may end it': searches.some(({ mayEnd }) => mayEnd),
  });
}
/**
 * Rolls the game back.
 * @returns the number of the ruling
 */
async function rolledBack({ people, secret, hunt }: Scene): Promise<string> {
  const path = `/games/${secret.game}/rulings`;
  const { rulings } = done(
    await people.organizer.post<{ rulings: { number: number }[] }>(path, { ...AGAIN, reason: REASON }),
  );
  await hunt.world.deliver();
  return String(Math.max(...rulings.map(({ number }) => number)));
}

const ruling = (what: string, wanted: (scene: Scene) => Promise<object> | object): Row => ({
  operation: 'POST /games/{id}/rulings',
  what,
  send: async (person, scene) =>
    person.post(`/games/${scene.running.game}/rulings`, { reason: REASON, ...(await wanted(scene)) }),
});

/** Uses of the operations on games. */
export const GAME_ROWS: readonly Row[] = [
  {
    operation: 'GET /games/{id}',
    what: 'with secret hands and anonymous seats',
    send: (person, { secret }) => person.get(`/games/${secret.game}`),
    look: ({ position, seats, me }: Game) =>
      `${shownOf(position, seats)}, ${me.seat === null ? 'no seat' : 'a seat'}, roles: ${me.roles.join(' ') || 'none'}`,
  },
  {
    operation: 'GET /games/{id}/table',
    what: 'with secret hands and anonymous seats',
    send: (person, { secret }) => person.get(`/games/${secret.game}/table`),
    look: ({ game }: { readonly game: Game }) => shownOf(game.position, game.seats),
  },
  {
    operation: 'GET /changed/games/{id}',
    what: 'with the pass of the game',
    send: async (person, { secret }) => {
      const { me } = (await person.get<Game>(`/games/${secret.game}`)).body;
      return person.get(`/changed/games/${secret.game}${me.pass === null ? '' : `?pass=${me.pass}`}`);
    },
  },
  {
    operation: 'GET /games/{id}/steps/{step}',
    what: 'with secret hands',
    send: (person, { secret }) => person.get(`/games/${secret.game}/steps/1`),
    look: ({ position, orders }: Step) => `${shownOf(position)}, ${standingSeen(orders)}`,
  },
  {
    operation: 'PUT /games/{id}/steps/{step}/orders',
    send: (person, { running }) => person.put(`/games/${running.game}/steps/2/orders`, ORDERS),
  },
  {
    operation: 'POST /games/{id}/entered-orders',
    what: 'for the player',
    send: async (person, { running, seatOf }) =>
      person.post(`/games/${running.game}/entered-orders`, {
        ...{ seat: await seatOf(running.game, 'player'), step: 2, text: '' },
      }),
  },
  {
    operation: 'POST /games/{id}/entered-orders/check',
    what: 'for the player',
    send: async (person, { running, seatOf }) =>
      person.post(`/games/${running.game}/entered-orders/check`, {
        ...{ seat: await seatOf(running.game, 'player'), step: 2, text: '' },
      }),
  },
  {
    operation: 'GET /games/{id}/plan',
    send: (person, { secret }) => person.get(`/games/${secret.game}/plan`),
  },
  {
    operation: 'PUT /games/{id}/plan',
    send: (person, { secret }) => person.put(`/games/${secret.game}/plan`, { orders: [{ type: 'pass' }] }),
  },
  {
    operation: 'DELETE /games/{id}/plan',
    send: (person, { secret }) => person.remove(`/games/${secret.game}/plan`),
  },
  {
    operation: 'GET /games/{id}/export',
    send: (person, { finished }) => person.get(`/games/${finished.game}/export`),
  },
  {
    operation: 'GET /games/{id}/absence',
    send: (person, { running }) => person.get(`/games/${running.game}/absence`),
    look: ({
      seat,
      vote,
    }: {
      readonly seat: string | null;
      readonly vote: { readonly may: boolean } | null;
    }) => words({ 'own seat': seat !== null, 'may vote': vote?.may === true }),
  },
  {
    operation: 'POST /games/{id}/steps/{step}/extension',
    send: (person, { running }) => person.post(`/games/${running.game}/steps/2/extension`),
  },
  {
    operation: 'PUT /games/{id}/steps/{step}/consent',
    send: (person, { running }) => person.put(`/games/${running.game}/steps/2/consent`, { agrees: true }),
  },
  {
    operation: 'GET /games/{id}/press',
    what: 'with a conversation of two',
    prepare: talkOfTwo,
    send: (person, { running }) => person.get(`/games/${running.game}/press`),
    look: (body: never) => seenTalk(body),
  },
  {
    operation: 'GET /games/{id}/press/{thread}',
    what: 'of two',
    prepare: talkOfTwo,
    send: (person, { running }, thread) => person.get(`/games/${running.game}/press/${thread}`),
  },
  {
    operation: 'GET /games/{id}/press/{thread}',
    what: 'of all',
    send: (person, { running }) => person.get(`/games/${running.game}/press/all`),
    look: ({ messages }: { readonly messages: readonly { readonly mine: boolean }[] }) =>
      words({ read: messages.length > 0, mine: messages.some(({ mine }) => mine) }),
  },
  {
    operation: 'GET /games/{id}/messages',
    what: 'with a conversation of two',
    prepare: talkOfTwo,
    send: (person, { running }) => person.get(`/games/${running.game}/messages`),
    look: ({ messages }: { readonly messages: readonly unknown[] }) => `${messages.length} messages`,
  },
  {
    operation: 'POST /games/{id}/press',
    send: (person, { running }) => person.post(`/games/${running.game}/press`, { to: 'all', text: 'Hello' }),
  },
  {
    operation: 'POST /games/{id}/press',
    what: 'where the player is muted',
    prepare: async ({ people, league }) => {
      const path = `/leagues/${league}/members/player/rulings`;
      done(await people.organizer.post(path, { kind: 'mute', reason: REASON, note: REASON }));
      return '';
    },
    send: (person, { running }) => person.post(`/games/${running.game}/press`, { to: 'all', text: 'Hello' }),
  },
  {
    operation: 'GET /games/{id}/press',
    what: 'with a delayed message of the player',
    prepare: delayedMessage,
    send: (person, { running }) => person.get(`/games/${running.game}/press`),
    look: ({ threads, writing }: Threads) =>
      `${threads[0]?.messages} messages, ${threads[0]?.unread} unread, may write to ${writing.to}`,
  },
  {
    operation: 'GET /games/{id}/press/{thread}',
    what: 'with a delayed message of the player',
    prepare: delayedMessage,
    send: (person, { running }) => person.get(`/games/${running.game}/press/all`),
    look: ({ messages }: Messages) => `${messages.length} messages`,
  },
  {
    operation: 'GET /games/{id}/press/{thread}',
    what: 'of someone who is blocked',
    prepare: async ({ people, running, seatOf }) => {
      const seat = await seatOf(running.game, 'playing-moderator');
      done(await people.player.put(`/games/${running.game}/seats/${seat}/block`, {}));
      return '';
    },
    send: (person, { running }) => person.get(`/games/${running.game}/press/all`),
    look: ({ messages }: Messages) => words({ blocked: messages.some(({ blocked }) => blocked) }),
  },
  {
    operation: 'PUT /games/{id}/press/{thread}/reading',
    send: (person, { running }) => person.put(`/games/${running.game}/press/all/reading`, { messages: 1 }),
  },
  {
    operation: 'DELETE /games/{id}/press/{thread}/{message}',
    what: 'of the playing moderator',
    send: (person, { running }) => person.remove(`/games/${running.game}/press/all/${running.message}`),
  },
  {
    operation: 'PUT /games/{id}/seats/{seat}/block',
    what: 'the playing organizer',
    prepare: ({ seatOf, running }) => seatOf(running.game, 'playing-organizer'),
    send: (person, { running }, seat) => person.put(`/games/${running.game}/seats/${seat}/block`, {}),
  },
  {
    operation: 'GET /games/{id}/receipts',
    what: 'of orders that the player gave',
    prepare: async ({ people, running }) => {
      done(await people.player.put(`/games/${running.game}/steps/2/orders`, ORDERS));
      return '';
    },
    send: (person, { running }) => person.get(`/games/${running.game}/receipts`),
    look: ({ receipts }: Receipts) => words({ 'of orders': receipts.some(({ orders }) => orders !== null) }),
  },
  {
    operation: 'GET /games/{id}/progress',
    send: (person, { running }) => person.get(`/games/${running.game}/progress`),
  },
  {
    operation: 'GET /games/{id}/end',
    send: (person, { finished }) => person.get(`/games/${finished.game}/end`),
  },
  {
    operation: 'GET /games/{id}/statements',
    send: (person, { finished }) => person.get(`/games/${finished.game}/statements`),
    look: ({ mayHide, press }: Statements) =>
      words({ 'may hide': mayHide, 'has a side of the press': press !== null }),
  },
  {
    operation: 'PUT /games/{id}/statement',
    send: (person, { finished }) => person.put(`/games/${finished.game}/statement`, { text: 'Well played.' }),
  },
  {
    operation: 'PUT /games/{id}/statements/{player}/hidden',
    prepare: async ({ hunt, finished }) => {
      const said = { game: finished.game, player: 'player', text: 'Well played.', at: hunt.clock.now() };
      await hunt.world.store.saveStatement(said);
      return '';
    },
    send: (person, { finished }) =>
      person.put(`/games/${finished.game}/statements/player/hidden`, { hidden: true, reason: REASON }),
  },
  {
    operation: 'PUT /games/{id}/opened-press',
    send: (person, { finished }) => person.put(`/games/${finished.game}/opened-press`, { opens: true }),
  },
  {
    operation: 'GET /games/{id}/opened-press/{step}',
    send: (person, { finished }) => person.get(`/games/${finished.game}/opened-press/1`),
    look: ({ messages }: OpenedPress) => `${messages.length} messages`,
  },
  {
    operation: 'GET /games/{id}/notes',
    send: (person, { running }) => person.get(`/games/${running.game}/notes`),
  },
  {
    operation: 'POST /games/{id}/notes',
    send: (person, { running }) => person.post(`/games/${running.game}/notes`, { text: 'Watch Harlem.' }),
  },
  {
    operation: 'PUT /games/{id}/notes/{note}',
    send: (person, { running }) =>
      person.put(`/games/${running.game}/notes/nothing1`, { text: 'Watch Chelsea.' }),
  },
  {
    operation: 'DELETE /games/{id}/notes/{note}',
    send: (person, { running }) => person.remove(`/games/${running.game}/notes/nothing1`),
  },
  {
    operation: 'POST /games/{id}/rematch',
    send: (person, { finished }) => person.post(`/games/${finished.game}/rematch`),
  },
  {
    operation: 'GET /games/{id}/result',
    send: (person, { finished }) => person.get(`/games/${finished.game}/result`),
    look: ({ mayRule }: GameResult) => `may rule: ${mayRule}`,
  },
  {
    operation: 'POST /games/{id}/result/effect',
    send: (person, { finished }) => person.post(`/games/${finished.game}/result/effect`, { kind: 'void' }),
  },
  {
    operation: 'POST /games/{id}/result',
    send: (person, { finished }) =>
      person.post(`/games/${finished.game}/result`, { kind: 'void', reason: REASON }),
  },
  {
    operation: 'GET /games/{id}/rulings',
    send: (person, { running }) => person.get(`/games/${running.game}/rulings`),
  },
  {
    operation: 'GET /games/{id}/rulings/{number}/taken',
    what: 'with secret hands',
    prepare: rolledBack,
    send: (person, { secret }, number) => person.get(`/games/${secret.game}/rulings/${number}/taken`),
    look: ({ steps }: { readonly steps: readonly Step[] }) => standingSeen(steps[0]?.orders),
  },
  {
    operation: 'POST /games/{id}/rulings/effect',
    what: 'pause',
    send: (person, { running }) => person.post(`/games/${running.game}/rulings/effect`, { kind: 'pause' }),
  },
  {
    operation: 'POST /games/{id}/rulings/effect',
    what: 'replace',
    prepare: ({ seatOf, running }) => seatOf(running.game, 'player'),
    send: (person, { running }, seat) =>
      person.post(`/games/${running.game}/rulings/effect`, { kind: 'replace', seat, player: 'filler-3' }),
  },
  {
    operation: 'POST /games/{id}/rulings/effect',
    what: 'roll back',
    send: (person, { running }) => person.post(`/games/${running.game}/rulings/effect`, AGAIN),
  },
  {
    operation: 'POST /games/{id}/rulings/effect',
    what: 'end',
    send: (person, { running }) =>
      person.post(`/games/${running.game}/rulings/effect`, { kind: 'end', as: 'it-stands' }),
  },
  ruling('pause', () => ({ kind: 'pause' })),
  ruling('extend', ({ hunt }) => ({
    kind: 'extend',
    until: new Date(hunt.clock.now() + 3 * DAY).toISOString(),
  })),
  ruling('replace by a bot', async ({ seatOf, running }) => ({
    kind: 'replace',
    seat: await seatOf(running.game, 'player'),
    player: null,
  })),
  ruling('replace by a member', async ({ seatOf, running }) => ({
    kind: 'replace',
    seat: await seatOf(running.game, 'player'),
    player: 'member',
  })),
  ruling('replace by someone banned', async ({ seatOf, running }) => ({
    kind: 'replace',
    seat: await seatOf(running.game, 'player'),
    player: 'banned-organizer',
  })),
  ruling('replace by the moderator', async ({ seatOf, running }) => ({
    kind: 'replace',
    seat: await seatOf(running.game, 'player'),
    player: 'moderator',
  })),
  {
    operation: 'GET /games/{id}/substitutes',
    what: 'of vacant seats',
    prepare: sought,
    send: (person, { running }) => person.get(`/games/${running.game}/substitutes`),
    look: searchesSeen,
  },
  {
    operation: 'GET /games/{id}/substitutes',
    what: 'of seats that are held',
    prepare: soughtByPlayer,
    send: (person, { secret }) => person.get(`/games/${secret.game}/substitutes`),
    look: searchesSeen,
  },
  {
    operation: 'DELETE /games/{id}/seats/{seat}/substitute',
    what: 'that the player asked for',
    prepare: soughtByPlayer,
    send: (person, { secret }, seat) => person.remove(`/games/${secret.game}/seats/${seat}/substitute`),
  },
  {
    operation: 'DELETE /games/{id}/seats/{seat}/substitute',
    what: 'that somebody else asked for',
    // A player who is not among the callers.
    prepare: soughtByHolder(
      ({ player }) => !/^(?:player|other|playing-)/.test(player.id) && player.kind === 'human',
    ),
    send: (person, { secret }, seat) => person.remove(`/games/${secret.game}/seats/${seat}/substitute`),
  },
  {
    operation: 'POST /games/{id}/seats/{seat}/substitute',
    prepare: ({ seatOf, running }) => seatOf(running.game, 'player'),
    send: (person, { running }, seat) => person.post(`/games/${running.game}/seats/${seat}/substitute`),
  },
  {
    operation: 'DELETE /games/{id}/seats/{seat}/substitute',
    prepare: sought,
    send: (person, { running }, seat) => person.remove(`/games/${running.game}/seats/${seat}/substitute`),
  },
  {
    operation: 'PUT /games/{id}/seats/{seat}/offer',
    what: 'made to the stranger',
    prepare: async (scene) => {
      await sought(scene);
      const { offers } = done(await scene.people.stranger.get<SeatOffers>('/me/offers'));
      return `/games/${offers[0]?.game}/seats/${offers[0]?.seat}/offer`;
    },
    send: (person, _, offer) => person.put(offer, { accepts: true }),
  },
  {
    operation: 'GET /me/offers',
    prepare: sought,
    send: (person) => person.get('/me/offers'),
    look: ({ offers }: SeatOffers) => `${offers.length} offers`,
  },
  ruling('roll back', () => AGAIN),
  ruling('end', () => ({ kind: 'end', as: 'it-stands' })),
  {
    operation: 'GET /games/{id}/cases',
    what: 'with a dispute of the player',
    prepare: disputed,
    send: (person, { running }) => person.get(`/games/${running.game}/cases`),
    look: ({ cases }: Cases) => words({ seen: cases.length > 0, mine: cases.some(({ mine }) => mine) }),
  },
  {
    operation: 'POST /games/{id}/disputes',
    send: (person, { running }) =>
      person.post(`/games/${running.game}/disputes`, { step: 1, text: COMPLAINT }),
  },
  {
    operation: 'POST /games/{id}/reports',
    send: (person, { running }) =>
      person.post(`/games/${running.game}/reports`, {
        thread: 'all',
        message: running.message,
        text: 'An insult.',
      }),
  },
  {
    operation: 'POST /games/{id}/reports',
    what: 'a message of a conversation of two',
    prepare: async (scene) => {
      const thread = await talkOfTwo(scene);
      const found = await scene.people.player.get<{ messages: { id: string }[] }>(
        `/games/${scene.running.game}/press/${thread}`,
      );
      return `${thread} ${found.body.messages[0]?.id}`;
    },
    send: (person, { running }, found) => {
      const [thread = '', message = ''] = found.split(' ');
      const report = { thread: decodeURIComponent(thread), message, text: 'An insult.' };
      return person.post(`/games/${running.game}/reports`, report);
    },
  },
  {
    operation: 'POST /games/{id}/cases/{case}/reading',
    prepare: reported,
    send: (person, _, path) => person.post(`${path}/reading`),
  },
  {
    operation: 'POST /games/{id}/cases/{case}/answer',
    prepare: disputed,
    send: (person, _, path) => person.post(`${path}/answer`, { decision: 'denied', text: REASON }),
  },
  {
    operation: 'DELETE /games/{id}/cases/{case}',
    what: 'of the player',
    prepare: disputed,
    send: (person, _, path) => person.remove(path),
  },
  {
    operation: 'GET /games/{id}/cases',
    what: 'with an appeal of the player',
    prepare: appealed,
    send: (person, { running }) => person.get(`/games/${running.game}/cases`),
    look: ({ cases }: Cases) =>
      words({
        reads: cases.some(({ appeal }) => appeal?.text === COMPLAINT),
        'may answer': cases.some(({ appeal }) => appeal?.mayAnswer === true),
      }),
  },
  {
    operation: 'POST /games/{id}/cases/{case}/appeal',
    what: 'of the player',
    prepare: denied,
    send: (person, _, path) => person.post(`${path}/appeal`, { text: COMPLAINT }),
  },
  {
    operation: 'DELETE /games/{id}/cases/{case}/appeal',
    what: 'of the player',
    prepare: appealed,
    send: (person, _, path) => person.remove(`${path}/appeal`),
  },
  {
    operation: 'POST /games/{id}/cases/{case}/appeal/answer',
    what: 'after the organizer denied it',
    prepare: appealed,
    send: (person, _, path) =>
      person.post(`${path}/appeal/answer`, { decision: 'answer-stands', text: REASON }),
  },
  {
    operation: 'POST /games/{id}/signs',
    send: (person, { running }) => person.post(`/games/${running.game}/signs`),
  },
];

/** The player and the playing organizer write to each other. @returns the thread, as a part of an address */
async function talkOfTwo({ people, running, seatOf }: Scene): Promise<string> {
  const seat = await seatOf(running.game, 'playing-organizer');
  const sent = await people.player.post<{ thread: string }>(`/games/${running.game}/press`, {
    to: [seat],
    text: 'Between us',
  });
  return encodeURIComponent(done(sent).thread);
}

/** The game's press becomes delayed, and the player writes to all. */
async function delayedMessage({ hunt, people, running }: Scene): Promise<string> {
  for (const item of hunt.items())
    if (item.pk === `GAME#${running.game}` && item.sk === 'GAME')
      await hunt.write({ ...item, press: 'delayed' });
  hunt.world.restart();
  done(await people.player.post(`/games/${running.game}/press`, { to: 'all', text: 'For later' }));
  return '';
}

function seenTalk({
  threads,
}: {
  readonly threads: readonly { readonly id: string; readonly messages: number }[];
}) {
  return words({
    'the conversation of two': threads.some(({ id, messages }) => id !== 'all' && messages > 0),
  });
}
