import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnNotes } from '../../functions/core/note/own-notes.schema';
import { newGuestId } from '../../functions/core/practice/guests';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

// A tab that was opened by one account, in a browser in which another account has logged in since.

let world: World;
let board: Board;
let notes: string;
let one: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2 });
  notes = `/games/${board.game}/notes`;
  [one, other] = Object.values(board.players) as [Person, Person];
});
afterAll(() => world.close());

const pageOf = ({ id }: Person) => ({ 'x-reader': id });
const ofOther = { status: 409, body: { code: 'other-account' } };

test('a change from the page of another account is refused, and nothing is stored', async () => {
  const path = `/games/${board.game}/steps/1/orders`;
  const orders = { orders: [], ready: true };
  expect(await one.put(path, orders, pageOf(other))).toMatchObject(ofOther);
  expect(await one.post(notes, { text: 'Not mine.' }, pageOf(other))).toMatchObject(ofOther);
  const { body } = await one.get<{ me: object }>(`/games/${board.game}`);
  expect(body.me).toMatchObject({ stored: null });
  expect((await one.get<OwnNotes>(notes)).body.notes).toEqual([]);
});

test('the refusal comes in the language of the reader', async () => {
  const { body } = await one.post<{ detail: string }>(
    notes,
    { text: 'Not mine.' },
    { ...pageOf(other), 'accept-language': 'de' },
  );
  expect(body.detail).toContain('lade die Seite neu');
});

test('a refused request with a key is carried out once its page is right', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const note = { text: 'Mine.' };
  expect(await one.post(notes, note, { ...key, ...pageOf(other) })).toMatchObject(ofOther);
  expect(await one.post(notes, note, { ...key, ...pageOf(one) })).toMatchObject({ status: 200 });
  expect((await one.get<OwnNotes>(notes)).body.notes).toHaveLength(1);
});

test('a guest is not taken for the account that opened the page', async () => {
  const guest = await world.person(newGuestId(), 'Guest');
  expect(await guest.post('/practice', {}, pageOf(one))).toMatchObject(ofOther);
});

test('reading goes on, and a visitor is asked to log in', async () => {
  expect(await one.get(notes, pageOf(other))).toMatchObject({ status: 200 });
  expect(await world.visitor().post(notes, { text: 'x' }, pageOf(one))).toMatchObject({ status: 401 });
});

test('a table names the account for which it was rendered; none for visitors and guests', async () => {
  const readerOf = async (person: Person) =>
    (await person.get<{ me: { player: string | null } }>(`/games/${board.game}`)).body.me.player;
  expect(await readerOf(one)).toBe(one.id);
  expect(await readerOf(board.organizer)).toBe(board.organizer.id);
  expect(await readerOf(world.visitor())).toBeNull();
  expect(await readerOf(await world.person(newGuestId(), 'Guest'))).toBeNull();
});
