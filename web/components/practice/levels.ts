import type { PracticeBoard } from '../../../functions/core/practice/practice.schema';

type Level = PracticeBoard['level'];

/** The levels of bots on practice boards, the easiest first. */
export const LEVELS: readonly { readonly id: Level; readonly name: string }[] = [
  { id: 'gentle', name: 'Gentle' },
  { id: 'steady', name: 'Steady' },
  { id: 'sharp', name: 'Sharp' },
];
