/** What a text is that cannot be taken as JSON. */
export class UnreadableJson extends Error {}

/** No position, order or setting nests as deep; what walks through them need not fear for its stack. */
const MOST_LEVELS = 40;

/**
 * The value of a text that somebody sent.
 * @throws UnreadableJson with what is wrong, in words for the sender
 */
export function readJson(text: string): unknown {
  const value = parsed(text);
  if (isDeeperThan(MOST_LEVELS, value))
    throw new UnreadableJson(`The JSON nests more than ${MOST_LEVELS} levels.`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableJson('This is not JSON.');
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
