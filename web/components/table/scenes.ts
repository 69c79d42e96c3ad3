import type { Step } from '../../../functions/core/game/games.schema';
import type { ShownStep } from '../../lib/shown-step';
import { type Motion, motionsSeen } from './motions';
import type { StepDrawing } from './step-drawing';

/** A part of a step's story: its orders, what happens on the board, and last that seats left the game. */
export type Scene = 'orders' | Motion | 'out';

export function scenesOf(
  { motions, changes }: Pick<StepDrawing, 'motions' | 'changes'>,
  step: ShownStep,
): readonly Scene[] {
  const someoneIsOut = changes(step.before, step.position).some(({ isOut }) => isOut);
  return ['orders', ...(motions?.(step) ?? motionsSeen({})), ...(someoneIsOut ? (['out'] as const) : [])];
}

/** Whether a scene shows the board after its step. */
export function isAfter(scene: Scene): boolean {
  return scene === 'arriving' || scene === 'changing' || scene === 'out';
}

/** How long each scene is shown, in milliseconds: orders and sentences take time to read. */
export const SCENE_MS: Readonly<Record<Scene, number>> = {
  orders: 1800,
  bouncing: 1000,
  leaving: 900,
  arriving: 1500,
  changing: 1300,
  out: 2000,
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
