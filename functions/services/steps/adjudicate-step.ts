import { linkHash } from '../../../engine/core/chain';
import type { GameSystem } from '../../../engine/game';
import { stepRandom } from '../../../engine/random';
import type { GameRecord, StepRecord } from '../../store/records';

/** A step that is closed: its moment, why and when it closed, and what every seat ordered. */
export type ClosedStep = Pick<StepRecord, 'step' | 'label' | 'why' | 'closedAt' | 'given'>;

/** The result of a step, computed from what the store holds alone: any run makes the same one. */
export function adjudicateStep(
  system: GameSystem,
  game: Pick<GameRecord, 'id' | 'options'>,
  before: StepRecord,
  closed: ClosedStep,
  seed: string,
): StepRecord {
  const { step, given } = closed;
  const options = system.options.parse(game.options);
  const result = system.adjudicate(before.position, given, options, stepRandom(seed, game.id, step));
  const previousHash = headOf(before);
  return {
    game: game.id,
    ...closed,
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    outcome: result.outcome as StepRecord['outcome'],
    position: result.position,
    hash: linkHash(previousHash, { step, given, result }),
    previousHash,
  };
}

/** The hash on which the next step builds: that of the step, or of the last correction of its position. */
export function headOf({ hash, corrections = [] }: StepRecord): string {
  return corrections.at(-1)?.hash ?? hash;
}
