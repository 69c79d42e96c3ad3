import { expect, test } from 'vitest';
import type { Options } from '../../../engine/domination/options';
import { adjudicate } from '../../../engine/domination/rules/adjudicate';
import type { Position } from '../../../engine/domination/types';
import type { GameEvent } from '../../../engine/game';
import { textRandom } from '../../../engine/random';
import { isNightly } from '../../support/nightly';
import { MORE_POSITIONS, Tally } from '../tally';
import { randomLists, randomOptions, randomPosition } from './generator';
import { type Lists, secondReading } from './reading';
import { CARD_IDS } from './table';

const fateOf = ({ result, reason }: { readonly result: string; readonly reason: string }) =>
  result === 'rejected' ? reason : result;

/** One step by both implementations, which must agree. */
function agreed(position: Position, lists: Lists, options: Options, seed: string) {
  const engine = adjudicate(position, lists, options, textRandom(seed));
  const reading = secondReading(position, lists, options.vacateAfter, textRandom(seed));
  const situation = () => `${seed}: ${JSON.stringify({ position, lists, options })}`;
  const fates = engine.orders.map((one) => ({ seat: one.seat, order: one.order, fate: fateOf(one) }));
  expect(reading.orders, situation()).toEqual(fates);
  expect(reading.position, situation()).toEqual(engine.position);
  if (position.phase !== 'over') expect(reading.outcome, situation()).toEqual(engine.outcome);
  return engine;
}

const MUST_OCCUR = [
  ...['build', 'attack', 'text', 'discard1', 'discard2', 'pass', 'standing', 'resign', 'take_over'].map(
    (type) => `order ${type}`,
  ),
  ...['12.2', '12.3', '12.4', '5.4', '5.5', '7.1', '7.2', '8.5', '6.3', '6.4'].map(
    (rule) => `refused ${rule}`,
  ),
  ...['ok', 'partial', 'void', 'default'].map((code) => `code ${code}`),
  ...CARD_IDS.filter((card) => card !== 'domination').map((card) => `text ${card}`),
  ...['bio reduce', 'bio decline', 'bio twice by one seat', 'reaction after', 'reaction scoring'],
  ...['scoring_window', 'shuffled', 'vacated', 'taken_over', 'end turns', 'end resigned'],
  ...['fog of two', 'logistics cost', 'logistics monopoly'],
];

interface LoggedEvent extends GameEvent {
  readonly seat?: string;
  readonly use?: string;
  readonly card?: string;
  readonly answer?: string;
  readonly trigger?: string;
  readonly why?: string;
}

/** The names of a step's events; cards and endings have separate names. */
function namesOf(events: readonly LoggedEvent[]): readonly string[] {
  const answers = events.filter(({ type, answer }) => type === 'bio_answer' && answer === 'reduce');
  const twice = answers.some(({ seat }, at) => answers.slice(at + 1).some((other) => other.seat === seat));
  const fogs = events.filter(({ type, card }) => type === 'reaction' && card === 'fog_of_war');
  return events.flatMap((event) => [
    event.type,
    ...(event.use === 'text' || event.type === 'reaction' ? [`text ${event.card}`] : []),
    ...(event.type === 'bio_answer' ? [`bio ${event.answer}`] : []),
    ...(event.type === 'reaction' ? [`reaction ${event.trigger}`] : []),
    ...(event.type === 'logistics' ? [`logistics ${event.why}`] : []),
    ...(event.type === 'game_over' ? [`end ${event.why}`] : []),
    ...(twice ? ['bio twice by one seat'] : []),
    ...(fogs.length > 1 ? ['fog of two'] : []),
  ]);
}

test(`the engine agrees with the second reading on ${MORE_POSITIONS} positions`, () => {
  const tally = new Tally();
  for (let game = 1, positions = 0; positions < MORE_POSITIONS; game += 1) {
    const random = textRandom(`domination reading ${game}`);
    const options = randomOptions(random);
    let position = randomPosition(options, random);
    for (let step = 1; step <= 3; step += 1, positions += 1) {
      const result = agreed(position, randomLists(position, random), options, `${game} ${step}`);
      tally.addVerdicts(result.orders);
      for (const name of namesOf(result.events)) tally.add(name);
      position = result.position;
    }
  }
  if (isNightly) console.table(tally.table);
  tally.expectEach(MUST_OCCUR);
});
