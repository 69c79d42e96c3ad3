/**
 * What pieces and places do while a step is played on a board, in the order of the story. Pieces that bounced go and come
 * back, and those that are lost leave, both on the board before the step. Then the others arrive on the board after it, and
 * places change hands there.
 */
export const MOTIONS = ['bouncing', 'leaving', 'arriving', 'changing'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The motions of a step for which there is anything to see. Pieces always arrive: that scene shows the board after it. */
export function motionsSeen(counts: Readonly<Partial<Record<Motion, number>>>): readonly Motion[] {
  return MOTIONS.filter((motion) => motion === 'arriving' || (counts[motion] ?? 0) > 0);
}
