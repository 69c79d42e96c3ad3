import { parentPort } from 'node:worker_threads';
import { type BotTask, thinkHere } from '../core/step/bot-orders';
import type { Thought } from './bot-thread';

/** The code of a bot thread (bot-thread.ts). */
parentPort?.on('message', ({ id, task }: { readonly id: number; readonly task: BotTask }) => {
  const answer = (thought: Thought) => parentPort?.postMessage(thought);
  thinkHere(task).then(
    (orders) => answer({ id, orders }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
});
