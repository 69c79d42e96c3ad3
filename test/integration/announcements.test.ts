import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const text = 'We begin **on Friday**:\n\n- bring a pencil\n- be kind';
const later = 'We begin **on Saturday**.';

let world: World;
let board: Board;
let nora: Person;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7 });
  nora = await world.person('nora', 'Nora');
  await nora.post(`/leagues/${board.league}/members`);
  await give('nora', 'moderator');
});
afterEach(() => world.close());

const give = (id: string, role: string) =>
  board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, { roles: [role, 'player'] });
const address = (id = '') => `/leagues/${board.league}/announcements${id === '' ? '' : `/${id}`}`;
/** Without the notice of the role given while the season runs. */
const posted = ({ notices }: Notices) => notices.filter(({ text: said }) => said === text || said === later);
const post = async (by = nora) => posted((await by.post<Notices>(address(), { text })).body)[0]?.id ?? '';
const standing = async (as: Person) => posted((await as.get<Notices>(address())).body);
const logged = async () =>
  (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body.entries
    .filter(({ kind }) => /announce/.test(kind))
    .map(({ kind, by, reason, before, after }) => [kind, by.name, reason, before, after]);

test('is edited by the one who posted it or an organizer, and is shown as edited', async () => {
  const id = await post();
  expect(await standing(nora)).toMatchObject([{ id, text, editedAt: null, mayChange: true }]);
  world.clock.set(world.clock.now() + HOUR);
  expect(await nora.put(address(id), { text: later })).toMatchObject({ status: 200 });
  const editedAt = new Date(world.clock.now()).toISOString();
  for (const who of [world.visitor(), playerOf(board, 'tower')])
    expect(await standing(who)).toMatchObject([{ text: later, editedAt, mayChange: false }]);
  expect(await board.organizer.put(address(id), { text })).toMatchObject({ status: 200 });
  expect(await board.organizer.put(address(id), { text })).toMatchObject({
    status: 409,
    body: { code: 'nothing-changes' },
  });
  expect(await logged()).toEqual([
    ['edit-announcement', 'Olga', '', later, text],
    ['edit-announcement', 'Nora', '', text, later],
    ['announce', 'Nora', text, '', ''],
  ]);
});

test('is withdrawn by the one who posted it or an organizer, and the log keeps what it said', async () => {
  const id = await post();
  const withdrawn = await nora.remove<Notices>(address(id));
  expect([withdrawn.status, posted(withdrawn.body)]).toEqual([200, []]);
  expect(posted((await playerOf(board, 'tower').get<Notices>('/me/notices')).body)).toEqual([]);
  expect(await nora.remove(address(id))).toMatchObject({ status: 404 });
  expect(await logged()).toEqual([
    ['withdraw-announcement', 'Nora', '', text, ''],
    ['announce', 'Nora', text, '', ''],
  ]);
});

test('of another moderator nobody but an organizer changes, and a request for the league nobody', async () => {
  const id = await post(board.organizer);
  for (const who of [nora, playerOf(board, 'tower')]) {
    expect(await who.put(address(id), { text: later })).toMatchObject({ status: 403 });
    expect(await who.remove(address(id))).toMatchObject({ status: 403 });
  }
  await nora.post(`/leagues/${board.league}/hand-over`, { reason: 'Olga has not answered for a month.' });
  const { notices } = (await nora.get<Notices>(address())).body;
  const request = notices.find(({ by }) => by.id === 'nora');
  expect(request?.mayChange).toBe(false);
  expect(await board.organizer.remove(address(request?.id))).toMatchObject({ status: 403 });
});

test('is sent as it reads at that moment, and not at all once it is withdrawn', async () => {
  const telling = startNotifying(world);
  const [first, second] = [await post(), await post()];
  await nora.put(address(first), { text: later });
  await nora.remove(address(second));
  await telling.send();
  const sent = telling.sent.filter(
    ({ to, notification }) => to.id === playerOf(board, 'tower').id && notification.kind === 'announcement',
  );
  const lines = sent.map(({ notification }) => notification.lines);
  expect(lines.filter((said) => said.includes(text) || said.includes(later))).toEqual([[later]]);
});

test('has up to 4,000 characters', async () => {
  expect(await nora.post(address(), { text: 'x'.repeat(4000) })).toMatchObject({ status: 200 });
  expect(await nora.post(address(), { text: 'x'.repeat(4001) })).toMatchObject({ status: 422 });
});
