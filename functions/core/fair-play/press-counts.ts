import type { StepRecord } from '../game/games.records';
import type { MessageRecord } from '../press/press.records';
import { PUBLIC_THREAD } from '../press/press-rules';
import type { Decision } from '../scoring/decisions';

/** How much private press one seat sent to another, without its contents. */
export interface PressCount {
  readonly messages: number;
  /** How many of them were written in turns for which the other submitted no orders. */
  readonly toAbsent: number;
}

type Sent = Pick<MessageRecord, 'thread' | 'from' | 'at'>;

/** Counts the private messages of every pair of seats; the result is a function of the sender and the receiver. */
export function pressCounts(
  messages: readonly Sent[],
  steps: readonly Pick<StepRecord, 'step' | 'closedAt'>[],
  decisions: readonly Decision[],
): (from: string, to: string) => PressCount {
  const inPrivate = messages.filter(({ thread }) => thread !== PUBLIC_THREAD);
  const stepAt = (at: number) => steps.find(({ closedAt }) => closedAt > at)?.step;
  const isSilent = (to: string, step: number | undefined) =>
    decisions.some((one) => one.seat === to && one.step === step && !one.kept);
  return (from, to) => {
    const sent = inPrivate.filter((one) => one.from === from && one.thread.split('+').includes(to));
    const toAbsent = sent.filter(({ at }) => isSilent(to, stepAt(at))).length;
    return { messages: sent.length, toAbsent };
  };
}
