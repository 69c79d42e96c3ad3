import { memoize } from '../../core/memoize';
import { onlyLetters } from '../../core/only-letters';
import type { Message } from '../../game';
import type { Atlas, Location, Province } from '../data/atlas';
import { nearestName, provinceNamed } from '../data/place-names';
import { message } from '../message';
import type { Kind, Power } from '../types';

/** The reason why a line is unreadable, as a message for the player. */
export class Unreadable extends Error {
  /** @param suggests possible meanings of the wrong word: codes of places, letters of orders */
  constructor(
    readonly says: Message,
    readonly suggests: readonly string[] = [],
  ) {
    super(says.text);
  }
}

/** A word, a dash, or a sign of a typed line. */
interface Token {
  readonly text: string;
  readonly kind: 'word' | 'dash' | 'sign';
  /** A hyphen with letters on both sides, as in Mid-Atlantic. */
  readonly tight: boolean;
}

const TOKEN = /([\p{L}\p{M}'’.]+)|([-–—]+>?|→)|([/(),])|(\S)/gu;
const LONGEST_NAME = 6;
const COASTS: Readonly<Record<string, string>> = {
  nc: 'nc',
  sc: 'sc',
  ec: 'ec',
  wc: 'wc',
  northcoast: 'nc',
  southcoast: 'sc',
  eastcoast: 'ec',
  westcoast: 'wc',
};
const KIND_WORDS: Readonly<Record<string, Kind>> = { a: 'army', army: 'army', f: 'fleet', fleet: 'fleet' };

/**
 * A unit as written: its kind, if written or the only possible one, and its place. Only a build checks the kind (14.8).
 */
export interface NamedUnit {
  readonly kind: Kind | null;
  readonly at: Location;
}

/** Reads a line word by word. */
export class Words {
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(
    private readonly atlas: Atlas,
    line: string,
  ) {
    this.tokens = [...line.matchAll(TOKEN)].map(([text, word, dash, , stray], at, all) => {
      if (stray !== undefined) throw new Unreadable(message('line.stray', { text: stray }));
      if (word !== undefined) return { text: onlyLetters(word), kind: 'word', tight: false };
      if (dash === undefined) return { text, kind: 'sign', tight: false };
      const index = all[at]?.index ?? 0;
      const around = `${line[index - 1] ?? ' '}${line[index + text.length] ?? ' '}`;
      return { text, kind: 'dash', tight: text === '-' && /^\p{L}\p{L}$/u.test(around) };
    });
  }

  /** Whether the end of the line has been reached. */
  get ended(): boolean {
    return this.tokens.slice(this.next).every(({ text }) => text === '');
  }

  /** The rest of the line, for a message. */
  get rest(): string {
    return this.tokens
      .slice(this.next)
      .map(({ text }) => text)
      .join(' ');
  }

  /** Takes one of these phrases if it comes next: words separated by spaces. Longer ones must be listed first. */
  take(...phrases: readonly string[]): boolean {
    const first = this.tokens[this.next]?.text;
    for (const phrase of phrases) {
      if (first === undefined || !phrase.startsWith(first)) continue;
      const words = phrase.split(' ');
      if (!words.every((word, at) => this.tokens[this.next + at]?.text === word)) continue;
      this.next += words.length;
      return true;
    }
    return false;
  }

  /** Takes a dash, in any of its forms. */
  takeDash(): boolean {
    if (this.tokens[this.next]?.kind === 'dash') {
      this.next += 1;
      return true;
    }
    return this.take('moves to', 'move to', 'moves', 'to', 'm');
  }

  /** "French", "France" or "France's" before a unit (15.1). */
  skipNationality(): void {
    const word = this.tokens[this.next]?.text;
    if (word !== undefined && nationalitiesOf(this.atlas).has(word)) this.next += 1;
  }

  /** A unit: its kind, if written, and its place. */
  unit(): NamedUnit {
    const kind = KIND_WORDS[this.tokens[this.next]?.text ?? ''] ?? null;
    if (kind) this.next += 1;
    return { kind, at: this.place() };
  }

  /** A place with its coast; a coast that the province does not have is ignored. */
  place(): Location {
    const province = this.province();
    const coast = this.coast();
    return this.atlas.findLocation(`${province.id}/${coast}`) ?? province.location;
  }

  /** A power by its name. */
  power(): Power {
    const name = this.rest;
    const power = this.called(name);
    if (!power) throw new Unreadable(message('line.noPower', { name }));
    this.next = this.tokens.length;
    return power;
  }

  /** A power by its name, followed by more words. */
  nextPower(): Power {
    const name = this.tokens[this.next]?.text ?? '';
    const power = this.called(name);
    if (!power) throw new Unreadable(message('line.noPower', { name }));
    this.next += 1;
    return power;
  }

  private called(name: string): Power | undefined {
    const { powers, powerName } = this.atlas;
    return powers.find((one) => onlyLetters(powerName(one)) === name);
  }

  private province(): Province {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      const name = this.name(length);
      const province = name === null ? undefined : provinceNamed(this.atlas, name);
      if (!province || this.endsInVerb(length)) continue;
      this.next += length;
      return province;
    }
    throw new Unreadable(
      noPlace(this.atlas, this.tokens[this.next]?.kind === 'word' ? this.unknownName() : ''),
    );
  }

  /** Whether the last of that many tokens is a verb after a name that is complete without it: "RUH R". */
  private endsInVerb(length: number): boolean {
    const before = length > 1 ? this.name(length - 1) : null;
    const last = this.tokens[this.next + length - 1]?.text ?? '';
    return before !== null && VERBS.has(last) && provinceNamed(this.atlas, before) !== undefined;
  }

  /** That many tokens as one name, if they can be one. */
  private name(length: number): string | null {
    const part = this.tokens.slice(this.next, this.next + length);
    const fits = part.every(({ kind, tight }, at) => kind === 'word' || (tight && at > 0 && at < length - 1));
    return part.length === length && fits ? part.map(({ text }) => text).join('') : null;
  }

  /** The words up to the next dash or sign. */
  private unknownName(): string {
    const left = this.tokens.slice(this.next);
    const end = left.findIndex(({ kind, text }) => kind !== 'word' || VERBS.has(text));
    return (end < 0 ? left : left.slice(0, Math.max(1, end))).map(({ text }) => text).join(' ');
  }

  private coast(): string | null {
    const start = this.next;
    const bracket = this.take('(');
    if (!bracket) this.take('/');
    for (const length of [2, 1]) {
      const coast = COASTS[this.name(length) ?? ''];
      if (coast === undefined) continue;
      this.next += length;
      if (bracket && !this.take(')')) break;
      return coast;
    }
    this.next = start;
    return null;
  }
}

const VERBS: ReadonlySet<string> = new Set(['s', 'c', 'h', 'm', 'r', 'd', 'b', 'to', 'supports', 'convoys']);

const nationalitiesOf = memoize(
  ({ powers, powerName, adjectiveOf }: Atlas): ReadonlySet<string> =>
    new Set(
      powers.flatMap((power) => {
        const name = onlyLetters(powerName(power));
        return [name, `${name}s`, onlyLetters(adjectiveOf(power))];
      }),
    ),
);

/** The message that no place has this name, with the most similar one. */
export function noPlace(atlas: Atlas, given: string): Message {
  if (given === '') return message('line.placeMissing');
  const name = given.slice(0, 40);
  const nearest = nearestName(atlas, given);
  return nearest === undefined
    ? message('line.noPlace', { name })
    : message('line.noPlaceBut', { name, nearest });
}
