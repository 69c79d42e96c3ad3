import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, Step } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Scores, ScoringPreview } from '../../functions/core/scoring/scoring.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let telling: Notifying;

const inLanguage = (language: Language) => ({ cookie: `${LANGUAGE_NAME}=${language}` });
const orders = () => `/games/${board.game}/steps/1/orders`;

/** One turn of New York 2047 in which Tower moves: its player reads German, and that of Dunning English. */
beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
  telling = startNotifying(world);
  await playerOf(board, 'tower').put('/me', { language: 'de' });
  for (const seat of ['tower', 'dunning'])
    await playerOf(board, seat).put('/me/notifications', { choices: { 'step-result': ['mail'] } });
});
afterAll(() => world.close());

test.each([
  ['en', 'Midtown is not next to The Cloisters. Without another order the unit holds.'],
  ['de', 'Midtown liegt nicht neben The Cloisters. Ohne anderen Befehl hält die Einheit.'],
  ['es', 'Midtown no está junto a The Cloisters. Sin otra orden, la unidad se mantiene.'],
] as const)('an order that is refused says why in %s', async (language, message) => {
  const list = [{ type: 'MOVE', unit: 'tower-1', to: 'midtown' }];
  const tower = playerOf(board, 'tower');
  const reply = await tower.put<ProblemReply>(orders(), { orders: list }, inLanguage(language));
  expect(reply.status).toBe(422);
  expect(reply.body.problems?.map((one) => one.message)).toEqual([message]);
});

test.each([
  ['en', 'No space is called “Gotham”.'],
  ['de', 'Kein Feld heißt „Gotham“.'],
  ['es', 'Ninguna casilla se llama «Gotham».'],
] as const)('a line that cannot be read says why in %s', async (language, message) => {
  const tower = playerOf(board, 'tower');
  const text = { text: 'A Gotham H' };
  const reply = await tower.put<ProblemReply>(orders(), text, inLanguage(language));
  expect(reply.body.problems?.map((one) => one.message)).toEqual([message]);
});

test.each([
  ['en', 'orders for 3 units', 'Every unit of Tower without an order holds.'],
  ['de', 'Befehle für 3 Einheiten', 'Jede Einheit von Tower ohne Befehl hält.'],
  ['es', 'órdenes para 3 unidades', 'Cada unidad de Tower sin orden se mantiene.'],
] as const)('a seat reads in %s what is asked, and what happens without', async (language, decision, says) => {
  const game = await playerOf(board, 'tower').get<Game>(`/games/${board.game}`, inLanguage(language));
  const text = JSON.stringify(game.body);
  expect(text).toContain(decision);
  expect(text).toContain(says);
});

test('each reader reads a turn in their language', async () => {
  const tower = playerOf(board, 'tower');
  expect(await tower.put(orders(), { text: 'A Cloisters - Washington Heights' })).toMatchObject({
    status: 200,
  });
  await telling.send();
  telling.sent.length = 0;
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  expect(await closeStep(world.deps, board.game, 1)).toBe('adjudicated');
  const sentencesIn = async (language: Language) => {
    const step = await tower.get<Step>(`/games/${board.game}/steps/1`, inLanguage(language));
    return step.body.sentences.map(({ text }) => text);
  };
  expect(await sentencesIn('en')).toContain('Tower took control of Washington Heights.');
  expect(await sentencesIn('de')).toContain('Tower kontrolliert jetzt Washington Heights.');
  expect(await sentencesIn('es')).toContain('Tower tomó el control de Washington Heights.');
  await telling.send();
  const mailed = (seat: string) =>
    telling.sent
      .filter(({ to, notification }) => {
        const isResult = notification.kind === 'step-result';
        return isResult && to.id === playerOf(board, seat).id;
      })
      .flatMap(({ notification: { title, lines } }) => [title, ...lines]);
  expect(mailed('tower')).toContain('Frühling 2047: Ergebnis');
  expect(mailed('tower')).toContain('Tower kontrolliert jetzt Washington Heights.');
  expect(mailed('dunning')).toContain('Spring 2047: result');
});

test.each([
  ['en', ['Stars', 'Land spaces', 'Units']],
  ['de', ['Sterne', 'Landfelder', 'Einheiten']],
  ['es', ['Estrellas', 'Casillas de tierra', 'Unidades']],
] as const)('a season names in %s what its game counts', async (language, names) => {
  const { body } = await board.organizer.get<Season>(`/seasons/${board.season}`, inLanguage(language));
  expect(body.measures.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['en', 'in proportion to the squares of their stars.', 'A total is the sum of all rounds.'],
  ['de', 'im Verhältnis der Quadrate ihrer Sterne.', 'Die Gesamtpunkte sind die Summe aller Runden.'],
  ['es', 'en proporción a los cuadrados de sus estrellas.', 'El total es la suma de todas las rondas.'],
] as const)('a season explains its scoring and its totals in %s', async (language, scoring, rules) => {
  const { body } = await board.organizer.get<Season>(`/seasons/${board.season}`, inLanguage(language));
  expect(body.scoring.explanation).toContain(scoring);
  expect(body.rules).toContain(rules);
});

test.each([
  ['de', 'Runde 1', 'Sterne', 'zentr'],
  ['es', 'ronda 1', 'estrellas', 'centro'],
] as const)('what points are made of is said in %s', async (language, line, many, classic) => {
  const { organizer, season } = board;
  const scores = await organizer.get<Scores>(`/seasons/${season}/scores`, inLanguage(language));
  expect(scores.body.rows[0]?.lines.map(({ text }) => text)).toEqual([line]);
  const query = 'parameters={"perCentre":2}&system=ny2047';
  const preview = await organizer.get<ScoringPreview>(
    `/scorings/draw-size/preview?${query}`,
    inLanguage(language),
  );
  const text = JSON.stringify(preview.body).toLowerCase();
  expect(text).toContain(many.toLowerCase());
  expect(text).not.toContain(classic.toLowerCase());
});

test.each([
  ['en', 'There is nothing called “ten”. (character 7)'],
  ['de', 'Nichts heißt „ten“. (Zeichen 7)'],
  ['es', 'Nada se llama «ten». (carácter 7)'],
] as const)('a formula that cannot be read says why in %s', async (language, message) => {
  const query = `parameters=${encodeURIComponent(JSON.stringify({ expression: 'own * ten' }))}`;
  const reply = await board.organizer.get<ProblemReply>(
    `/scorings/formula/preview?${query}`,
    inLanguage(language),
  );
  expect(reply.body.problems?.map((one) => one.message)).toEqual([message]);
});
