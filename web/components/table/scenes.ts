import type { Step } from '../../../functions/core/game/games.schema';
import type { ShownStep } from '../../lib/shown-step';
import type { Motion, StepDrawing } from './step-drawing';

/** A part of a step's story: its orders, then what bounces and leaves, then the board after it. */
export type Scene = 'orders' | Motion;

export function scenesOf(
  { motionsBefore }: Pick<StepDrawing, 'motionsBefore'>,
  step: ShownStep,
): readonly Scene[] {
  return ['orders', ...(motionsBefore?.(step) ?? []), 'arriving'];
}

/** How long each scene is shown, in milliseconds: orders take time to read. */
export const SCENE_MS: Readonly<Record<Scene, number>> = {
  orders: 1800,
  bouncing: 1000,
  leaving: 900,
  arriving: 1500,
};

/** The place in a story: the step, by its index in it, and the scene of that step. */
export interface Place {
  readonly at: number;
  readonly scene: number;
}

/** The place after another one, where a step has that many scenes. */
export function following({ at, scene }: Place, scenes: number): Place {
  return scene + 1 < scenes ? { at, scene: scene + 1 } : { at: at + 1, scene: 0 };
}

/** Whether a step is a move that the reader sent and nobody else took part in: their table has shown it already. */
export function isOwnMove(step: Pick<Step, 'why' | 'orders'> | undefined, own: string | null): boolean {
  if (step === undefined || own === null || step.why === 'deadline' || step.orders.length === 0) return false;
  return step.orders.every(({ seat }) => seat === own);
}
