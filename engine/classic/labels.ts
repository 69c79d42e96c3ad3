import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of Classic (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Spring (\d+)$/, (year) => message('classic.spring', { year })],
  [/^Fall (\d+)$/, (year) => message('classic.fall', { year })],
  [/^Winter (\d+)$/, (year) => message('classic.winter', { year })],
  [/^(.+), retreats$/, (turn) => message('classic.retreats', { turn: turnOf(turn) })],
  [/^Finished, (.+)$/, (turn) => message('classic.finished', { turn: turnOf(turn) })],
];

function turnOf(turn: string) {
  const form = LABELS.slice(0, 3).find(([pattern]) => pattern.test(turn));
  return form === undefined ? turn : form[1](form[0].exec(turn)?.[1] ?? '');
}
