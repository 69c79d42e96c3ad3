import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { OwnNotes } from '../../functions/core/note/own-notes.schema';
import { newGuestId } from '../../functions/core/practice/guests';
import { itemsIn } from '../support/recorded-items';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let path: string;
let one: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2 });
  path = `/games/${board.game}/notes`;
  [one, other] = Object.values(board.players) as [Person, Person];
});
afterAll(() => world.close());

const textsOf = async (person: Person) =>
  (await person.get<OwnNotes>(path)).body.notes.map(({ text, label }) => `${label}: ${text}`);

test('a note is read by its writer alone, newest first, with the name of its step', async () => {
  expect(await one.post(path, { text: '  Papst will turn on Tower.  ', step: 1 })).toMatchObject({
    status: 200,
  });
  const kept = await one.post<OwnNotes>(path, { text: 'Ask for a draw.', study: 'q1YqLU4t' });
  expect(kept.body.notes[0]).toMatchObject({ step: null, study: 'q1YqLU4t' });
  expect(await textsOf(one)).toEqual(['null: Ask for a draw.', 'Spring 2047: Papst will turn on Tower.']);
  expect(await textsOf(other)).toEqual([]);
  expect(await textsOf(board.organizer)).toEqual([]);
  expect(await world.visitor().get(path)).toMatchObject({ status: 401 });
  expect(await (await world.person(newGuestId(), 'Guest')).post(path, { text: 'Hello' })).toMatchObject({
    status: 403,
    body: { code: 'needs-account' },
  });
});

test.each<[why: string, body: object, status: number]>([
  ['nothing in it', { text: '   ' }, 422],
  ['a step that there is not', { text: 'Later', step: 9 }, 404],
  ['a study that is none', { text: 'A study', study: '<script>' }, 422],
  ['too much in it', { text: 'a'.repeat(4001) }, 422],
])('a note with %s is refused', async (_, body, status) => {
  expect(await one.post(path, body)).toMatchObject({ status });
});

test('only its writer changes the text of a note, and the note keeps its subject', async () => {
  const kept = await one.post<OwnNotes>(path, { text: 'Hold Harlem.', step: 1 });
  const [note] = kept.body.notes;
  const at = `${path}/${note?.id}`;
  expect(await other.put(at, { text: 'Leave Harlem.' })).toMatchObject({ status: 404 });
  const edited = await one.put<OwnNotes>(at, { text: ' Leave Harlem. ' });
  expect(edited.body.notes.find(({ id }) => id === note?.id)).toEqual({ ...note, text: 'Leave Harlem.' });
  expect(await one.put(at, { text: '  ' })).toMatchObject({ status: 422 });
  expect(await one.put(`${path}/nothing1`, { text: 'Nothing' })).toMatchObject({ status: 404 });
  expect(await one.remove(at)).toMatchObject({ status: 200 });
  expect(await one.put(at, { text: 'Back again' })).toMatchObject({ status: 404 });
});

test('a game that there is not has no notes', async () => {
  expect(await one.get('/games/nothing1/notes')).toMatchObject({ status: 404 });
});

test('a player has a hundred notes on a game, and deletes those of their own alone', async () => {
  for (let at = 0; at < 100; at += 1)
    await world.store.saveOwnNote({
      ...{ id: `note${at}`, player: other.id, game: board.game, step: null, label: null, text: `${at}`, at },
    });
  expect(await other.post(path, { text: 'One more' })).toMatchObject({ status: 403 });
  const theirs = (await other.get<OwnNotes>(path)).body.notes[0]?.id;
  await one.remove(`${path}/${theirs}`);
  expect(await textsOf(other)).toHaveLength(100);
  await other.remove(`${path}/${theirs}`);
  expect(await textsOf(other)).toHaveLength(99);
});

test('notes come with the data of their writer, and go with the account', async () => {
  const exported = (await one.get<{ items: Record<string, unknown[]> }>('/me/export')).body;
  expect(exported.items.NOTE).toMatchObject([
    { text: 'Papst will turn on Tower.' },
    { text: 'Ask for a draw.' },
  ]);
  expect(await one.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
  await world.deliver();
  const left = (await itemsIn(world)).map((item) => JSON.stringify(item));
  expect(left.filter((item) => item.includes('Papst will turn'))).toEqual([]);
  expect(left.filter((item) => item.includes('NOTE#')).length).toBe(99);
});
