import * as z from 'zod';
import { dueAt, type Gate, OrdersRecord, PlanRecord, StepRecord } from '../game/games.records';
import type { NoticeRecord } from '../league/logs.records';
import { BoardRecord } from '../result/results.records';
import { dueIndex, labelKey, noticeKey, ordersKey, planKey } from './keys';
import { ofAnyVersion } from './versions';

/**
 * A gate as it is stored, due when it is to close. In the index of due steps are those whose clock runs, those that are
 * being closed, and those of abandoned boards, which are to end.
 */
export function gateItem(gate: Gate): Record<string, unknown> {
  const running = gate.state === 'open' || gate.state === 'closing';
  const due = running && (gate.pausedAt === undefined || gate.endsAt !== undefined);
  return due ? { ...gate, ...dueIndex(gate.game, dueAt(gate)) } : { ...gate };
}

/**
 * A step as it is stored: attributes for lists, and everything else as one JSON text, which is half the size of nested
 * attributes and is read back exactly as it was hashed.
 */
export function stepItem(step: StepRecord): Record<string, unknown> {
  return { game: step.game, step: step.step, label: step.label, body: JSON.stringify(step) };
}

/** A step's label and leading figures as they are stored beside it. */
export function labelItem({ game, step, label, leading }: StepRecord): Record<string, unknown> {
  return { ...labelKey(game, step), step, label, ...(leading === undefined ? {} : { leading }) };
}

/** Parses what `stepItem` stores. */
export const StoredStep = z
  .object({ body: z.string() })
  .transform(({ body }) => StepRecord.parse(JSON.parse(body)));

/** Orders as they are stored: as JSON text, exactly as they were sent. */
export function ordersItem(orders: OrdersRecord): Record<string, unknown> {
  const { game, step, seat, ready, version } = orders;
  return { ...ordersKey(game, step, seat), ready, version, body: JSON.stringify(orders) };
}

/** Parses what `ordersItem` stores. */
export const StoredOrders = z
  .object({ body: z.string(), ready: z.boolean() })
  .transform(({ body, ready }) => OrdersRecord.parse({ ...JSON.parse(body), ready }));

/** A premove as it is stored, with its orders as JSON text too. */
export function planItem(plan: PlanRecord): Record<string, unknown> {
  return { ...planKey(plan.game, plan.seat), id: plan.id, body: JSON.stringify(plan) };
}

/** Parses what `planItem` stores. */
export const StoredPlan = z
  .object({ body: z.string() })
  .transform(({ body }) => PlanRecord.parse(JSON.parse(body)));

/** A note to one player as it is stored, in the player's partition. */
export function noteItem(note: NoticeRecord): Record<string, unknown> {
  if (note.player === null) throw new Error(`note ${note.id} is for nobody`);
  return { ...noticeKey(note.player, note.id), ...note };
}

/**
 * A board's summary, of any version. Before version 1 it did not contain when its last step closed; that time is lost,
 * and the next step sets it.
 */
export const StoredBoard = ofAnyVersion(BoardRecord, [(board) => ({ updatedAt: 0, ...board })]);
