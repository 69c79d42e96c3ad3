import pMap from 'p-map';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { gameOf, seatHeldBy } from '../access/guards';
import type { GameRecord, OrdersRecord, StepRecord } from '../game/games.records';
import { tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import type { ReceiptSigner } from './receipt-signer';
import type { Receipt, Receipts } from './receipts.schema';

/** The number of steps on one page. */
const SHOWN = 40;

/** The statement about stored orders. */
export function ordersStatement(stored: OrdersRecord): Receipt {
  const { game, step, seat, version, ready, storedAt, receipt: hash } = stored;
  return { of: 'orders', game, step, seat, version, ready, storedAt, hash };
}

function stepStatement({ rulesVersion }: GameRecord, record: StepRecord): Receipt {
  const { game, step, closedAt, previousHash, hash } = record;
  return { of: 'step', game, step, rulesVersion, closedAt, previousHash, hash };
}

/** Receipts of a game's last steps. Receipts of orders are only for the seat that submitted them. */
export async function receiptsView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  signer: ReceiptSigner,
  id: string,
): Promise<Outcome<Receipts>> {
  const found = await gameOf(deps, id);
  if (!found.ok) return found;
  const { game, gate } = await tableSeenBy(deps, caller, found.value);
  const say = await translatorIn(language, ['labels']);
  const seat = seatHeldBy(game, caller);
  const from = Math.max(1, gate.step - SHOWN);
  const numbers = Array.from({ length: gate.step + 1 - from }, (_, at) => gate.step - at);
  const receipts = await pMap(
    numbers,
    async (step) => {
      const [record, stored] = await Promise.all([
        step === gate.step && gate.state !== 'finished' ? undefined : deps.store.stepInPlay(gate, step),
        seat === undefined ? undefined : deps.store.ordersOfSeat(id, step, seat),
      ]);
      return {
        step,
        label: say(readLabel(game.system, record?.label ?? gate.label)),
        orders: stored === undefined ? null : await ordersReceipt(signer, stored),
        adjudicated: record === undefined ? null : await stepReceipt(signer, game, record),
      };
    },
    { concurrency: 4 },
  );
  return done({ receipts });
}

async function ordersReceipt(signer: ReceiptSigner, stored: OrdersRecord) {
  const signed = await signer.sign(ordersStatement(stored));
  return { storedAt: iso(stored.storedAt), orders: stored.orders, salt: stored.salt ?? null, signed };
}

async function stepReceipt(signer: ReceiptSigner, game: GameRecord, record: StepRecord) {
  const signed = await signer.sign(stepStatement(game, record));
  return { closedAt: iso(record.closedAt), hash: record.hash, signed };
}
