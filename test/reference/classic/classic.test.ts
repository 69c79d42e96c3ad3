import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POWERS, type Position, type Power } from '../../../engine/classic/types';
import { type Random, textRandom } from '../../../engine/random';
import { isNightly } from '../../support/nightly';
import { adjudicate, read } from '../../support/standard-classic';
import { POSITIONS, Tally } from '../tally';
import { spaceOf } from './board';
import { lastStand, randomBoard, randomLists, randomRetreats, withOneChange } from './generator';
import { secondReading } from './reading';
import type { Lists, Read, Verdict } from './verdict';

const FOLDER = 'test/scenarios/classic';

interface Scenario {
  readonly seats?: readonly Power[];
  readonly position?: object;
  readonly options?: { readonly lastYear?: number };
  readonly steps: readonly {
    readonly orders?: Lists;
    readonly expect?: { readonly orders?: readonly object[]; readonly position?: object };
  }[];
}

const hasText = ({ steps }: Scenario) =>
  steps.some(({ orders = {} }) =>
    Object.values(orders).some((list) => list?.some((o) => typeof o === 'string')),
  );

const scenarios = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Scenario] as const)
  .filter(
    ([, scenario]) => !hasText(scenario) && !JSON.stringify(scenario.options ?? {}).match(/draws|votes/),
  );

/** An expected null means absent or null. */
const withoutNulls = (value: object): object =>
  JSON.parse(JSON.stringify(value, (_, part) => (part === null ? undefined : part)));

test.each(scenarios)('the reading holds in %s', (_, { seats = POWERS, position, options, steps }) => {
  const start = read(position ?? {}, seats);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  let now = start.value;
  for (const { orders = {}, expect: expected } of steps) {
    const result = secondReading(now, orders, options?.lastYear);
    if (expected?.orders) expect(result.orders).toMatchObject(withoutNulls(expected.orders));
    if (expected?.position) expect(result.position).toMatchObject(withoutNulls(expected.position));
    now = result.position;
  }
});

const verdictsOf = (orders: readonly { by?: readonly string[] }[]) =>
  orders.map((order) => ({ by: [], ...order }));

/** One step by both implementations, which must agree. */
function agreed(position: Position, lists: Lists, lastYear: number | undefined, name: string): Read {
  const engine = adjudicate(position, lists, lastYear === undefined ? {} : { lastYear });
  const reading = secondReading(position, lists, lastYear);
  const situation = () => `${name}: ${JSON.stringify({ position, lists, lastYear })}`;
  expect(reading.orders, situation()).toEqual(verdictsOf(engine.orders));
  expect(reading.position, situation()).toEqual(engine.position);
  return reading;
}

function startOf(random: Random): Position {
  const kind = random.draw(1, 20);
  if (kind === 1) return lastStand(random);
  return kind <= 5 ? randomRetreats(random) : randomBoard(random);
}

/** Up to six phases from a crowded board on. */
function* phases(seed: string): Generator<{ readonly before: Position; readonly result: Read }> {
  const random: Random = textRandom(seed);
  const lastYear = random.draw(1, 10) === 1 ? 1903 : undefined;
  let position = startOf(random);
  for (let phase = 1; phase <= 6; phase += 1) {
    const result = agreed(position, randomLists(position, random), lastYear, `${seed}, phase ${phase}`);
    yield { before: position, result };
    position = result.position;
    if (position.phase === 'finished') phase = Math.max(phase, 5);
  }
}

/** The first step of a scenario, with one order changed. */
function* changedScenario(seed: string, number: number): Generator<{ before: Position; result: Read }> {
  const random = textRandom(seed);
  const [, scenario] = scenarios[number] ?? [];
  const start = read(scenario?.position ?? {}, scenario?.seats ?? POWERS);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  const before = start.value;
  const lists = withOneChange(before, scenario?.steps[0]?.orders ?? {}, random);
  yield { before, result: agreed(before, lists, undefined, seed) };
}

/** Cases that must have occurred for the comparison to mean anything. */
const MUST_OCCUR = [
  ...['HOLD', 'MOVE', 'SUPPORT', 'CONVOY', 'VOTE', 'RETREAT', 'DISBAND', 'BUILD', 'WAIVE'].map(
    (t) => `order ${t}`,
  ),
  ...['succeeded 5.8', 'bounced 5.5', 'bounced 5.6', 'bounced 5.7', 'bounced 5.10', 'void 7.2', 'void 6.2'],
  ...[
    'void 6.3',
    'void 7.1',
    'disrupted 7.3',
    'disrupted 7.7',
    'held 4.1',
    'held 4.2',
    'given 6.1',
    'cut 6.4',
  ],
  ...['given 7.1', 'dislodged 5.12', 'noted 4.10', 'retreated 9.4', 'collided 9.5', 'disbanded 9.4'],
  ...['disbanded 9.6', 'built 11.3', 'waived 11.5', 'waived 11.6', 'disbanded 11.4', 'disbanded 11.7'],
  ...['4.3', '4.4', '4.6', '4.7', '4.8', '4.9', '4.10', '4.11', '9.4', '11.3', '11.4', '11.5'].map(
    (r) => `refused ${r}`,
  ),
  ...['win', 'last-survivor', 'concession', 'draw', 'year-limit'].map((type) => `end ${type}`),
  ...['orders', 'retreats', 'adjustments', 'finished'].map((phase) => `phase ${phase}`),
  ...['elimination', 'cut by a convoyed army', 'dislodged by a convoyed army'],
];

function count(tally: Tally, before: Position, { orders, position }: Read): void {
  tally.addVerdicts(orders);
  tally.add(`phase ${before.phase}`);
  if (position.outcome && !before.outcome) tally.add(`end ${position.outcome.type}`);
  if (position.eliminated.length > before.eliminated.length) tally.add('elimination');
  for (const verdict of orders)
    if (isFromAfar(before, verdict)) tally.add(`${verdict.result} by a convoyed army`);
}

function isFromAfar(before: Position, { result, by, order }: Verdict): boolean {
  const at = (order as { unit?: string } | null)?.unit?.slice?.(0, 3);
  if (result !== 'cut' && result !== 'dislodged') return false;
  const army = before.units.find((unit) => unit.kind === 'army' && by.includes(unit.at));
  return army !== undefined && at !== undefined && !spaceOf(army.at).army.includes(at);
}

test(`the engine agrees with the second reading on ${POSITIONS} positions, and on each scenario with one change`, () => {
  const tally = new Tally();
  let positions = 0;
  for (let board = 1; positions < POSITIONS; board += 1) {
    const seed = `classic reading ${board}`;
    for (const { before, result } of phases(seed)) {
      count(tally, before, result);
      positions += 1;
    }
  }
  for (const number of scenarios.keys())
    for (const { before, result } of changedScenario(`classic scenario ${number}`, number))
      count(tally, before, result);
  if (isNightly) console.table(tally.table);
  tally.expectEach(MUST_OCCUR);
});
