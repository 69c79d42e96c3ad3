import { lettersOf } from '../data/place-names';
import { adjectiveOf, powerName } from '../data/powers';
import { POWERS, type Power } from '../types';

/** A line of a text, counted from 0, without what judges print around it. */
export interface Line {
  readonly at: number;
  readonly text: string;
}

/** What judges print behind an order about its result. */
const RESULTS =
  /\s*[([]\s*\*?\s*(?:bounced?|standoff|cut|void|invalid|illegal|dislodged|destroyed|disrupted|no convoy|fails?|failed|succeeds?|succeeded|ok)\b[^)\]]*[)\]]/gi;
const COMMENT = /^(?:#|\/\/|-{3,}|={3,}|\*{3,})/;

/** The lines of a text that say something. */
export function linesOf(text: string): readonly Line[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ at, text: line.replace(RESULTS, '').trim().replace(/\.$/, '').trim() }))
    .filter(({ text: left }) => left !== '' && !COMMENT.test(left));
}

/** The power that a line begins with, before a colon, and what follows; no power where it begins otherwise. */
export function ofPower(text: string): {
  readonly power: Power | null;
  readonly name: string;
  readonly rest: string;
} {
  const colon = text.indexOf(':');
  if (colon < 0) return { power: null, name: '', rest: text };
  const name = text.slice(0, colon).trim();
  return { power: powerNamed(name), name, rest: text.slice(colon + 1).trim() };
}

function powerNamed(name: string): Power | null {
  const letters = lettersOf(name);
  return (
    POWERS.find(
      (power) => lettersOf(powerName(power)) === letters || lettersOf(adjectiveOf(power)) === letters,
    ) ?? null
  );
}

/** The orders of a line: several stand with a semicolon between them, or a comma before the next unit. */
export function ordersIn(text: string): readonly string[] {
  if (/^vote\b/i.test(text)) return [text];
  return text
    .split(/\s*;\s*|,\s+(?=(?:a|f|army|fleet)\s)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
