import pMap from 'p-map';
import * as z from 'zod';
import type { Gate, StepRecord } from '../game/games.records';
import type { PlatformEvent } from '../platform/events.records';
import { gateItem, labelItem, StoredOrders, StoredStep, stepItem } from '../platform/items';
import {
  gateKey,
  labelKey,
  ordersKey,
  ordersPrefix,
  stepKey,
  takeBackKey,
  takenOrdersKey,
  takenPrefix,
  takenStepKey,
} from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { check, insert, put, remove, transact, write } from '../platform/writes';
import { TakeBackRecord } from './rulings.records';
import { type GameRuling, replaceOpenGate, rulingResult, rulingWrites } from './rulings.store';

/** Far below the limit of one transaction. */
const AT_ONCE = 20;

const StoredTakeBack = z
  .object({ body: z.string() })
  .transform(({ body }) => TakeBackRecord.parse(JSON.parse(body)));

/**
 * Steps that a ruling takes back. The gate is in state `taking-back` from the ruling until everything is rewritten, so
 * that no one submits orders or closes the step meanwhile; every part can be repeated by the run that finishes the
 * work.
 */
export function takeBackStore(table: Table) {
  const ordersSince = async (game: string, from: number, last: number) => {
    const steps = Array.from({ length: last + 2 - from }, (_, at) => from + at);
    const lists = await pMap(
      steps,
      (step) => queryItems(table, { partition: `GAME#${game}`, prefix: ordersPrefix(step) }, StoredOrders),
      { concurrency: 4 },
    );
    return lists.flat();
  };
  const stepsTaken = (game: string, ruling: number) =>
    queryItems(table, { partition: `GAME#${game}`, prefix: takenPrefix(ruling) }, StoredStep);

  return {
    /** Stops the game for the ruling, if the gate is unchanged since it was read and its deadline has not passed. */
    async takeBack(
      before: Gate,
      takeBack: TakeBackRecord,
      ruled: GameRuling,
    ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'> {
      const { pausedAt: _, endsAt: __, ...running } = before;
      const gate: Gate = {
        ...running,
        state: 'taking-back',
        step: takeBack.from,
        line: takeBack.ruling,
        owing: [],
        given: {},
        ready: {},
      };
      const body = JSON.stringify(takeBack);
      const result = await transact(table, [
        replaceOpenGate(before, gate, ruled.ruling.at),
        put({ ...takeBackKey(takeBack.game, takeBack.ruling), body }),
        ...rulingWrites(ruled),
      ]);
      return rulingResult(result);
    },

    takeBackOf: (game: string, ruling: number) => getItem(table, takeBackKey(game, ruling), StoredTakeBack),

    /**
     * Copies the original steps, with the one before them and the orders for the open one; the first copy stays.
     * @returns the copied steps, oldest first
     */
    async keepTaken(takeBack: TakeBackRecord): Promise<readonly StepRecord[]> {
      const { game, ruling, from, last } = takeBack;
      const steps = (
        await queryItems(table, { partition: `GAME#${game}`, prefix: 'STEP#' }, StoredStep)
      ).filter(({ step }) => step >= from - 1 && step <= last);
      // Nothing is rewritten before everything is copied: a step without a copy is still unchanged.
      for (const step of steps)
        await write(table, insert({ ...takenStepKey(game, ruling, step.step), ...stepItem(step) }));
      const open = await ordersSince(game, last + 1, last);
      await write(table, insert({ ...takenOrdersKey(game, ruling), body: JSON.stringify(open) }));
      return stepsTaken(game, ruling);
    },

    /** The original steps that a ruling took back, with the step before them; oldest first. */
    stepsTaken,

    /** Writes the steps that stand now and deletes the others, with all orders for them, while the game is stopped. */
    async rewriteSteps({ game, ruling, from, last }: TakeBackRecord, standing: readonly StepRecord[]) {
      const rewritten = new Set(standing.map(({ step }) => step));
      const gone = Array.from({ length: last + 1 - from }, (_, at) => from + at).filter(
        (step) => !rewritten.has(step),
      );
      const writes = [
        ...standing.flatMap((step) => [
          put({ ...stepKey(game, step.step), ...stepItem(step) }),
          put(labelItem(step)),
        ]),
        ...gone.flatMap((step) => [remove(stepKey(game, step)), remove(labelKey(game, step))]),
        ...(await ordersSince(game, from, last)).map(({ step, seat }) => remove(ordersKey(game, step, seat))),
      ];
      for (let at = 0; at < writes.length; at += AT_ONCE)
        await transact(table, [
          check(gateKey(game), whileStopped(ruling)),
          ...writes.slice(at, at + AT_ONCE),
        ]);
    },

    /**
     * Ends a running game by a ruling on its result, if the gate is unchanged since it was read and its deadline has
     * not passed.
     */
    async endGame(
      before: Gate,
      after: Gate,
      event: PlatformEvent,
      ruled: GameRuling,
    ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'> {
      const result = await transact(table, [
        replaceOpenGate(before, after, ruled.ruling.at),
        posted(event),
        ...rulingWrites(ruled),
      ]);
      return rulingResult(result);
    },

    /** Reopens the game, once. */
    async reopen(gate: Gate, event: PlatformEvent): Promise<'reopened' | 'already-open'> {
      const open = put({ ...gateKey(gate.game), ...gateItem(gate) }, whileStopped(gate.line ?? 0));
      return (await transact(table, [open, posted(event)])).ok ? 'reopened' : 'already-open';
    },
  };
}

/** The condition on a gate that its game is stopped for a ruling. */
function whileStopped(line: number) {
  return { when: '#state = :taking AND #line = :line', values: { taking: 'taking-back', line } };
}
