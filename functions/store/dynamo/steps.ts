import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import * as z from 'zod';
import {
  dueIndex,
  gateKey,
  LABEL_PREFIX,
  ordersKey,
  ordersPrefix,
  outboxKey,
  SHARDS,
  stepKey,
} from '../keys';
import { Gate } from '../records';
import type { LineOfPlay, StepStore } from '../store';
import { gateItem, labelItem, noteItem, ordersItem, StoredOrders, StoredStep, stepItem } from './items';
import type { LastingMemory } from './lasting-memory';
import { gateItemOf } from './live-items';
import { allStillReady, inTime, NAMES, RUNNING_STEP } from './open-step';
import { conditionFailed, getItem, getLastingItem, queryItems, type Table, transact } from './table';

const Label = z.object({ step: z.number(), label: z.string() });

/** Most items of one batch. */
const BATCH = 100;

/** Steps: the gate that guards them, the orders for them, their results (design 4.1, 4.2). */
export function stepStore(table: Table, memory: LastingMemory): StepStore {
  const { client, name } = table;
  const batchOfGates = async (games: readonly string[]) => {
    const Keys = games.map((game) => gateKey(game));
    const reply = await client.send(new BatchGetCommand({ RequestItems: { [name]: { Keys } } }));
    return (reply.Responses?.[name] ?? []).map((item) => Gate.parse(item));
  };
  const labelsOf = async (game: string, consistent: boolean) => {
    const labels = await queryItems(
      table,
      { partition: `GAME#${game}`, prefix: LABEL_PREFIX, consistent },
      Label,
    );
    if (labels[0]?.step === 1) return labels;
    // A game from before labels stood for themselves, or one that has just begun.
    const only = ['step', 'label'];
    return queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', only, consistent }, Label);
  };

  return {
    gate: async (game) => Gate.optional().parse(await gateItemOf(table, game)),

    async gates(games) {
      const batches = Array.from({ length: Math.ceil(games.length / BATCH) }, (_, at) =>
        games.slice(at * BATCH, (at + 1) * BATCH),
      );
      return (await pMap(batches, batchOfGates, { concurrency: 4 })).flat();
    },

    step: (game, step) => getLastingItem(table, stepKey(game, step), StoredStep),

    async stepInPlay(line, step) {
      if (isRewritten(line))
        return getItem(table, stepKey(line.game, step), StoredStep, { consistent: true });
      return memory.recall(`step ${nameOf(line)} ${step}`, () =>
        line.line === undefined
          ? getLastingItem(table, stepKey(line.game, step), StoredStep)
          : // Before the ruling there was another one under this key, which a weak read might still find.
            getItem(table, stepKey(line.game, step), StoredStep, { consistent: true }),
      );
    },

    async labelsInPlay(line, last) {
      const upToLast = async (consistent: boolean) =>
        (await labelsOf(line.game, consistent)).filter(({ step }) => step > 0 && step <= last);
      if (isRewritten(line)) return upToLast(true);
      const labels = await memory.recall(`labels ${nameOf(line)} ${last}`, async () => {
        const seen = await upToLast(line.line !== undefined);
        return seen.length === last ? seen : upToLast(true);
      });
      return labels ?? [];
    },

    steps: (game) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', consistent: true }, StoredStep),

    ordersOfStep: (game, step) =>
      queryItems(
        table,
        { partition: `GAME#${game}`, prefix: ordersPrefix(step), consistent: true },
        StoredOrders,
      ),

    async ordersOfSeat(game, step, seat, version) {
      const key = ordersKey(game, step, seat);
      // A weak read, at half the price, is as good where the version says that nothing newer is there.
      const seen = version === undefined ? undefined : await getItem(table, key, StoredOrders);
      return seen !== undefined && seen.version === version
        ? seen
        : getItem(table, key, StoredOrders, { consistent: true });
    },

    async saveOrders(orders, now) {
      const result = await transact(table, [
        inTime(table, orders, now),
        {
          Put: {
            TableName: name,
            Item: ordersItem(orders),
            ...(orders.version === 1
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'version = :before',
                  ExpressionAttributeValues: { ':before': orders.version - 1 },
                }),
          },
        },
      ]);
      if (result.ok) return { kind: 'saved' };
      return { kind: result.failed[0] ? 'step-closed' : 'version-conflict' };
    },

    async closeGate(gate, why, now) {
      const byDeadline = why === 'deadline';
      const agreed = gate.consents && { ':agreed': Object.keys(gate.consents).length };
      const consented = agreed === undefined ? '' : ' AND size(consents) >= :agreed';
      const allReady = allStillReady(gate);
      const update = {
        TableName: name,
        Key: gateKey(gate.game),
        // From now on the sweep finds it, also when it closes before its deadline and the run that closes it dies.
        UpdateExpression: 'SET #state = :closing, why = :why, dueSk = :dueSk',
        ConditionExpression: `${RUNNING_STEP}${byDeadline ? ' AND deadline <= :now' : `${allReady.condition}${consented}`}`,
        ExpressionAttributeNames: { ...NAMES, ...(byDeadline ? {} : allReady.names) },
        ExpressionAttributeValues: {
          ':step': gate.step,
          ':open': 'open',
          ':closing': 'closing',
          ':why': why,
          ':dueSk': dueIndex(gate.game, Math.min(now, gate.deadline)).dueSk,
          ...(byDeadline ? { ':now': now } : { ...allReady.values, ...agreed }),
        },
      };
      try {
        await client.send(new UpdateCommand({ ...update, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
        return 'closed';
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        return isStillOpen(error, gate.step) ? 'not-due' : 'already-closed';
      }
    },

    async commitStep(step, next, events, notes = []) {
      const result = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: { ...gateKey(next.game), ...gateItem(next) },
            ConditionExpression: '#step = :step AND #state = :closing',
            ExpressionAttributeNames: NAMES,
            ExpressionAttributeValues: { ':step': step.step, ':closing': 'closing' },
          },
        },
        {
          Put: {
            TableName: name,
            Item: { ...stepKey(step.game, step.step), ...stepItem(step) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        { Put: { TableName: name, Item: labelItem(step) } },
        ...events.map((event) => ({
          Put: { TableName: name, Item: { ...outboxKey(event.id, step.game), event } },
        })),
        ...notes.map((note) => ({ Put: { TableName: name, Item: noteItem(note) } })),
      ]);
      return result.ok ? 'committed' : 'already-committed';
    },

    async stepsDueBefore(at, limit) {
      const Due = z.object({ pk: z.string(), step: z.number(), deadline: z.number() });
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          queryItems(
            table,
            { index: 'due', partition: `DUE#${shard}`, below: new Date(at + 1).toISOString(), limit },
            Due,
          ),
        ),
      );
      return shards
        .flat()
        .slice(0, limit)
        .map(({ pk, ...due }) => ({ game: pk.slice('GAME#'.length), ...due }));
    },
  };
}

/** Whether the gate that refused a conditional update, as the service hands it back, is open at a step. */
function isStillOpen(error: unknown, step: number): boolean {
  const gate = error instanceof ConditionalCheckFailedException ? error.Item : undefined;
  return gate?.state?.S === 'open' && gate.step?.N === String(step);
}

/** While a ruling takes steps back they are written anew, and nothing of them is kept in memory. */
function isRewritten({ state }: LineOfPlay): boolean {
  return state === 'taking-back';
}

/** Names a game as it was played since the last ruling that took steps back: its steps do not change. */
function nameOf({ game, line = 0 }: LineOfPlay): string {
  return `${game} ${line}`;
}
