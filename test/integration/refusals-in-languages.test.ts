import { afterAll, beforeAll, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Threads } from '../../functions/core/press/press.schema';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';
import { settingsOf } from '../support/league-settings';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 3, choices: { press: 'none' } });
});
afterAll(() => world.close());

const inLanguage = (language: Language) => ({ cookie: `${LANGUAGE_NAME}=${language}` });

test.each([
  ['en', 'Season not found.', 'Only organizers can change the league’s settings.'],
  ['de', 'Diese Saison gibt es nicht.', 'Nur die Organisation der Liga ändert ihre Einstellungen.'],
  ['es', 'No existe esa temporada.', 'Solo un organizador de la liga cambia sus ajustes.'],
] as const)('a refusal in %s says what is missing and who may', async (language, missing, organizers) => {
  const [player] = Object.values(board.players);
  const headers = inLanguage(language);
  expect((await player?.get('/seasons/none', headers))?.body).toMatchObject({ detail: missing });
  const league = await board.organizer.get<League>(`/leagues/${board.league}`);
  const refused = await player?.put(`/leagues/${board.league}/settings`, settingsOf(league.body), headers);
  expect(refused).toMatchObject({ status: 403, body: { detail: organizers } });
});

test.each([
  ['en', 'This season has no press.'],
  ['de', 'Diese Saison ist ohne Nachrichten.'],
  ['es', 'Esta temporada no tiene prensa.'],
] as const)('who may not write in a game reads why in %s', async (language, why) => {
  const [player] = Object.values(board.players);
  const press = await player?.get<Threads>(`/games/${board.game}/press`, inLanguage(language));
  expect(press?.body.writing).toEqual({ to: 'nobody', why });
});

test.each([
  ['en', /^Too many attempts. Try again in \d+ (minutes|hours)\.$/],
  ['de', /^Das war zu oft. Versuch es in \d+ (Minuten|Stunden) noch einmal\.$/],
  ['es', /^Lo has hecho demasiadas veces. Inténtalo de nuevo en \d+ (minutos|horas)\.$/],
] as const)('who did something too often reads in %s how long to wait', async (language, words) => {
  const [, player] = Object.values(board.players);
  const ask = () => player?.post(`/leagues`, { name: 'One more league' }, inLanguage(language));
  const answers: (Awaited<ReturnType<typeof ask>> | undefined)[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length < 100) answers.push(await ask());
  expect(answers.at(-1)?.body).toMatchObject({ code: 'too-many', detail: expect.stringMatching(words) });
});

test.each([
  ['en', 'This turn closed on 22 November 2026, 19:00 (UTC). Orders stored before then count.'],
  [
    'de',
    'Dieser Schritt ist geschlossen seit: 22. November 2026, 19:00 (UTC). Die vorher gespeicherten Befehle gelten.',
  ],
  ['es', 'Este paso se cerró: 22 de noviembre de 2026, 19:00 (UTC). Valen las órdenes guardadas antes.'],
] as const)('who comes too late reads in %s when the step closed', async (language, detail) => {
  const [player] = Object.values(board.players);
  const { step, deadline } = (await world.store.gate(board.game)) ?? expect.fail('no gate');
  world.clock.set(deadline + 1);
  const orders = `/games/${board.game}/steps/${step}/orders`;
  const late = await player?.put(orders, { orders: [] }, inLanguage(language));
  expect(late?.body).toMatchObject({ code: 'step-closed', detail });
});
