import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of New Era (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Turn (\d+), (\w+): (.+)$/, (turn, phase, seat) => message('new-era.seat', { turn, phase, seat })],
  [/^Turn (\d+), (\w+)$/, (turn, phase) => message('new-era.phase', { turn, phase })],
  [/^After turn (\d+)$/, (turn) => message('new-era.after', { turn })],
];
