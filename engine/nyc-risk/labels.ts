import type { LabelForm } from '../game/label-form';
import { messagesOf } from '../game/message';

const message = messagesOf('labels');

/** The label forms of City of New York Risk (`offers/pending.ts`). */
export const LABELS: readonly LabelForm[] = [
  [/^Claims$/, () => message('nyc-risk.claims')],
  [/^Placement$/, () => message('nyc-risk.placement')],
  [/^Draft, (.+) picks$/, (seat) => message('nyc-risk.draft', { seat })],
  [/^Turn (\d+), (.+): (\w+)$/, (turn, seat, phase) => message('nyc-risk.turn', { turn, seat, phase })],
  [/^A-train at (.+)$/, (stop) => message('nyc-risk.over', { stop })],
];
