import type { OrdersRecord, PlanRecord } from '../game/games.records';
import { ordersItem, planItem, StoredPlan } from '../platform/items';
import { gateKey, PLAN_PREFIX, planKey } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import { check, insert, put, remove, transact, write } from '../platform/writes';
import type { OrderedBy, Writer } from './open-step.store';
import { inTime, stillTheirs } from './open-step.store';

/** Premoves: one item per seat and game. */
export function planStore(table: Table) {
  // If a premove has been deleted or replaced, nothing is changed.
  const unchanged = ({ id }: Pick<PlanRecord, 'id'>) => ({ when: 'id = :id', values: { id } });
  const replacing = (plan: PlanRecord, replaces: string | null | undefined) => {
    if (replaces === undefined) return put(planItem(plan));
    return replaces === null ? insert(planItem(plan)) : put(planItem(plan), unchanged({ id: replaces }));
  };
  const removePlan = (plan: PlanRecord) => remove(planKey(plan.game, plan.seat), unchanged(plan));

  return {
    planOfSeat: (game: string, seat: string) => getItem(table, planKey(game, seat), StoredPlan),

    plansOfGame: (game: string) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: PLAN_PREFIX }, StoredPlan),

    /**
     * Stores a premove while the game is still at the step it was made in and the writer still holds the seat. It replaces
     * the previous one, or only the one with the id `replaces`; null: only where there is none.
     */
    async savePlan(
      plan: PlanRecord,
      { replaces, ...by }: Omit<Writer, 'seat'> & { readonly replaces?: string | null | undefined },
    ): Promise<'saved' | 'step-over'> {
      const { when, values, names } = stillTheirs({ ...by, seat: plan.seat });
      const atStep = check(gateKey(plan.game), {
        when: `#step = :step AND #state <> :taking AND ${when}`,
        values: { ...values, step: plan.step, taking: 'taking-back' },
        ...(names && { names }),
      });
      return (await transact(table, [atStep, replacing(plan, replaces)])).ok ? 'saved' : 'step-over';
    },

    /**
     * Turns a premove into the seat's orders in one transaction, and stores what is left of it: while the step is open,
     * if the seat has no orders yet and the premove is unchanged since it was read.
     */
    async givePlan(
      plan: PlanRecord,
      orders: OrdersRecord,
      by: OrderedBy,
      rest: PlanRecord | null,
    ): Promise<'given' | 'not-given'> {
      const result = await transact(table, [
        inTime(orders, by, orders.storedAt),
        insert(ordersItem(orders)),
        rest === null ? removePlan(plan) : put(planItem(rest), unchanged(plan)),
      ]);
      return result.ok ? 'given' : 'not-given';
    },

    /** Stores why a premove was not submitted, if it still exists. */
    async refusePlan(plan: PlanRecord) {
      await write(table, put(planItem(plan), unchanged(plan)));
    },

    /** Deletes a premove, if it still exists; one that has replaced it stays. */
    async deletePlan(plan: PlanRecord) {
      await write(table, removePlan(plan));
    },
  };
}
