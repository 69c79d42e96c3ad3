import type { Texts } from '../../lib/texts';

/**
 * A game's default as a warning: "You pass." becomes "If you stay silent, you pass." Before the deadline none of it has
 * happened yet.
 * @param text one or more sentences of the game, the first of which starts with a common word (as the contract of games
 * requires)
 */
export function ifSilent(text: string, t: Texts<'table'>): string {
  return t('silent', { what: inSentence(text) });
}

/** A sentence of a game in the form for use within another one. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
