import { PutCommand } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import * as z from 'zod';
import {
  gateKey,
  labelKey,
  ordersKey,
  ordersPrefix,
  outboxKey,
  stepKey,
  takeBackKey,
  takenOrdersKey,
  takenPrefix,
  takenStepKey,
} from '../keys';
import { type Gate, TakeBackRecord } from '../records';
import type { TakeBackStore } from '../take-back-store';
import { openGateReplaced, rulingItems } from './game-rulings';
import { gateItem, labelItem, StoredOrders, StoredStep, stepItem } from './items';
import { conditionFailed, getItem, queryItems, type Table, type TransactItems, transact } from './table';
import { current } from './versions';

/** Far below what one transaction takes. */
const AT_ONCE = 20;

const StoredTakeBack = z
  .object({ body: z.string() })
  .transform(({ body }) => TakeBackRecord.parse(JSON.parse(body)));

/** Steps that rulings take back: stopped, copied, written anew, opened again. */
export function takeBackStore(table: Table): TakeBackStore {
  const { client, name } = table;
  /** The condition that the game is stopped for this ruling. */
  const stopped = (line: number) => ({
    ConditionExpression: '#state = :taking AND #line = :line',
    ExpressionAttributeNames: { '#state': 'state', '#line': 'line' },
    ExpressionAttributeValues: { ':taking': 'taking-back', ':line': line },
  });
  /** Writes something unless it is there already. */
  const putOnce = async (Item: Record<string, unknown>) => {
    try {
      await client.send(
        new PutCommand({
          TableName: name,
          Item: current(Item),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
  };
  const ordersSince = async (game: string, from: number, last: number) => {
    const steps = Array.from({ length: last + 2 - from }, (_, at) => from + at);
    const lists = await pMap(
      steps,
      (step) =>
        queryItems(
          table,
          { partition: `GAME#${game}`, prefix: ordersPrefix(step), consistent: true },
          StoredOrders,
        ),
      { concurrency: 4 },
    );
    return lists.flat();
  };
  const stepsTaken = (game: string, ruling: number) =>
    queryItems(
      table,
      { partition: `GAME#${game}`, prefix: takenPrefix(ruling), consistent: true },
      StoredStep,
    );

  return {
    async takeBack(before, takeBack, ruled) {
      const { pausedAt: _, ...running } = before;
      const gate: Gate = {
        ...running,
        state: 'taking-back',
        step: takeBack.from,
        line: takeBack.ruling,
        owing: [],
        given: {},
        ready: {},
      };
      const result = await transact(table, [
        openGateReplaced(table, before, gate, ruled.ruling.at),
        {
          Put: {
            TableName: name,
            Item: { ...takeBackKey(takeBack.game, takeBack.ruling), body: JSON.stringify(takeBack) },
          },
        },
        ...rulingItems(table, ruled),
      ]);
      if (result.ok) return 'ruled';
      return result.failed[0] ? 'step-closed' : 'changed-meanwhile';
    },

    takeBackOf: (game, ruling) =>
      getItem(table, takeBackKey(game, ruling), StoredTakeBack, { consistent: true }),

    async keepTaken(takeBack) {
      const { game, ruling, from, last } = takeBack;
      const steps = (
        await queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#', consistent: true }, StoredStep)
      ).filter(({ step }) => step >= from - 1 && step <= last);
      const kept = new Set((await stepsTaken(game, ruling)).map(({ step }) => step));
      // Nothing is rewritten before all is copied: a step that has no copy is still as it was.
      for (const step of steps.filter((one) => !kept.has(one.step)))
        await putOnce({ ...takenStepKey(game, ruling, step.step), ...stepItem(step) });
      const open = await ordersSince(game, last + 1, last);
      await putOnce({ ...takenOrdersKey(game, ruling), body: JSON.stringify(open) });
      return stepsTaken(game, ruling);
    },

    stepsTaken,

    async rewriteSteps({ game, ruling, from, last }, standing) {
      const rewritten = new Set(standing.map(({ step }) => step));
      const gone = Array.from({ length: last + 1 - from }, (_, at) => from + at).filter(
        (step) => !rewritten.has(step),
      );
      const writes: TransactItems = [
        ...standing.flatMap((step) => [
          { Put: { TableName: name, Item: { ...stepKey(game, step.step), ...stepItem(step) } } },
          { Put: { TableName: name, Item: labelItem(step) } },
        ]),
        ...gone.flatMap((step) =>
          [stepKey(game, step), labelKey(game, step)].map((Key) => ({ Delete: { TableName: name, Key } })),
        ),
        ...(await ordersSince(game, from, last)).map(({ step, seat }) => ({
          Delete: { TableName: name, Key: ordersKey(game, step, seat) },
        })),
      ];
      const check = { ConditionCheck: { TableName: name, Key: gateKey(game), ...stopped(ruling) } };
      for (let at = 0; at < writes.length; at += AT_ONCE)
        await transact(table, [check, ...writes.slice(at, at + AT_ONCE)]);
    },

    async endGame(before, after, event, ruled) {
      const result = await transact(table, [
        openGateReplaced(table, before, after, ruled.ruling.at),
        { Put: { TableName: name, Item: { ...outboxKey(event.id, after.game), event } } },
        ...rulingItems(table, ruled),
      ]);
      if (result.ok) return 'ruled';
      return result.failed[0] ? 'step-closed' : 'changed-meanwhile';
    },

    async reopen(gate, event) {
      const { ExpressionAttributeNames, ...condition } = stopped(gate.line ?? 0);
      const result = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: { ...gateKey(gate.game), ...gateItem(gate) },
            ...condition,
            ExpressionAttributeNames: { ...ExpressionAttributeNames },
          },
        },
        { Put: { TableName: name, Item: { ...outboxKey(event.id, gate.game), event } } },
      ]);
      return result.ok ? 'reopened' : 'already-open';
    },
  };
}
