import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of Nine Men’s Morris (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Turn (\d+), (.+)$/, (turn, seat) => message('nine-mens-morris.turn', { turn, seat })],
  [/^After turn (\d+)$/, (turn) => message('nine-mens-morris.after', { turn })],
];
