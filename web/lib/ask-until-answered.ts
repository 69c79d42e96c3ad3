import type { Answer } from './ask';
import { byTimer, type Wait, waitAfter } from './wait';

/** Whether the platform failed to answer, so that the same request may be repeated. */
export function isUnanswered(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.status === 0 || answer.status === 429 || answer.status >= 500);
}

/**
 * Requests data that a page cannot do without: if the platform does not answer, it retries after longer and longer
 * waits. A refusal is an answer.
 * @returns a function that ends it: after that it sends no request and calls no callback
 */
export function askUntilAnswered<Value>(
  ask: () => Promise<Answer<Value>>,
  onAnswer: (answer: Answer<Value>) => unknown,
  wait: Wait = byTimer,
): () => void {
  let isWanted = true;
  let callOff = () => {};
  const attempt = async (attempts: number): Promise<void> => {
    const answer = await ask();
    if (!isWanted) return;
    if (!isUnanswered(answer)) return void onAnswer(answer);
    callOff = wait(waitAfter(attempts), () => void attempt(attempts + 1));
  };
  void attempt(0);
  return () => {
    isWanted = false;
    callOff();
  };
}

/** The same as a promise: settles once there is an answer. */
export function answerTo<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  return new Promise((tell) => askUntilAnswered(ask, tell));
}
