import { ordersItem, planItem, StoredPlan } from '../platform/items';
import { gateKey, PLAN_PREFIX, planKey } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { PlanRecord } from '../platform/records';
import { check, insert, put, remove, transact, write } from '../platform/writes';
import { inTime, stillTheirs } from './open-step';
import type { PlanStore } from './plans.questions';

/** Premoves: one item per seat and game. */
export function planStore(table: Table): PlanStore {
  // If a premove has been deleted or replaced, nothing is changed.
  const unchanged = ({ id }: PlanRecord) => ({ when: 'id = :id', values: { id } });
  const removePlan = (plan: PlanRecord) => remove(planKey(plan.game, plan.seat), unchanged(plan));

  return {
    planOfSeat: (game, seat) => getItem(table, planKey(game, seat), StoredPlan),

    plansOfGame: (game) => queryItems(table, { partition: `GAME#${game}`, prefix: PLAN_PREFIX }, StoredPlan),

    async savePlan(plan, by) {
      const { when, values, names } = stillTheirs({ ...by, seat: plan.seat });
      const atStep = check(gateKey(plan.game), {
        when: `#step = :step AND #state <> :taking AND ${when}`,
        values: { ...values, step: plan.step, taking: 'taking-back' },
        ...(names && { names }),
      });
      return (await transact(table, [atStep, put(planItem(plan))])).ok ? 'saved' : 'step-over';
    },

    async givePlan(plan, orders, by, rest) {
      const result = await transact(table, [
        inTime(orders, by, orders.storedAt),
        insert(ordersItem(orders)),
        rest === null ? removePlan(plan) : put(planItem(rest), unchanged(plan)),
      ]);
      return result.ok ? 'given' : 'not-given';
    },

    async refusePlan(plan) {
      await write(table, put(planItem(plan), unchanged(plan)));
    },

    async deletePlan(plan) {
      await write(table, removePlan(plan));
    },
  };
}
