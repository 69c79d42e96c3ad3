import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotTask, Think } from '../core/step/bot-orders';

/** The reply of the thread. */
export type Thought =
  | { readonly id: number; readonly orders: readonly unknown[] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (orders: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** Computes bots' orders in a separate thread. */
export interface BotThread {
  readonly think: Think;
  stop(): Promise<void>;
}

/**
 * A thread that computes bots' orders, one after the other. Anyone may open practice boards against sharp bots, whose
 * turns take seconds of processor time: here they use only one of the machine's processors, while the process continues
 * to answer requests and close turns. The thread starts with the first task, and again after it has died.
 */
export function startBotThread(): BotThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;
  const end = (error: Error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'bot-thread-entry.mjs'));
    started.on('message', (thought: Thought) => {
      const asked = waiting.get(thought.id);
      waiting.delete(thought.id);
      if ('error' in thought) asked?.reject(new Error(thought.error));
      else asked?.resolve(thought.orders);
      // When idle, it does not keep the process from exiting.
      if (waiting.size === 0) started.unref();
    });
    started.on('error', end);
    started.on('exit', (code) => {
      if (thread === started) end(new Error(`the thread of the bots ended with ${code}`));
    });
    return started;
  };
  return {
    think: (task: BotTask) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        thread.ref();
        thread.postMessage({ id: last, task });
      }),
    async stop() {
      const running = thread;
      end(new Error('the platform stops'));
      await running?.terminate();
    },
  };
}
