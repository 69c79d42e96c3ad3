import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmitReply } from '../../functions/core/game/games.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { receiptSigner } from '../../functions/core/step/receipt-signer';
import type { ReceiptKeys, Receipts } from '../../functions/core/step/receipts.schema';
import { checkReceipt } from '../../web/lib/check-receipt';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let keys: ReceiptKeys['keys'];

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
  keys = (await world.visitor().get<ReceiptKeys>('/receipts/keys')).body.keys;
});
afterAll(() => world.close());

const tower = () => playerOf(board, 'tower');
const store = async (ready: boolean) =>
  (
    await tower().put<SubmitReply>(`/games/${board.game}/steps/1/orders`, {
      orders: [{ type: 'VOTE', vote: 'draw' }],
      ready,
    })
  ).body;
const receiptsOf = async (person: Person) =>
  (await person.get<Receipts>(`/games/${board.game}/receipts`)).body.receipts;

test('every stored list answers with a receipt that names list, version and time', async () => {
  const first = await store(false);
  const second = await store(true);
  const { orders, salt } = second;
  expect(await checkReceipt(JSON.stringify({ signed: second.signed, orders, salt }), keys)).toMatchObject({
    ok: true,
    orders: 'same',
    statement: { of: 'orders', game: board.game, step: 1, seat: 'tower', version: 2, ready: true },
  });
  expect(await checkReceipt(first.signed, keys)).toMatchObject({
    ok: true,
    orders: 'none',
    statement: { version: 1, storedAt: Date.parse(first.storedAt) },
  });
});

test('other orders, a changed statement, another platform’s signature: each is reported', async () => {
  const { signed, salt } = await store(true);
  expect(await checkReceipt(JSON.stringify({ signed, salt, orders: [] }), keys)).toMatchObject({
    ok: true,
    orders: 'different',
  });
  const [head, body = '', signature] = signed.split('.');
  const forged = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace('"tower"', '"papst"'),
  ).toString('base64url');
  expect(await checkReceipt([head, forged, signature].join('.'), keys)).toMatchObject({ ok: false });
  expect(await checkReceipt('not a receipt', keys)).toMatchObject({ ok: false });
  expect(await checkReceipt(signed, [])).toMatchObject({ ok: false });
  const other = receiptSigner('the secret of another platform');
  expect(await checkReceipt(signed, [await other.publicKey()])).toMatchObject({ ok: false });
  const theirs = await other.sign({ of: 'orders', game: board.game });
  expect(await checkReceipt(theirs, keys)).toMatchObject({ ok: false });
});

test('a receipt that is shown does not confirm guesses of the orders', async () => {
  const { signed, orders, salt } = await store(true);
  expect(await checkReceipt(JSON.stringify({ signed, orders }), keys)).toMatchObject({ orders: 'different' });
  expect(await checkReceipt(JSON.stringify({ signed, orders, salt }), keys)).toMatchObject({
    orders: 'same',
  });
  const [kept] = await receiptsOf(tower());
  expect(await checkReceipt(JSON.stringify(kept?.orders), keys)).toMatchObject({ orders: 'same' });
  expect(signed).not.toContain(salt);
});

test('a game lists the receipts of its steps; those of orders are for their own seat', async () => {
  await store(true);
  const open = await receiptsOf(tower());
  expect(open).toMatchObject([{ step: 1, orders: { orders: [{ type: 'VOTE' }] }, adjudicated: null }]);
  for (const other of [playerOf(board, 'papst'), board.organizer, world.visitor()])
    expect(await receiptsOf(other)).toMatchObject([{ step: 1, orders: null, adjudicated: null }]);
  world.clock.set(world.clock.now() + 25 * 3_600_000);
  await closeStep(world.deps, board.game, 1);
  const closed = await receiptsOf(world.visitor());
  expect(closed).toMatchObject([{ step: 2 }, { step: 1, orders: null }]);
  const step = await world.store.step(board.game, 1);
  expect(await checkReceipt(closed[1]?.adjudicated?.signed ?? '', keys)).toMatchObject({
    ok: true,
    statement: { of: 'step', step: 1, hash: step?.hash, previousHash: step?.previousHash, rulesVersion: '1' },
  });
});
