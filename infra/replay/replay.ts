import * as z from 'zod';
import type { FunctionName } from '../entries';
import type { QueueName } from '../lib/queues';
import { type Letter, type Remedy, remedyOf } from './letters';

/** The queues and functions of a stage. */
export interface Stage {
  /** Takes some of a queue's letters, hiding them from others for a while; none when it is empty. */
  take(queue: QueueName): Promise<readonly Letter[]>;
  remove(queue: QueueName, letter: Letter): Promise<void>;
  /** @returns the error, in words, or undefined */
  invoke(name: FunctionName, event: unknown): Promise<string | undefined>;
}

export interface Replayed {
  readonly done: number;
  /** Letters that could not be replayed, with the reason; they stay in their queue. */
  readonly failed: readonly { readonly letter: string; readonly why: string }[];
}

/**
 * Passes each letter of a queue to its function, and deletes it after success. Letters with the same remedy are handled
 * once.
 */
export async function replay(stage: Stage, queue: QueueName): Promise<Replayed> {
  const outcomes = new Map<string, Promise<string | undefined>>();
  const failed: { letter: string; why: string }[] = [];
  let done = 0;
  const carryOut = (remedy: Remedy): Promise<string | undefined> => {
    const asked = JSON.stringify(remedy);
    const outcome = outcomes.get(asked) ?? stage.invoke(remedy.invoke, remedy.event);
    outcomes.set(asked, outcome);
    return outcome;
  };
  for (let letters = await stage.take(queue); letters.length > 0; letters = await stage.take(queue))
    for (const letter of letters) {
      const why = await carryOutLetter(queue, letter, carryOut);
      if (why !== undefined) failed.push({ letter: letter.MessageId, why });
      else {
        await stage.remove(queue, letter);
        done += 1;
      }
    }
  return { done, failed };
}

async function carryOutLetter(
  queue: QueueName,
  letter: Letter,
  carryOut: (remedy: Remedy) => Promise<string | undefined>,
): Promise<string | undefined> {
  let remedy: Remedy;
  try {
    remedy = remedyOf(queue, letter);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return `The queue ${queue} does not get such letters: ${why}`;
  }
  return carryOut(remedy);
}
