import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { actEntry } from '../../functions/core/league/log-act';
import {
  type DeliveryRecord,
  LEAGUE_NEWS,
  type LeagueNews,
  type WebhookService,
} from '../../functions/core/notification/notifications.records';
import type { Webhooks } from '../../functions/core/notification/notifications.schema';
import { message } from '../../functions/core/platform/message';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { LANGUAGES, type Language } from '../../messages/languages';
import { languageOfTexts } from '../../messages/texts-of-games';
import { type Notifying, startNotifying } from '../support/notifying';
import { inEnglishStill, type Post } from '../support/received-posts';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const URL = 'https://hooks.example/services/1';
/** A league with a different language for each of its channels. */
const SERVICES: Readonly<Record<Language, WebhookService>> = { de: 'discord', es: 'slack', en: 'program' };
const ANNOUNCED = 'A pause over the holidays.';
/** Texts that people typed, which stay as typed. */
const TYPED = [ANNOUNCED, 'Test league', 'Season 1', 'Season 2'];

let world: World;
let telling: Notifying;
let board: Board;

async function start(system: GameSystemId, options: Record<string, unknown> = {}): Promise<void> {
  world = await startWorld();
  world.hosts['hooks.example'] = ['93.184.216.34'];
  telling = startNotifying(world);
  board = await startBoard(world, { system, humans: 2, options });
  await telling.send();
}

const set = (service: WebhookService, body: object) =>
  board.organizer.put<Webhooks>(`/leagues/${board.league}/webhooks/${service}`, {
    news: LEAGUE_NEWS,
    ...body,
  });

async function setAll(): Promise<void> {
  for (const [language, service] of Object.entries(SERVICES))
    expect(await set(service, { url: URL, language })).toMatchObject({ status: 200 });
}

async function closeOne(): Promise<void> {
  const gate = await world.store.gate(board.game);
  world.clock.set(gate?.deadline ?? 0);
  await closeStep(world.deps, board.game, gate?.step ?? 0);
}

const posted = async (path: string, body: object) =>
  expect(await board.organizer.post(path, body)).toMatchObject({ status: 200 });

/** The act that causes each kind of news. */
const HAPPENS: Readonly<Record<LeagueNews, () => Promise<unknown>>> = {
  'round-begun': startNextSeason,
  'step-result': async () => {
    for (let step = 1; step <= 4; step += 1) await closeOne();
  },
  'game-finished': () =>
    posted(`/games/${board.game}/rulings`, { kind: 'end', as: 'it-stands', reason: 'A test.' }),
  announcement: () => posted(`/leagues/${board.league}/announcements`, { text: ANNOUNCED }),
  'to-settle': async () => {
    const [player] = Object.values(board.players);
    const dispute = { step: 1, text: 'My fleet was to hold, and it moved.' };
    expect(await player?.post(`/games/${board.game}/disputes`, dispute)).toMatchObject({ status: 200 });
  },
};

async function startNextSeason(): Promise<void> {
  const { system } = (await world.store.season(board.season)) ?? expect.fail('no season');
  const deadlines = { orders: 1440, adjustment: 720 };
  const made = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, {
    ...{ name: 'Season 2', system, deadlines },
  });
  for (const player of Object.values(board.players)) await player.post(`/seasons/${made.body.id}/entries`);
  await posted(`/seasons/${made.body.id}/start`, {});
}

const inWords = ({ notification: { title, lines } }: DeliveryRecord) => [title, ...lines];
const overChannel = (service: WebhookService) =>
  telling.sent.filter(({ to, channel }) => to.kind === 'league' && channel === service);

/** The posts, each in every language. */
function posts(kind: LeagueNews): readonly Post[] {
  const all = overChannel(SERVICES.en).filter(({ notification }) => notification.kind === kind);
  return all.map((english) => {
    const said = (language: Language) => {
      const same = overChannel(SERVICES[language]).find(({ subject }) => subject === english.subject);
      return same === undefined ? [] : inWords(same);
    };
    return { en: said('en'), de: said('de'), es: said('es') };
  });
}

/** Games whose texts are in every language; others say what happens in English (`GameEntry.textsIn`). */
const TRANSLATED = GAME_SYSTEM_IDS.filter((id) => LANGUAGES.every((one) => languageOfTexts(id, one) === one));

