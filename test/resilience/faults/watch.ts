import { Gate, type OrdersRecord, type StepRecord } from '../../../functions/core/game/games.records';
import type { Item } from './table/evaluate';
import type { Written } from './table/memory-table';
import { type FaultyWorld, MOST_SKEW } from './world';

/** The checks during a run: each write is checked when it takes effect. */
export interface Watch {
  /** Broken invariants, each with its number. */
  readonly broken: string[];
  /** All versions of orders that ever took effect, by game, step and seat. */
  readonly accepted: ReadonlySet<string>;
  /** Orders that were answered as stored, by the same names. */
  readonly acknowledged: Map<string, string>;
  /** Orders that took effect within five seconds of their deadline. */
  readonly closeToDeadline: () => number;
  /** Calls the listener for each step that opens, or opens again. */
  onOpen(listener: (gate: Gate) => void): void;
}

const NEAR_MS = 5000;

/**
 * The latest time after a deadline at which an order may take effect: its host's clock may be slow, and its call may
 * take eight seconds.
 */
const LATEST_MS = MOST_SKEW + 8000 + 100;

export function newWatch(world: FaultyWorld): Watch {
  const broken: string[] = [];
  const accepted = new Set<string>();
  const listeners: ((gate: Gate) => void)[] = [];
  let close = 0;
  const gateOf = (game: string) => {
    const item = world.table.get({ pk: `GAME#${game}`, sk: 'GATE' });
    return item === undefined ? undefined : Gate.parse(item);
  };
  const orders = (before: Item | undefined, after: Item) => {
    const record = JSON.parse(String(after.body)) as OrdersRecord;
    if (record.version !== Number(before?.version ?? 0) + 1)
      broken.push(
        `I9: version ${record.version} of orders ${nameOf(record)} does not follow ${before?.version}`,
      );
    const gate = gateOf(record.game);
    accepted.add(`${nameOf(record)} ${record.version} ${record.receipt}`);
    broken.push(...faultsOfOrders(record, gate, world.agenda.now()));
    if (gate !== undefined && Math.abs(gate.deadline - world.agenda.now()) < NEAR_MS) close += 1;
  };
  world.onWrite((written) => {
    for (const { key, before, after } of written) {
      if (
        key.sk.startsWith('ORDERS#') &&
        after !== undefined &&
        before?.body !== after.body &&
        !isRuled(written)
      )
        orders(before, after);
      if (key.sk.startsWith('STEP#') && after !== undefined)
        broken.push(...faultsOfStep(world, written, before, after));
      if (key.sk === 'GATE' && before?.state === 'open' && after?.state === 'closing')
        broken.push(...faultsOfClosing(Gate.parse(before), Gate.parse(after), world.agenda.now()));
      if (key.sk !== 'GATE' || after?.state !== 'open') continue;
      if (before?.step === after.step && before?.state === 'open' && before?.openedAt === after.openedAt)
        continue;
      const gate = Gate.parse(after);
      for (const listen of listeners) listen(gate);
    }
  });
  return {
    broken,
    accepted,
    acknowledged: new Map(),
    closeToDeadline: () => close,
    onOpen: (listener) => void listeners.push(listener),
  };
}

/** Rulings write steps and orders again: they are marked at the gate in the same transaction, or hold it. */
function isRuled(written: readonly Written[]): boolean {
  return written.some(({ key, before }) => key.sk === 'GATE' && before?.state === 'taking-back');
}

export function nameOf({ game, step, seat }: Pick<OrdersRecord, 'game' | 'step' | 'seat'>): string {
  return `${game} ${step} ${seat}`;
}

/** I1: a step closes at its deadline, or when all awaited seats are ready; a paused one never does. */
function faultsOfClosing(before: Gate, after: Gate, now: number): readonly string[] {
  const at = `step ${before.step} of ${before.game}`;
  if (before.pausedAt !== undefined) return [`I1: ${at} closed while it was paused`];
  if (after.why === 'deadline')
    return before.deadline > now + MOST_SKEW
      ? [`I1: ${at} closed ${before.deadline - now} ms too early`]
      : [];
  return before.owing.every((seat) => before.ready[seat] === true)
    ? []
    : [`I1: ${at} closed early though not all were ready`];
}

/** I1: orders are accepted while their step is open and its deadline ahead, by the clock of the accepting host. */
function faultsOfOrders(record: OrdersRecord, gate: Gate | undefined, now: number): readonly string[] {
  const at = `orders ${nameOf(record)} version ${record.version}`;
  if (gate === undefined) return [`I1: ${at} have no gate`];
  const faults: string[] = [];
  if (gate.step !== record.step || gate.state !== 'open')
    faults.push(`I1: ${at} came while step ${gate.step} was ${gate.state}`);
  if (gate.pausedAt === undefined && record.storedAt >= gate.deadline)
    faults.push(`I1: ${at} bear a time ${record.storedAt - gate.deadline} ms after the deadline`);
  if (gate.pausedAt === undefined && now > gate.deadline + LATEST_MS)
    faults.push(`I1: ${at} came ${now - gate.deadline} ms after the deadline`);
  if (gate.given[record.seat] !== record.version) faults.push(`I9: ${at} are not those that the gate knows`);
  return faults;
}

/** I1, I2: a step is written once, after its gate was closed, from exactly the orders that are stored for it. */
function faultsOfStep(
  world: FaultyWorld,
  written: readonly Written[],
  before: Item | undefined,
  after: Item,
) {
  const step = JSON.parse(String(after.body)) as StepRecord;
  const gate = written.find(({ key }) => key.sk === 'GATE')?.before;
  const fallen = gate ?? world.table.get({ pk: `GAME#${step.game}`, sk: 'GATE' });
  if (step.step === 0 || fallen?.state === 'taking-back') return [];
  const at = `step ${step.step} of ${step.game}`;
  const faults: string[] = [];
  if (before !== undefined && before.body !== after.body) {
    // A correction of a position adds the original to its step.
    if (!('corrections' in step)) faults.push(`I2: ${at} was written twice`);
    return faults;
  }
  if (before !== undefined) return [];
  if (fallen?.state !== 'closing') faults.push(`I2: ${at} was written while the gate was ${fallen?.state}`);
  const stored = world.table
    .partition('table', `GAME#${step.game}`, false)
    .filter(({ sk }) => String(sk).startsWith(`ORDERS#${String(step.step).padStart(4, '0')}#`))
    .map(({ body }) => JSON.parse(String(body)) as OrdersRecord);
  const expected = Object.fromEntries(stored.map(({ seat, orders }) => [seat, orders]));
  const seats = new Set([...Object.keys(expected), ...Object.keys(step.given)]);
  for (const seat of seats)
    if (JSON.stringify(expected[seat]) !== JSON.stringify(step.given[seat]))
      faults.push(`I1: ${at} was adjudicated with other orders of ${seat} than were stored`);
  return faults;
}
