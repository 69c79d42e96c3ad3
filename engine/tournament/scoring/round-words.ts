import type { Message } from '../../game/message';
import type { ChosenScoring } from './chosen';
import { inRow, message } from './message';

/** That a round is scored by another system than the others, with what it pays. */
export function explainRound(
  round: number,
  { name, explanation }: Pick<ChosenScoring, 'name' | 'explanation'>,
): Message {
  const sentences = inRow(explanation, (before, next) => message('rules.sentences', { before, next }));
  return message('rules.scoredBy', { round, scoring: name, explanation: sentences });
}
