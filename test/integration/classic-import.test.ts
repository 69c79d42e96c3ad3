import { afterEach, beforeEach, expect, test } from 'vitest';
import { TRANSCRIPTS } from '../../engine/classic/transcript/transcripts';
import type { Game } from '../../functions/core/game/games.schema';
import type { RulingEffect } from '../../functions/core/ruling/rulings.schema';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const TEXT = `Spring 1901
England: F LON - NTH; F EDI - NWG; A LVP - YOR
France: A PAR - BUR (*bounce*)
Germany: A MUN - BUR (*bounce*)
Fall 1901
England: A YOR - NWY; F NTH C A YOR - NWY
Winter 1901
England: F LON B
Spring 1902`;

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { system: 'classic', options: { votes: 'secret' } });
});
afterEach(() => world.close());

const shown = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
const asRead = async () => {
  const read = TRANSCRIPTS.read(TEXT);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { customs } = (await shown()).position as { customs?: object };
  return { ...(read.value.end as object), customs };
};

test('an organizer sees what a pasted game changes, and continues it on a board', async () => {
  const position = await asRead();
  const wanted = { kind: 'correct-position', position };
  const effect = await board.organizer.post<RulingEffect>(`/games/${board.game}/rulings/effect`, wanted);
  expect(effect.status).toBe(200);
  expect(JSON.stringify(effect.body)).toContain('/year');
  const ruled = { ...wanted, reason: 'Continues the game that we began elsewhere.' };
  expect(await board.organizer.post(`/games/${board.game}/rulings`, ruled)).toMatchObject({ status: 200 });
  await world.deliver();
  expect(await shown()).toMatchObject({ label: 'Spring 1902', status: 'running', position });
});

test('the board goes on under its own customs, with the pasted units', async () => {
  const ruled = { kind: 'correct-position', position: await asRead(), reason: 'Continued from elsewhere.' };
  await board.organizer.post(`/games/${board.game}/rulings`, ruled);
  await world.deliver();
  const { step } = await shown();
  const orders = ['A NWY - SWE', 'F LON - ENG', 'VOTE DRAW'];
  const sent = await playerOf(board, 'england').put(`/games/${board.game}/steps/${step}/orders`, { orders });
  expect(sent).toMatchObject({ status: 200 });
  expect((await shown()).position).toMatchObject({ customs: { votes: 'secret' } });
});

test('a player of the board cannot put a position on it', async () => {
  const wanted = { kind: 'correct-position', position: await asRead(), reason: 'I would rather have this.' };
  const refused = await playerOf(board, 'france').post(`/games/${board.game}/rulings`, wanted);
  expect(refused).toMatchObject({ status: 403 });
});
