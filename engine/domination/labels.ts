import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of Domination (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Game turn (\d+), scoring$/, (turn) => message('domination.scoring', { turn })],
  [/^Game turn (\d+), (.+)$/, (turn, seat) => message('domination.turn', { turn, seat })],
  [/^After game turn (\d+)$/, (turn) => message('domination.after', { turn })],
];
