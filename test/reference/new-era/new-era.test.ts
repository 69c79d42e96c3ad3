import { expect, test } from 'vitest';
import type { GameEvent } from '../../../engine/game';
import { adjudicate } from '../../../engine/new-era/rules/adjudicate';
import type { Position } from '../../../engine/new-era/types';
import { textRandom } from '../../../engine/random';
import { isNightly } from '../../support/nightly';
import { MORE_POSITIONS, Tally } from '../tally';
import { OPTIONS, randomOrders, randomPosition } from './generator';
import { type Order, secondReading } from './reading';

/** One step by both implementations, which must agree. */
function agreed(position: Position, orders: readonly Order[], seed: string) {
  const seat = position.awaiting?.seat ?? '';
  const engine = adjudicate(position, { [seat]: orders }, OPTIONS, textRandom(seed));
  const reading = secondReading(position, orders, textRandom(seed));
  const situation = () => `${seed}: ${JSON.stringify({ position, orders })}`;
  expect(reading.results, situation()).toEqual(engine.orders.map(({ result }) => result));
  expect(reading.position, situation()).toEqual(engine.position);
  return engine;
}

const MUST_OCCUR = [
  ...['ok', 'repelled', 'rejected', 'unused'].map((code) => `code ${code}`),
  ...['6.3', '6.4', '6.6', '6.8', '6.9', '8.2', '8.4', '8.10', '8.11', '8.13', '8.14'].map(
    (r) => `refused ${r}`,
  ),
  ...['8.18', '8.19', '8.20', '10.2', '10.3'].map((rule) => `refused ${rule}`),
  ...['attacked', 'defended', 'reinforced', 'repelled', 'debris', 'spared', 'reshuffled'],
  ...['incorporated', 'cooperated from hand', 'cooperated with another', 'cooperated behind a wall'],
  ...['conquered from hand', 'conquered from another', 'agreementEnded broken', 'agreementEnded conquered'],
];

interface LoggedEvent extends GameEvent {
  readonly owner?: string | null;
  readonly at?: string;
  readonly cause?: string;
}

function nameOf({ type, owner, at, cause }: LoggedEvent): string {
  if (type === 'cooperated' && at) return 'cooperated behind a wall';
  if (type === 'cooperated') return owner ? 'cooperated with another' : 'cooperated from hand';
  if (type === 'conquered') return `conquered from ${owner ? 'another' : 'hand'}`;
  return cause ? `${type} ${cause}` : type;
}

test(`the engine agrees with the second reading on ${MORE_POSITIONS} positions`, () => {
  const tally = new Tally();
  for (let game = 1, positions = 0; positions < MORE_POSITIONS; game += 1) {
    const random = textRandom(`new-era reading ${game}`);
    let position = randomPosition(random);
    for (let step = 1; step <= 3; step += 1, positions += 1) {
      const result = agreed(position, randomOrders(position, random), `${game} ${step}`);
      tally.addVerdicts(result.orders);
      for (const event of result.events) tally.add(nameOf(event));
      const isSpared = result.orders.some(
        ({ order, result: code }) => code === 'ok' && 'spare' in (order as object),
      );
      if (isSpared) tally.add('spared');
      position = result.position;
    }
  }
  if (isNightly) console.table(tally.table);
  tally.expectEach(MUST_OCCUR);
});
