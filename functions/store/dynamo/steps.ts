import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
import type { StepStore } from '../store';
import { gateItem, labelItem, noteItem, ordersItem, StoredOrders, StoredStep, stepItem } from './items';
import { inTime, NAMES, RUNNING_STEP, stillReady } from './open-step';
import { conditionFailed, getItem, getLastingItem, queryItems, type Table, transact } from './table';

const Label = z.object({ step: z.number(), label: z.string() });

/** Steps: the gate that guards them, the orders for them, their results (design 4.1, 4.2). */
export function stepStore(table: Table): StepStore {
  const { client, name } = table;

  return {
    gate: (game) => getItem(table, gateKey(game), Gate, { consistent: true }),

    async gates(games) {
      if (games.length === 0) return [];
      const reply = await client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys: games.map((game) => gateKey(game)) } } }),
      );
      return (reply.Responses?.[name] ?? []).map((item) => Gate.parse(item));
    },

    step: (game, step) => getLastingItem(table, stepKey(game, step), StoredStep),

    async stepLabels(game) {
      const labels = await queryItems(table, { partition: `GAME#${game}`, prefix: LABEL_PREFIX }, Label);
      if (labels[0]?.step === 1) return labels;
      // A game from before labels stood for themselves, or one that has just begun.
      const only = ['step', 'label'];
      return queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', only }, Label);
    },

    steps: (game) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', consistent: true }, StoredStep),

    ordersOfStep: (game, step) =>
      queryItems(
        table,
        { partition: `GAME#${game}`, prefix: ordersPrefix(step), consistent: true },
        StoredOrders,
      ),

    ordersOfSeat: (game, step, seat) =>
      getItem(table, ordersKey(game, step, seat), StoredOrders, { consistent: true }),

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
      const update = {
        TableName: name,
        Key: gateKey(gate.game),
        // From now on the sweep finds it, also when it closes before its deadline and the run that closes it dies.
        UpdateExpression: 'SET #state = :closing, why = :why, dueSk = :dueSk',
        ConditionExpression: `${RUNNING_STEP}${byDeadline ? ' AND deadline <= :now' : consented}`,
        ExpressionAttributeNames: NAMES,
        ExpressionAttributeValues: {
          ':step': gate.step,
          ':open': 'open',
          ':closing': 'closing',
          ':why': why,
          ':dueSk': dueIndex(gate.game, Math.min(now, gate.deadline)).dueSk,
          ...(byDeadline ? { ':now': now } : agreed),
        },
      };
      if (!byDeadline) {
        const result = await transact(table, [{ Update: update }, ...stillReady(table, gate)]);
        if (result.ok) return 'closed';
        return result.failed[0] ? 'already-closed' : 'not-due';
      }
      try {
        await client.send(new UpdateCommand({ ...update, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
        return 'closed';
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        return stateInStore(error) === 'open' ? 'not-due' : 'already-closed';
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

/** The state that refused a conditional update, as the service hands it back. */
function stateInStore(error: unknown): string | undefined {
  return error instanceof ConditionalCheckFailedException ? error.Item?.state?.S : undefined;
}
