import { canonicalJson } from '../../../engine/core/canonical';
import type { GameSystem } from '../../../engine/game';
import type { StepRecord } from '../game/games.records';

/** Whether parts of a game are hidden from moderators: hands, decks, standing orders. */
export function hidesFromModerators({
  system,
  steps,
}: {
  readonly system: GameSystem;
  readonly steps: readonly StepRecord[];
}): boolean {
  return steps.some(
    ({ position }) => canonicalJson(system.view(position, { kind: 'moderator' })) !== canonicalJson(position),
  );
}
