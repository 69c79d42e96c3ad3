import { describe, expect, test } from 'vitest';
import { leadingFigures } from '../../../engine/core/leading';
import type { GameSystem } from '../../../engine/game';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import type { StepRecord, TakeBackRecord } from '../../store/records';
import { adjudicateStep, proofFor } from '../steps/adjudicate-step';
import { stepsAfter } from './take-back';

const SEED = '0f'.repeat(32);
const GAME = { id: 'g', options: {} };
const PLAYED = 5;

/** Steps that bots have played, from the set-up on. */
function played(system: GameSystem) {
  const seats = system.seats.names.slice(0, system.seats.max);
  const position = system.setup(system.options.parse({}), seats, textRandom('set-up'));
  const setUp = {
    ...{
      game: 'g',
      step: 0,
      label: 'Set-up',
      why: 'started',
      closedAt: 0,
      given: {},
      orders: [],
      events: [],
    },
    ...{
      outcome: null,
      position,
      leading: leadingFigures(system, position),
      hash: '00'.repeat(32),
      previousHash: '',
    },
  } satisfies StepRecord;
  const steps: StepRecord[] = [setUp];
  for (let step = 1; step <= PLAYED; step += 1) {
    const before = steps.at(-1) ?? setUp;
    const owing = system.pending(before.position)?.seats.filter(({ owes }) => owes) ?? [];
    const given = Object.fromEntries(
      owing.map(({ seat }) => {
        const view = system.view(before.position, { kind: 'seat', seat });
        return [seat, [...system.bots.decent.orders(view, seat, textRandom(`${seat} ${step}`))]];
      }),
    );
    const closed = { step, label: system.label(before.position), why: 'all-ready', closedAt: step } as const;
    steps.push(adjudicateStep(system, GAME, before, { ...closed, given, proof: proofFor({}) }, SEED));
  }
  const takenFrom = (from: number) => steps.filter(({ step }) => step >= from - 1);
  const takenBack = (ruling: Partial<Omit<TakeBackRecord, 'from'>> & { readonly from: number }) => {
    const takeBack = { ruling: 1, at: 99, last: PLAYED, again: 0, orders: null, ...ruling };
    return stepsAfter(system, GAME, takeBack, takenFrom(ruling.from), SEED);
  };
  return { steps, takenBack };
}

const numbers = (steps: readonly StepRecord[]) => steps.map(({ step }) => step);

describe('a board of simultaneous orders, without hidden piles', () => {
  const { steps, takenBack } = played(gameSystem('ny2047'));
  const seat = Object.keys(steps[2]?.given ?? {})[0] ?? '';

  test('stands at the step before the first that is taken back, unchanged', () => {
    expect(takenBack({ from: 3 })).toEqual({ last: steps[2], rewritten: [] });
  });

  test('counts the corrected orders of one seat in the first step alone, and all others as they were given', () => {
    const { last, rewritten } = takenBack({ from: 2, again: 3, orders: { seat, orders: [] } });
    expect(numbers(rewritten)).toEqual([2, 3, 4]);
    expect(rewritten.map(({ given }) => given)).toEqual([
      { ...steps[2]?.given, [seat]: [] },
      steps[3]?.given,
      steps[4]?.given,
    ]);
    expect(rewritten.map(({ closedAt }) => closedAt)).toEqual([99, 99, 99]);
    expect(last).toEqual(rewritten[2]);
  });

  test('keeps what was adjudicated beside every correction of the position, in their order', () => {
    const [position, later] = [steps[0]?.position, steps[1]?.position];
    const once = takenBack({ from: 3, position });
    expect(once.rewritten).toEqual([once.last]);
    expect(once.last).toMatchObject({ step: 2, position, played: steps[2]?.position });
    const again = { ruling: 2, at: 100, from: 3, last: 3, again: 0, orders: null, position: later };
    const twice = stepsAfter(gameSystem('ny2047'), GAME, again, [once.last], SEED).last;
    expect(twice).toMatchObject({ position: later, played: steps[2]?.position });
    expect(twice.corrections?.map(({ ruling }) => ruling)).toEqual([1, 2]);
    expect(twice.corrections?.[0]).toEqual(once.last.corrections?.[0]);
  });
});

describe('a board with hidden piles', () => {
  const { steps, takenBack } = played(gameSystem('nyc-risk'));

  test('has them shuffled after the last step that stands, where later steps were seen', () => {
    const { last, rewritten } = takenBack({ from: 3 });
    expect(rewritten).toEqual([last]);
    expect(last).toMatchObject({ step: 2, played: steps[2]?.position });
    expect(last.corrections).toMatchObject([{ ruling: 1, shuffled: true }]);
    expect(last.position).not.toEqual(steps[2]?.position);
  });

  test('has each step once, also where one is adjudicated again and then shuffled', () => {
    const { last, rewritten } = takenBack({ from: 3, again: 2 });
    expect(numbers(rewritten)).toEqual([3, 4]);
    expect(rewritten.at(-1)).toEqual(last);
    expect(last.corrections).toMatchObject([{ shuffled: true }]);
  });

  test('and keeps them where all that was seen is adjudicated again', () => {
    const { last } = takenBack({ from: PLAYED, again: 1 });
    expect(last.step).toBe(PLAYED);
    expect(last.corrections).toBeUndefined();
  });
});
