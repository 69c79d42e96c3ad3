import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NotificationSettings } from '../../functions/core/notification/notifications.schema';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const HOUR = 3_600_000;

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

/**
 * Requests a new address.
 * @returns its path below /v1
 */
const renew = async (seat: string) => {
  const { body } = await playerOf(board, seat).post<NotificationSettings>('/me/notifications/calendar');
  return body.calendar?.replace('https://turreton.example/v1', '') ?? '';
};
const read = (path: string) => world.visitor().get<string>(path);
const field = (text: string, name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1];
const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.000/g, '');

test('a calendar holds the open deadlines of its player in UTC, with an alarm for each reminder', async () => {
  await playerOf(board, 'tower').put('/me/notifications', { reminders: [6, 1] });
  const answer = await read(await renew('tower'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const gate = await world.store.gate(board.game);
  expect(field(answer.text, 'DTSTART')).toBe(stamp(gate?.deadline ?? 0));
  expect(answer.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(answer.text.match(/^TRIGGER:.*$/gm)?.map((line) => line.trim())).toEqual([
    'TRIGGER:-PT6H',
    'TRIGGER:-PT1H',
  ]);
  expect(answer.text).toContain(gate?.label);
});

test('a deadline that is moved stays the same event, in a later version', async () => {
  const path = await renew('tower');
  const before = (await read(path)).text;
  const until = (await world.store.gate(board.game))?.deadline ?? 0;
  const extension = {
    kind: 'extend',
    until: new Date(until + HOUR).toISOString(),
    reason: 'The site was slow.',
  };
  expect(await board.organizer.post(`/games/${board.game}/rulings`, extension)).toMatchObject({
    status: 200,
  });
  const after = (await read(path)).text;
  expect(field(after, 'UID')).toBe(field(before, 'UID'));
  expect(Number(field(after, 'SEQUENCE'))).toBeGreaterThan(Number(field(before, 'SEQUENCE')));
  expect(field(after, 'DTSTART')).toBe(stamp(until + HOUR));
});

test('a wrong address, and one that was given up, lead nowhere; nobody reads the calendar of another', async () => {
  const first = await renew('tower');
  const papst = await renew('papst');
  expect((await read(papst)).text).not.toEqual((await read(first)).text);
  const second = await renew('tower');
  expect(second).not.toBe(first);
  for (const path of [first, '/calendar/.ics', `/calendar/${'a'.repeat(32)}.ics`, second.replace('.ics', '')])
    expect(await read(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await read(second)).toMatchObject({ status: 200 });
  expect(await read(papst)).toMatchObject({ status: 200 });
});
