import { fault } from '../../engine/fault';
import type { Message } from '../../engine/game';
/** What a text is that cannot be taken as JSON. */
export class UnreadableJson extends Error {
  constructor(readonly why: Message) {
    super(why.text);
  }
}

/** No position, order or setting nests as deep; what walks through them need not fear for its stack. */
const MOST_LEVELS = 40;

/**
 * The value of a text that somebody sent.
 * @throws UnreadableJson with what is wrong, for the sender
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