describe.each(TRANSLATED)('in a league of %s', (system) => {
  beforeAll(async () => {
    await start(system);
    await setAll();
  });
  afterAll(() => world.close());

  test.each(LEAGUE_NEWS)('a post of the kind %s is in the language of its channel', async (kind) => {
    telling.sent.length = 0;
    await HAPPENS[kind]();
    await telling.send();
    const found = posts(kind);
    expect(found.length).toBeGreaterThan(0);
    for (const post of found) expect(inEnglishStill(post, TYPED)).toEqual([]);
  });
});

describe('a game that ends by its rules', () => {
  beforeAll(async () => {
    await start('ny2047', { lastYear: 2047 });
    await setAll();
  });
  afterAll(() => world.close());

  test('has its winners in the language of the channel', async () => {
    while ((await world.store.gate(board.game))?.state === 'open') await closeOne();
    await telling.send();
    const [post] = posts('game-finished');
    expect(post?.en[1]).toMatch(/^Won by .+ \(The .+\)\.$/);
    expect(post?.de[1]).toMatch(/^Gewonnen hat .+ \(The .+\)\.$/);
    expect(post?.es[1]).toMatch(/^Ganó .+ \(The .+\)\.$/);
  });
});

describe('whoever listens to posts', () => {
  test('hears lines and words in English, and neither names nor what people typed', () => {
    const post = (de: readonly string[], en: readonly string[]) =>
      inEnglishStill({ en, de, es: de }, ['Storm.']);
    expect(post(['Die Runde beginnt.', 'Storm.'], ['The round begins.', 'Storm.'])).toEqual([]);
    expect(post(['Tower hat Harlem.'], ['Tower has Harlem.'])).toEqual([]);
    expect(post(['The round begins.'], ['The round begins.'])).toEqual(Array(2).fill('The round begins.'));
    expect(post(['Runde 1: it begins now'], ['Round 1: it begins now'])).toContain('begins');
    expect(post([], ['The round begins.'])).toHaveLength(2);
  });
});

describe('the language of a channel', () => {
  beforeEach(() => start('ny2047'));
  afterEach(() => world.close());

  const announce = async () => {
    telling.sent.length = 0;
    await HAPPENS.announcement();
    await telling.send();
    return telling.sent
      .filter(({ to }) => to.kind === 'league')
      .map(({ notification }) => notification.title);
  };
  const kept = async () =>
    (await board.organizer.get<Webhooks>(`/leagues/${board.league}/webhooks`)).body.webhooks;

  test('is chosen where it is added, and can be changed without its address', async () => {
    expect((await set('discord', { url: URL, language: 'de' })).body.webhooks).toMatchObject([
      { service: 'discord', language: 'de' },
    ]);
    expect(await announce()).toEqual(['Ankündigung: Test league']);
    const [before] = await kept();
    expect(await set('discord', { language: 'es' })).toMatchObject({ status: 200 });
    expect(await kept()).toEqual([{ ...before, language: 'es' }]);
    expect(await announce()).toEqual(['Anuncio: Test league']);
  });

  test('stays where it is left out, also at a new address', async () => {
    await set('discord', { url: URL, language: 'de' });
    await set('discord', { url: `${URL}2` });
    expect(await kept()).toMatchObject([{ language: 'de' }]);
  });

  test('stands in the log', async () => {
    await set('discord', { url: URL, language: 'de', news: ['announcement'] });
    const { body } = await world.visitor().get<Log>(`/leagues/${board.league}/log`);
    expect(body.entries[0]).toMatchObject({ after: 'announcements, in German' });
  });

  test('is English where nobody chose one', async () => {
    const olga = { id: 'olga', name: 'Olga', email: null };
    const act = { kind: 'webhook', subject: message('log.service', { service: 'slack' }) } as const;
    const entry = await actEntry(world.deps, olga, { league: board.league, season: null }, act);
    const older = { league: board.league, service: 'slack', url: URL, since: world.clock.now() } as const;
    await world.store.saveWebhook({ ...older, news: [...LEAGUE_NEWS] }, entry);
    expect(await kept()).toMatchObject([{ language: 'en' }]);
    expect(await announce()).toEqual(['Announcement: Test league']);
  });

  test('a webhook that is not there needs an address', async () => {
    expect(await set('discord', { language: 'de' })).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['url'] }] },
    });
    expect(await kept()).toEqual([]);
  });
});
