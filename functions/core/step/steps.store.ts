import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import * as z from 'zod';
import { Gate, type OrdersRecord, type StepRecord } from '../game/games.records';
import type { LogRecord, NoticeRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { PlatformEvent } from '../platform/events.records';
import { iso } from '../platform/instants';
import {
  gateItem,
  labelItem,
  noteItem,
  ordersItem,
  StoredOrders,
  StoredStep,
  stepItem,
} from '../platform/items';
import { dueIndex, gateKey, LABEL_PREFIX, ordersKey, ordersPrefix, SHARDS, stepKey } from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { gateItemOf, Item, upToDate } from '../platform/live-items';
import { posted } from '../platform/outbox.store';
import { getItem, getItems, getLastingItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, conditionFailed, insert, put, transact, update } from '../platform/writes';
import { allStillReady, inTime, type OrderedBy, openAt, RUNNING_STEP } from './open-step.store';

export type SaveOrders =
  | { readonly kind: 'saved' }
  | { readonly kind: 'step-closed' }
  | { readonly kind: 'version-conflict' };

export interface DueStep {
  readonly game: string;
  readonly step: number;
  readonly deadline: number;
}

/** A branch of a game: the relevant part of its gate, with the last ruling that took steps back, if any. */
export type Branch = Pick<Gate, 'game' | 'line' | 'state'>;

/** The fields of a step that are stored in a separate small item. */
export interface StepLabel extends Pick<StepRecord, 'leading'> {
  readonly step: number;
  readonly label: string;
}

const Label = z.object({
  step: z.number(),
  label: z.string(),
  leading: z.record(z.string(), z.number()).optional(),
});

/** Steps: the gate that guards them, the orders for them, their results. */
export function stepStore(table: Table, memory: LastingMemory) {
  const labelsOf = async (game: string, weak: boolean) => {
    const labels = await queryItems(table, { partition: `GAME#${game}`, prefix: LABEL_PREFIX, weak }, Label);
    if (labels[0]?.step === 1) return labels;
    // A game from before labels were stored separately, or one that has just begun.
    const only = ['step', 'label'];
    return queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', only, weak }, Label);
  };

  return {
    /** Read strongly, because decisions depend on it. */
    gate: async (game: string) => Gate.optional().parse(await gateItemOf(table, game)),

    async gates(games: readonly string[]): Promise<readonly Gate[]> {
      const items = await getItems(table, games.map(gateKey), Item);
      return pMap(items, async (item) => Gate.parse(await upToDate(table, item)), { concurrency: 4 });
    },

    /** A step that was adjudicated; step 0 is the set-up. */
    step: (game: string, step: number) => getLastingItem(table, stepKey(game, step), StoredStep),

    /** The same on a gate's branch, where it never changes: each process reads it once. */
    async stepInPlay(line: Branch, step: number): Promise<StepRecord | undefined> {
      if (isRewritten(line)) return getItem(table, stepKey(line.game, step), StoredStep);
      return memory.recall(`step ${nameOf(line)} ${step}`, () =>
        line.line === undefined
          ? getLastingItem(table, stepKey(line.game, step), StoredStep)
          : // Before the ruling there was another step under this key, which a weak read might still find.
            getItem(table, stepKey(line.game, step), StoredStep),
      );
    },

    /** Number, label and leading figures of the steps of a gate's branch, from the first to the last, oldest first. */
    async labelsInPlay(line: Branch, last: number): Promise<readonly StepLabel[]> {
      const upToLast = async (weak = false) =>
        (await labelsOf(line.game, weak)).filter(({ step }) => step > 0 && step <= last);
      if (isRewritten(line)) return upToLast();
      const labels = await memory.recall(`labels ${nameOf(line)} ${last}`, async () => {
        const seen = await upToLast(line.line === undefined);
        return seen.length === last ? seen : upToLast();
      });
      return labels ?? [];
    },

    steps: (game: string) => queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#' }, StoredStep),

    ordersOfStep: (game: string, step: number) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: ordersPrefix(step) }, StoredOrders),

    /** `version` is the newest according to the gate: with it the read costs half. */
    async ordersOfSeat(
      game: string,
      step: number,
      seat: string,
      version?: number,
    ): Promise<OrdersRecord | undefined> {
      const key = ordersKey(game, step, seat);
      // A weak read, at half the price, is sufficient if the version shows that there is nothing newer.
      const seen =
        version === undefined ? undefined : await getItem(table, key, StoredOrders, { weak: true });
      return seen !== undefined && seen.version === version ? seen : getItem(table, key, StoredOrders);
    },

    /** Accepts orders if the step is open, and paused or its deadline after `now`: the write's condition decides. */
    async saveOrders(
      orders: OrdersRecord,
      by: OrderedBy,
      now: number,
      /** An entry of the league's log, written with them. */
      entry: LogRecord | null = null,
    ): Promise<SaveOrders> {
      const before = orders.version - 1;
      const result = await transact(table, [
        inTime(orders, by, now),
        put(
          ordersItem(orders),
          before === 0 ? { when: ABSENT } : { when: 'version = :before', values: { before } },
        ),
        ...(entry === null ? [] : [logged(entry)]),
      ]);
      // The entry exists if the same request is repeated: it has stored the orders before.
      if (result.ok || result.failed[2] === true) return { kind: 'saved' };
      return { kind: result.failed[0] ? 'step-closed' : 'version-conflict' };
    },

    /**
     * The fence, with the gate as it was closed; never for a paused step. For `all-ready` every owing seat must still
     * be ready at that moment.
     */
    closeGate: (gate: Gate, why: 'deadline' | 'all-ready', now: number) => closeGate(table, gate, why, now),

    /** Writes a step's result, the next gate, the events and notes in one transaction, or nothing. */
    async commitStep(
      step: StepRecord,
      next: Gate,
      events: readonly PlatformEvent[],
      notes: readonly NoticeRecord[] = [],
    ): Promise<'committed' | 'already-committed'> {
      const result = await transact(table, [
        put(
          { ...gateKey(next.game), ...gateItem(next) },
          {
            when: '#step = :step AND #state = :closing',
            values: { step: step.step, closing: 'closing' },
          },
        ),
        insert({ ...stepKey(step.game, step.step), ...stepItem(step) }),
        put(labelItem(step)),
        ...events.map(posted),
        ...notes.map((note) => put(noteItem(note))),
      ]);
      return result.ok ? 'committed' : 'already-committed';
    },

    /** The steps that are due, earliest first, over all shards. */
    async stepsDueBefore(at: number, limit: number): Promise<readonly DueStep[]> {
      const Due = z.object({ pk: z.string(), dueSk: z.string(), step: z.number(), deadline: z.number() });
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          queryItems(table, { index: 'due', partition: `DUE#${shard}`, below: iso(at + 1), limit }, Due),
        ),
      );
      return shards
        .flat()
        .sort((one, other) => (one.dueSk < other.dueSk ? -1 : 1))
        .slice(0, limit)
        .map(({ pk, step, deadline }) => ({ game: pk.slice('GAME#'.length), step, deadline }));
    },
  };
}

