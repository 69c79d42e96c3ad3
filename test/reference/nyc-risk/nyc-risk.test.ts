import { expect, test } from 'vitest';
import type { GameEvent } from '../../../engine/game';
import type { Options } from '../../../engine/nyc-risk/options';
import { adjudicate } from '../../../engine/nyc-risk/rules/adjudicate';
import type { Position } from '../../../engine/nyc-risk/types';
import { textRandom } from '../../../engine/random';
import { isNightly } from '../../support/nightly';
import { MORE_POSITIONS, Tally } from '../tally';
import { randomLists, randomOptions, randomPosition } from './generator';
import { type Lists, secondReading } from './reading';

const fateOf = ({ result, reason }: { readonly result: string; readonly reason: string }) =>
  result === 'rejected' ? reason : result;

/** One step by both implementations, which must agree. */
function agreed(position: Position, lists: Lists, options: Options, seed: string) {
  const engine = adjudicate(position, lists, options, textRandom(seed));
  const reading = secondReading(position, lists, options, textRandom(seed));
  const situation = () => `${seed}: ${JSON.stringify({ position, lists, options })}`;
  const fates = engine.orders.map((one) => ({ seat: one.seat, order: one.order, fate: fateOf(one) }));
  expect(reading.orders, situation()).toEqual(fates);
  expect(reading.position, situation()).toEqual(engine.position);
  if (position.phase !== 'over') expect(reading.outcome, situation()).toEqual(engine.outcome);
  return engine;
}

const TYPES = [
  'trade',
  'reinforce',
  'attack',
  'occupy',
  'fortify',
  'playCard',
  'mayor',
  'discard',
  'endPhase',
];
const MUST_OCCUR = [
  ...[...TYPES, 'setStandingOrder', 'resign', 'takeOver'].map((type) => `order ${type}`),
  ...['17.1', '17.2', '17.3', '17.4', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10'].map(
    (r) => `refused ${r}`,
  ),
  ...['6.1', '6.2', '6.3', '6.5', '6.6', '7.4', '8.2', '8.3', '8.4', '8.5'].map((rule) => `refused ${rule}`),
  ...['9.4', '9.5', '12.4', '14.1', '14.2', '14.3'].map((rule) => `refused ${rule}`),
  ...['mayorLost', 'conquered', 'eliminated', 'reshuffled', 'vacated', 'tookOver', 'resigned'],
  ...['missedDeadline', 'trainDelayed', 'trainHeld', 'boroughHit', 'forced trade'],
  ...['subway-series', 'hurricane', 'marathon', 'blackout', 'rent-strike', 'track-work', 'rush-hour'],
  ...['fleet-week', 'election-day', 'water-main', 'doorman', 'jaywalkers', 'fire-company', 'second-wind'],
  ...['shortcut', 'chartered-ferry', 'commuter-hell', 'signal-failure', 'express-service', 'jury-duty'],
  ...['end train', 'end elimination', 'conquest in Subway Series', 'elimination in Subway Series'],
];

/** The names of a step's events; cards and endings have separate names. */
function namesOf(events: readonly GameEvent[]): readonly string[] {
  const names: string[] = [];
  let inSeries = false;
  for (const event of events as readonly (GameEvent & { card?: string; end?: string })[]) {
    names.push(event.type);
    if (event.type === 'eventPlayed') inSeries = event.card === 'subway-series';
    if (event.type === 'turnStarted') inSeries = false;
    if (inSeries && event.type === 'conquered') names.push('conquest in Subway Series');
    if (inSeries && event.type === 'eliminated') names.push('elimination in Subway Series');
    if (event.type === 'eventPlayed' || event.type === 'cardPlayed') names.push(event.card ?? '');
    if (event.type === 'gameEnded') names.push(`end ${event.end}`);
  }
  return names;
}

test(`the engine agrees with the second reading on ${MORE_POSITIONS} positions`, () => {
  const tally = new Tally();
  for (let game = 1, positions = 0; positions < MORE_POSITIONS; game += 1) {
    const random = textRandom(`nyc-risk reading ${game}`);
    const options = randomOptions(random);
    let position = randomPosition(options, random);
    for (let step = 1; step <= 3; step += 1, positions += 1) {
      const result = agreed(position, randomLists(position, random), options, `${game} ${step}`);
      tally.addVerdicts(result.orders);
      for (const name of namesOf(result.events)) tally.add(name);
      if (result.position.mustTrade) tally.add('forced trade');
      position = result.position;
    }
  }
  if (isNightly) console.table(tally.table);
  tally.expectEach(MUST_OCCUR);
});
