import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';

/** Letters of other scripts, and digits, that look like Latin letters and can be used to write words. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ғ: 'f', һ: 'h', н: 'h', і: 'l', ӏ: 'l', ј: 'j', к: 'k' },
  ...{ м: 'm', о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', п: 'n' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'l',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    η: 'n',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
  },
  ...{
    ı: 'l',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    ɑ: 'a',
    ɡ: 'g',
    ʀ: 'r',
    ᴏ: 'o',
    ᴛ: 't',
    ᴇ: 'e',
    ᴜ: 'u',
    ɴ: 'n',
  },
  ...{
    i: 'l',
    '1': 'l',
    '|': 'l',
    '!': 'l',
    '0': 'o',
    '3': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
    '8': 'b',
  },
};

/** Words that suggest the platform or the people who run a league, and names that stand for no one. */
const RESERVED = [
  ...['moderator', 'admin', 'administrator', 'organizer', 'organiser', 'staff', 'support', 'system'],
  ...['turreton', 'platform', 'bot', 'anonymous', 'unnamed', 'deleted', 'former player', 'official'],
].map(skeleton);

/** Control, format, direction and private-use characters, and letters that are invisible. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language uses: they cover the lines around it. */
const STACKED = /\p{M}{4}/u;
const READABLE = /[\p{L}\p{N}]/u;

/** A normalized name: composed (NFKC), with ordinary letters for their variants, and single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * The visual form of a name: without case, marks and signs, and with one letter for all that resemble it. Two names
 * with the same skeleton are easily confused.
 */
export function skeleton(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a name could be taken for staff, a bot, or no one: one of its words, or the whole name without spaces, is
 * reserved.
 */
export function isReserved(name: string): boolean {
  const looks = skeleton(name);
  const padded = ` ${looks} `;
  const together = looks.replaceAll(' ', '');
  return RESERVED.some((word) => padded.includes(` ${word} `) || together === word.replaceAll(' ', ''));
}

/** Reserved words that are also what people are called, or what they do: "Tim Support", "Jo Staff". */
const STAFF = [
  'moderator',
  'admin',
  'administrator',
  'organizer',
  'organiser',
  'staff',
  'support',
  'official',
].map(skeleton);
/** Words that make a mark of what stands behind them: "Site Admin", "The Staff". */
const OFFICES = [
  ...[
    'the',
    'our',
    'your',
    'site',
    'page',
    'web',
    'league',
    'club',
    'team',
    'game',
    'games',
    'season',
    'forum',
  ],
  ...[
    'tournament',
    'event',
    'tech',
    'technical',
    'customer',
    'user',
    'player',
    'help',
    'head',
    'chief',
    'main',
  ],
  ...[
    'lead',
    'senior',
    'super',
    'global',
    'community',
    'discord',
    'server',
    'security',
    'service',
    'account',
    'mail',
  ],
].map(skeleton);

/**
 * Why somebody whom an organizer names cannot be called so; undefined if they can. A word that staff go by may stand as
 * the last name of a person, and is a mark of staff in any other place: "Moderator Max", "Tim (Staff)", "Site Admin".
 */
export function guestNameProblem(name: string): Message | undefined {
  const words = skeleton(name).split(' ');
  const [last = '', ...before] = [...words].reverse();
  const isSurname =
    STAFF.includes(last) &&
    before.length > 0 &&
    /^[\p{L}\p{M}\p{N}'’. -]+$/u.test(name) &&
    !/\s[-–—]\s/.test(name) &&
    !before.some((word) => OFFICES.includes(word) || isReserved(word)) &&
    !isReserved([...before].reverse().join(' '));
  if (isReserved(name) && !isSurname) return fault('list.reservedName', { name });
  return nameProblem(name);
}

/** Why a name cannot be read as it stands; undefined if it can. */
export function nameProblem(name: string): Message | undefined {
  if (INVISIBLE.test(name)) return fault('name.invisible');
  if (STACKED.test(name)) return fault('name.marks');
  return READABLE.test(name) ? undefined : fault('name.unreadable');
}

/** The name of a player who has not chosen one. It reveals nothing about their address. */
export function defaultName(id: string): string {
  return `Player ${id
    .replace(/[^0-9a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase()}`;
}