/** The fence: sets the gate to `closing`, if its deadline has passed or everyone is still ready. */
async function closeGate(table: Table, gate: Gate, why: 'deadline' | 'all-ready', now: number) {
  const ready = allStillReady(gate);
  const agreed = gate.consents === undefined ? '' : ' AND size(consents) >= :agreed';
  const due = why === 'deadline' ? ' AND deadline <= :now' : `${ready.condition}${agreed}`;
  // From now on the sweep finds it, even if it closes before its deadline and the closing run dies.
  const { Update } = update(
    gateKey(gate.game),
    'SET #state = :closing, why = :why, dueSk = :dueSk, closedAt = :now',
    {
      when: `${RUNNING_STEP}${due}`,
      names: ready.names,
      values: {
        ...{ ...openAt(gate.step), closing: 'closing', why, now, yes: true },
        agreed: Object.keys(gate.consents ?? {}).length,
        dueSk: dueIndex(gate.game, Math.min(now, gate.deadline)).dueSk,
      },
    },
  );
  const input = {
    ...{ TableName: table.name, ...Update, ReturnValues: 'ALL_NEW' as const },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  try {
    const { Attributes } = await table.client.send(new UpdateCommand(input));
    return { kind: 'closed', gate: Gate.parse(Attributes) } as const;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return { kind: isStillOpen(error, gate.step) ? 'not-due' : 'already-closed' } as const;
  }
}

/** Whether the gate that refused a conditional update, as returned by the service, is open at a step. */
function isStillOpen(error: unknown, step: number): boolean {
  const gate = error instanceof ConditionalCheckFailedException ? error.Item : undefined;
  return gate?.state?.S === 'open' && gate.step?.N === String(step);
}

/** While a ruling takes steps back they are rewritten, and none of them may be cached. */
function isRewritten({ state }: Branch): boolean {
  return state === 'taking-back';
}

/** Identifies a branch of a game since the last ruling that took steps back: its steps do not change. */
function nameOf({ game, line = 0 }: Branch): string {
  return `${game} ${line}`;
}
