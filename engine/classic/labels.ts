import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The seasons of a year. */
const TURNS: readonly LabelForm[] = [
  [/^Spring (\d+)$/, (year) => message('classic.spring', { year })],
  [/^Summer (\d+)$/, (year) => message('classic.summer', { year })],
  [/^Fall (\d+)$/, (year) => message('classic.fall', { year })],
  [/^Winter (\d+)$/, (year) => message('classic.winter', { year })],
];

/** The label forms of Classic (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  ...TURNS,
  [/^(.+), retreats$/, (turn) => message('classic.retreats', { turn: turnOf(turn) })],
  [/^Finished, (.+)$/, (turn) => message('classic.finished', { turn: turnOf(turn) })],
];

function turnOf(turn: string) {
  const form = TURNS.find(([pattern]) => pattern.test(turn));
  return form === undefined ? turn : form[1](form[0].exec(turn)?.[1] ?? '');
}
