import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of New York 2047 (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Spring (\d+)$/, (year) => message('ny2047.spring', { year })],
  [/^Spring (\d+), adjustment$/, (year) => message('ny2047.springAdjustment', { year })],
  [/^Fall (\d+)$/, (year) => message('ny2047.fall', { year })],
  [/^Fall (\d+), adjustment$/, (year) => message('ny2047.fallAdjustment', { year })],
];
