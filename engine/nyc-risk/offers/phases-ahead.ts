import type { Order } from '../orders/order-types';
import type { Phase, View } from '../types';

/** The phases of a turn, in their order. */
export const TURN_PHASES: readonly Phase[] = ['reinforce', 'attack', 'fortify', 'end'];

/** The phase of the turn after a plan. */
export function phaseAfter(view: Pick<View, 'phase'>, orders: readonly Order[]): Phase {
  let at = TURN_PHASES.indexOf(view.phase);
  if (at < 0) return view.phase;
  for (const { type } of orders) {
    if (type === 'endPhase') at += 1;
    if (type === 'fortify') at = TURN_PHASES.length - 1;
  }
  return TURN_PHASES[Math.min(at, TURN_PHASES.length - 1)] ?? view.phase;
}
