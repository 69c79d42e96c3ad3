import { leadingFigures } from '../../../engine/core/leading';
import type { GameSystem } from '../../../engine/game';
import { type Proof, proveStep } from '../../../engine/proof';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';

/** A closed step: its number and label, why and when it closed, and the orders of every seat. */
export type ClosedStep = Pick<StepRecord, 'step' | 'label' | 'why' | 'closedAt' | 'given' | 'proof'>;

/** The result of a step, computed only from stored data, so that any run computes the same. */
export function adjudicateStep(
  system: GameSystem,
  game: Pick<GameRecord, 'id' | 'options'>,
  before: StepRecord,
  closed: ClosedStep,
  seed: string,
): StepRecord {
  const options = system.options.parse(game.options);
  const previousHash = headOf(before);
  const { position } = before;
  const { result, hash } = proveStep(
    system,
    options,
    { seed, game: game.id },
    { position, hash: previousHash },
    closed,
  );
  return {
    game: game.id,
    ...closed,
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    outcome: result.outcome as StepRecord['outcome'],
    position: result.position,
    leading: leadingFigures(system, result.position),
    hash,
    previousHash,
  };
}

/** The proof of a step that closes now: its dice depend on the last ruling that took steps back. */
export function proofFor({ line = 0 }: Pick<Gate, 'line'>): Proof {
  return { version: 2, ruling: line };
}

/** The hash on which the next step builds: that of the step, or of the last correction of its position. */
export function headOf({ hash, corrections = [] }: StepRecord): string {
  return corrections.at(-1)?.hash ?? hash;
}
