import type { Counted } from '../game-identity';

/**
 * What is written of scoring in the words of the classic game, in those of another: "the squares of their centres"
 * becomes "the squares of their stars".
 */
export function inWordsOfGame({ one, many }: Counted, text: string): string {
  return text.replace(/\b(?:supply )?(centre|centres)\b/gi, (found, noun: string) => {
    const word = noun.toLowerCase() === 'centre' ? one : many;
    return /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
