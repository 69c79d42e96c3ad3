/** A possible defect of the product: one piece of a source file replaced by another. */
export interface Defect {
  readonly name: string;
  /** From the project's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const STEPS = 'functions/core/step/steps.store.ts';
const OPEN_STEP = 'functions/core/step/open-step.store.ts';
const SWEEP = 'functions/sweep/sweep.ts';
const CLOSE = 'functions/core/step/close-step.ts';
const COMMIT = 'functions/core/step/commit-step.ts';
const DELIVER = 'functions/core/notification/deliver.ts';
const AFTER_STEP = 'functions/core/step/on-step-closed.ts';

export const DEFECTS: readonly Defect[] = [
  {
    name: 'the deadline is no condition of orders',
    file: OPEN_STEP,
    from: '(deadline > :now OR attribute_exists(pausedAt)) AND',
    to: '(deadline > :now OR deadline <= :now) AND',
  },
  {
    name: 'the fence is no condition of orders',
    file: OPEN_STEP,
    from: "OPEN_STEP = '#step = :step AND #state = :open'",
    to: "OPEN_STEP = '#step = :step AND (#state = :open OR #state <> :open)'",
  },
  {
    name: 'orders replace each other without looking at their version',
    file: STEPS,
    from: "before === 0 ? { when: ABSENT } : { when: 'version = :before', values: { before } }",
    to: '{}',
  },
  {
    name: 'a closed step reads its orders weakly',
    file: STEPS,
    from: 'prefix: ordersPrefix(step) }, StoredOrders)',
    to: 'prefix: ordersPrefix(step), weak: true }, StoredOrders)',
  },
  {
    name: 'only the first version of orders is adjudicated',
    file: COMMIT,
    from: 'const given = Object.fromEntries(orders.map((list) => [list.seat, list.orders]));',
    to: 'const given = Object.fromEntries(orders.filter((list) => list.version < 2).map((list) => [list.seat, list.orders]));',
  },
  {
    name: 'the event of a step is posted after its transaction',
    file: COMMIT,
    from: 'const written = await store.commitStep(record, next, [event, ...missed.events], missed.notes);',
    to: "const written = await store.commitStep(record, next, missed.events, missed.notes); if (written !== 'already-committed') await store.post(event);",
  },
  {
    name: 'a fence that fell is not found by another run',
    file: CLOSE,
    from: "if (gate.state === 'closing') return commitStep(deps, game, gate);",
    to: "if (gate.state === 'closing') return 'already-adjudicated';",
  },
  {
    name: 'who closes a step does not look whether all are still ready',
    file: STEPS,
    from: "' AND deadline <= :now' : `",
    to: "' AND deadline <= :now' : '' && `",
  },
  {
    name: 'the sweep closes no steps',
    file: SWEEP,
    from: 'deps.store.stepsDueBefore(now, BATCH)',
    to: 'deps.store.stepsDueBefore(now - 864e7, BATCH)',
  },
  {
    name: 'the sweep finds no lost events',
    file: SWEEP,
    from: 'deps.store.outboxBefore(now - LOST_EVENT_MS,',
    to: 'deps.store.outboxBefore(now - 864e7,',
  },
  {
    name: 'an event is settled before it is acted on',
    file: AFTER_STEP,
    from: 'const found = await deps.store.gameAndGate(event.game);\n  if (found === undefined) throw',
    to: 'await deps.store.settle(event);\n  const found = await deps.store.gameAndGate(event.game);\n  if (found === undefined) throw',
  },
  {
    name: 'a game is rated each time that its end comes',
    file: 'functions/core/result/results.store.ts',
    from: 'insert({ ...ratedKey(result.game), result: result.id })',
    to: 'put({ ...ratedKey(result.game), result: result.id })',
  },
  {
    name: 'who registers twice takes two places',
    file: 'functions/core/entry/entries.store.ts',
    from: 'put(entryItem(entry), { when: `',
    to: 'put(entryItem(entry), { when: `attribute_not_exists(nothing) OR ',
  },
  {
    name: 'a key of idempotency does not fix the ids',
    file: 'functions/api/idempotency.ts',
    from: "c.set('deps', { ...c.get('deps'), newId: idsOf(caller.id, key, claim.since) });",
    to: "c.set('deps', { ...c.get('deps') });",
  },
  {
    name: 'the names of deliveries are not kept first',
    file: 'functions/core/notification/dispatch.ts',
    from: 'await deps.store.saveDispatch({ id: cause.id, at: deps.clock(), deliveries: names });',
    to: 'void names;',
  },
  {
    name: 'a delivery is marked as sent before it is',
    file: DELIVER,
    from: 'const sent = await deps.senders[delivery.channel](delivery).catch(',
    to: "await deps.store.changeDelivery(delivery, { ...delivery, state: 'sent', dueAt: null, problem: null }); const sent = await deps.senders[delivery.channel](delivery).catch(",
  },
  {
    name: 'a mail that fails once is given up',
    file: DELIVER,
    from: 'if (!sent.again || attempts >= MOST_ATTEMPTS)',
    to: 'if (sent.again || attempts >= MOST_ATTEMPTS)',
  },
  {
    name: 'a round that lacks boards is left as it is',
    file: 'functions/core/season/reconcile-season.ts',
    from: "rounds.filter(({ state, round }) => state === 'open' && round > season.round)",
    to: "rounds.filter(({ state, round }) => state === 'open' && round < 0)",
  },
  {
    name: 'an older summary of a board replaces a newer one',
    file: 'functions/core/season/seasons.store.ts',
    from: '{ when: `',
    to: '{ when: `attribute_not_exists(nothing) OR ',
  },
  {
    name: 'a ruling that was cut off is not carried out',
    file: 'functions/core/ruling/follow-ruling.ts',
    from: 'if (stopped) await carryOutTakeBack(deps, game, read);',
    to: 'void stopped;',
  },
  {
    name: 'what is not there is remembered as not there',
    file: 'functions/core/platform/lasting-memory.ts',
    from: 'if (value === undefined) kept.delete(key);',
    to: '',
  },
  {
    name: 'what a weak read does not see is taken as not there',
    file: 'functions/core/platform/reads.ts',
    from: '(await getItem(table, key, schema, { weak: true })) ?? getItem(table, key, schema)',
    to: 'await getItem(table, key, schema, { weak: true })',
  },
  {
    name: 'the next round waits for the clock of the host that hears of the end',
    file: 'functions/core/season/reconcile-season.ts',
    from: 'if (hasHours(season) && round <= season.rounds &&',
    to: 'if (round <= season.rounds &&',
  },
];
