import { plainLetters, spelledOut } from '../../../../engine/core/plain-letters';
import { fault } from '../../../../engine/fault';
import type { Problem } from '../../../../engine/game';
import { tagOf } from '../../account/profile';
import type { PersonRecord } from '../../platform/common.records';
import { tidyName } from '../../platform/names';
import { problemAt } from './csv-lines';

/** Numbers and list marks before a name: "1.", "(2)", "#3", "-", "[x]". */
const NUMBERED =
  /^\s*(?:[-*•·‣▪◦–—+>]\s+|\[[ x✓]?\]\s*|[☐☑☒✓✔□■▢]\s*|\(?#?\d{1,3}(?:[.):]+\s*|\s*[-–]\s+)|#\d{1,3}\s+|[a-z]\)\s+|[①-⑳⑴-⒇⒈-⒛]\s*)(?=.*\p{L})/iu;

/** A text without the number or list mark before it. */
export function withoutNumber(text: string): string {
  const once = text.replace(NUMBERED, '');
  return once.replace(NUMBERED, '');
}

/** A suffix after a name that is not a first name. */
const SUFFIX = /^(?:jr|sr|jun|sen|junior|senior|ii|iii|iv|phd|md|esq)\.?$/i;

/** A name with the first name first: "Ruiz, Ana" is "Ana Ruiz", and "Smith, Jr." keeps its suffix. */
export function inOrder(parts: readonly string[]): string {
  const [last = '', first = '', ...rest] = parts;
  const [suffix] = SUFFIX.test(first) ? [first] : rest.filter((one) => SUFFIX.test(one));
  if (suffix === first) return tidyName(`${last} ${first}`);
  return tidyName([first, last, ...rest].join(' '));
}

/** The parts of a name between commas. */
export function commaParts(name: string): readonly string[] {
  return name
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/**
 * A key that is equal for different spellings of a name: ignores case, accents and signs, and puts the first name
 * first.
 */
export function nameKey(name: string): string {
  return keyOf(name, plainLetters);
}

function keyOf(name: string, letters: (text: string) => string): string {
  const parts = commaParts(name);
  const ordered = parts.length === 2 ? inOrder(parts) : name;
  const key = letters(tidyName(ordered))
    .replace(/['’‘`´"“”„«».]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return key === '' ? name.toLowerCase() : key;
}

const TAGGED = /^(.*\S)\s*\(([0-9a-f]{4})\)$/i;

/** A name without the tag that a league added. */
function bareName({ id, name }: Pick<PersonRecord, 'id' | 'name'>): string {
  const [, bare, tag] = TAGGED.exec(name) ?? [];
  return bare !== undefined && tag?.toUpperCase() === tagOf(id) ? bare : name;
}

/** A name with the tag that distinguishes its owner from others of the same name: "Ann Lee (C299)". */
export function taggedName(person: Pick<PersonRecord, 'id' | 'name'>): string {
  return `${bareName(person)} (${tagOf(person.id)})`;
}

/**
 * The people whom a name may mean: by their tag, else by exact spelling, else ignoring accents and signs, else with
 * umlauts as two letters. More than one if they share the name.
 */
export function peopleNamed<Someone extends Pick<PersonRecord, 'id' | 'name'>>(
  name: string,
  people: readonly Someone[],
): readonly Someone[] {
  const [, bare, tag] = TAGGED.exec(name) ?? [];
  if (bare !== undefined && tag !== undefined) {
    const key = nameKey(bare);
    const one = people.filter(
      (person) => nameKey(bareName(person)) === key && tagOf(person.id) === tag.toUpperCase(),
    );
    if (one.length > 0) return one;
  }
  const wanted = tidyName(name).toLowerCase();
  const ways: readonly ((person: Someone) => boolean)[] = [
    (person) => tidyName(bareName(person)).toLowerCase() === wanted || person.name.toLowerCase() === wanted,
    (person) => nameKey(bareName(person)) === nameKey(name),
    (person) => keyOf(bareName(person), spelledOut) === keyOf(name, spelledOut),
  ];
  for (const isMeant of ways) {
    const found = people.filter(isMeant);
    if (found.length > 0) return found;
  }
  return [];
}

/** The same among the people of one season or board, whose displayed names are all different. */
export function peopleHereNamed<Someone extends Pick<PersonRecord, 'id' | 'name'>>(
  name: string,
  people: readonly Someone[],
): readonly Someone[] {
  const shown = people.filter((person) => person.name.toLowerCase() === tidyName(name).toLowerCase());
  return shown.length === 1 ? shown : peopleNamed(name, people);
}

/** Asks which of several people in a list a line means. */
export function askWhichHere(line: number, name: string, people: readonly PersonRecord[]): Problem {
  return problemAt(line, fault('list.whichHere', { name, choices: people.map(taggedName).join(', ') }));
}
