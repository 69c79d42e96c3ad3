import { sha256Hex } from '../../../engine/core/sha256';
import type { SessionsRecord } from '../session/sessions.records';

/** A shorter text can recur by chance and may be a word of the API itself. */
const SHORTEST = 12;

/**
 * Identifies a text that its author may not write again while it is hidden; undefined for a text that is too short to
 * be recognized.
 */
export function hashOfText(field: 'name' | 'text', text: string): string | undefined {
  if (field === 'text' && text.trim().length < SHORTEST) return undefined;
  return sha256Hex(`${field}\n${text.trim()}`).slice(0, 32);
}

/** Whether an input repeats a text of its author that a site administrator has hidden. */
export function repeatsHidden(
  { hiddenTexts = [] }: Pick<SessionsRecord, 'hiddenTexts'>,
  input: unknown,
): boolean {
  if (hiddenTexts.length === 0) return false;
  const isHidden = (field: 'name' | 'text', text: string) => {
    const hash = hashOfText(field, text);
    return hash !== undefined && hiddenTexts.includes(hash);
  };
  const repeats = (value: unknown, name = ''): boolean => {
    if (typeof value === 'string') return isHidden(name === 'name' ? 'name' : 'text', value);
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, one]) => repeats(one, Array.isArray(value) ? name : key));
  };
  return repeats(input);
}
