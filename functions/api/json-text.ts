import { fault } from '../../engine/fault';
import type { Message } from '../../engine/game';
/** The problem of a text that is not acceptable JSON. */
export class UnreadableJson extends Error {
  constructor(readonly why: Message) {
    super(why.text);
  }
}

/** No position, order or setting is nested this deep; recursive code is safe from stack overflow. */
const MOST_LEVELS = 40;

/**
 * Parses a text from a request.
 * @throws UnreadableJson with the problem, for the sender
 */
export function readJson(text: string): unknown {
  const value = parsed(text);
  if (isDeeperThan(MOST_LEVELS, value)) throw new UnreadableJson(fault('send.deep', { levels: MOST_LEVELS }));
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableJson(fault('send.json'));
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
