import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { gateKey, PLAN_PREFIX, planKey } from '../keys';
import type { PlanRecord } from '../records';
import type { PlanStore } from '../store';
import { ordersItem, planItem, StoredPlan } from './items';
import { inTime } from './open-step';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';
import { current } from './versions';

/** Turns that are planned ahead: one item a seat and game. */
export function planStore(table: Table): PlanStore {
  const { client, name } = table;

  const samePlan = (plan: PlanRecord) => ({
    TableName: name,
    ConditionExpression: 'id = :id',
    ExpressionAttributeValues: { ':id': plan.id },
  });

  return {
    planOfSeat: (game, seat) => getItem(table, planKey(game, seat), StoredPlan, { consistent: true }),

    plansOfGame: (game) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: PLAN_PREFIX, consistent: true }, StoredPlan),

    async savePlan(plan) {
      const result = await transact(table, [
        {
          ConditionCheck: {
            TableName: name,
            Key: gateKey(plan.game),
            ConditionExpression: '#step = :step',
            ExpressionAttributeNames: { '#step': 'step' },
            ExpressionAttributeValues: { ':step': plan.step },
          },
        },
        { Put: { TableName: name, Item: planItem(plan) } },
      ]);
      return result.ok ? 'saved' : 'step-over';
    },

    async givePlan(plan, orders, now, rest) {
      const result = await transact(table, [
        inTime(table, orders, now),
        {
          Put: {
            TableName: name,
            Item: ordersItem(orders),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        rest === null
          ? { Delete: { ...samePlan(plan), Key: planKey(plan.game, plan.seat) } }
          : { Put: { ...samePlan(plan), Item: planItem(rest) } },
      ]);
      return result.ok ? 'given' : 'not-given';
    },

    refusePlan: (plan) =>
      ifStillThere(() => client.send(new PutCommand({ ...samePlan(plan), Item: current(planItem(plan)) }))),

    deletePlan: (plan) =>
      ifStillThere(() =>
        client.send(new DeleteCommand({ ...samePlan(plan), Key: planKey(plan.game, plan.seat) })),
      ),
  };
}

/** A change of one plan; when it is gone or another one has taken its place, nothing is changed. */
async function ifStillThere(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
