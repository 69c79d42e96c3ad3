import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmitReply } from '../../functions/core/game/games.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { newReceiptSecret, withRetiredKey } from '../../functions/core/step/receipt-secret';
import { receiptSecretFrom, receiptSigner } from '../../functions/core/step/receipt-signer';
import type { ReceiptKeys, Receipts } from '../../functions/core/step/receipts.schema';
import { localReceiptSecret, rotateReceiptKey } from '../../functions/host/receipt-keys';
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
  const other = receiptSigner(receiptSecretFrom('the secret of another platform'));
  expect(await checkReceipt(signed, [...(await other.publicKeys())])).toMatchObject({ ok: false });
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

const statement = { of: 'orders', game: 'g' };

test('another key signs after a rotation, and every earlier receipt is still checked', async () => {
  const session = 'the secret that an earlier release signed everything with';
  const made = await newReceiptSecret(Date.UTC(2026, 10, 28));
  const first = await withRetiredKey(made, session, null, made.createdAt);
  const second = await newReceiptSecret(Date.UTC(2026, 11, 1), first);
  const receipts = await Promise.all(
    [receiptSecretFrom(session), async () => first, async () => second].map((read) =>
      receiptSigner(read).sign(statement),
    ),
  );
  const published = await receiptSigner(async () => second).publicKeys();
  for (const signed of receipts) expect(await checkReceipt(signed, published)).toMatchObject({ ok: true });
  expect(published).toMatchObject([
    { signs: true, createdAt: '2026-12-01T00:00:00.000Z', retiredAt: null },
    { signs: false, createdAt: '2026-11-28T00:00:00.000Z', retiredAt: '2026-12-01T00:00:00.000Z' },
    { signs: false, createdAt: null, retiredAt: '2026-11-28T00:00:00.000Z' },
  ]);
  expect(JSON.stringify(published)).not.toContain('"d"');
});

test('on one machine the key outlives the session secret, and that of an earlier release is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-receipts-'));
  mkdirSync(join(folder, 'table'));
  const old = 'the session secret of an earlier release, which signed';
  const first = await localReceiptSecret(folder, old, 0);
  expect(await localReceiptSecret(folder, 'another session secret, long enough', 1)).toEqual(first);
  const { DATA_DIR } = process.env;
  process.env.DATA_DIR = folder;
  await rotateReceiptKey();
  if (DATA_DIR === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = DATA_DIR;
  const rotated = await localReceiptSecret(folder, old, 2);
  const published = await receiptSigner(async () => rotated).publicKeys();
  expect(published).toHaveLength(3);
  for (const read of [receiptSecretFrom(old), async () => first]) {
    const signed = await receiptSigner(read).sign(statement);
    expect(await checkReceipt(signed, published)).toMatchObject({ ok: true });
  }
  writeFileSync(join(folder, 'receipt-keys.json'), '{}');
  await expect(localReceiptSecret(folder, old, 3)).rejects.toThrow(/receipt-keys\.json cannot be read/);
  rmSync(folder, { recursive: true });
});

test('a receipt is checked by hand as docs/programs.md says, with nothing but Node', async () => {
  const [, script = ''] =
    /```js check-receipt\.mjs\n([\s\S]*?)```/.exec(readFileSync('docs/programs.md', 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'turreton-by-hand-'));
  const kept = (await receiptsOf(tower())).find((one) => one.orders !== null)?.orders;
  if (kept == null) throw new Error('there is no receipt of orders');
  const { signed, orders, salt } = kept;
  const check = (receipt: object) => {
    writeFileSync(join(folder, 'check-receipt.mjs'), script);
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys }));
    writeFileSync(join(folder, 'receipt.json'), JSON.stringify(receipt));
    return spawnSync(process.execPath, ['check-receipt.mjs'], { cwd: folder, encoding: 'utf8' }).stdout;
  };
  const valid = check({ signed, orders, salt });
  expect(valid).toMatch(/^valid \{"of":"orders"/);
  expect(valid).toContain('these orders: true');
  expect(check({ signed, orders: [], salt })).toContain('these orders: false');
  const [head, body, signature = ''] = signed.split('.');
  const forged = [head, body, signature.slice(4) + signature.slice(0, 4)].join('.');
  expect(check({ signed: forged, orders, salt })).toMatch(/^not valid/);
  rmSync(folder, { recursive: true });
});
