import { labelOf } from '../offers/pending';
import type { Phase, Position, Season } from '../types';

/** The moment that a heading names. */
export interface Heading {
  readonly year: number;
  readonly season: Season;
  /** Null where the heading does not say: "Autumn 1901" stands for orders or for retreats. */
  readonly phase: Exclude<Phase, 'finished'> | null;
}

const SEASON_WORDS: Readonly<Record<string, Season>> = {
  ...{ spring: 'spring', s: 'spring', summer: 'spring' },
  ...{ fall: 'fall', f: 'fall', autumn: 'fall' },
  ...{ winter: 'winter', w: 'winter' },
};
/** These name the retreats after the moves in some leagues. */
const RETREAT_SEASONS: ReadonlySet<string> = new Set(['summer', 'autumn']);
const CENTURY = 1900;

const SHORT = /^([sfw])\s?(\d{4}|\d{2})\s?([mra])?$/i;
const LONG = /\b(spring|summer|fall|autumn|winter)(?:\s+of)?[\s,]+(\d{4})\b/i;
const PHASE_WORDS = /\b(retreat|adjustment|build|disband|movement|moves|orders)/i;

/** The heading of a phase: "Spring 1901", "Fall of 1901, retreats", "W1901A"; null for any other line. */
export function readHeading(line: string): Heading | null {
  const [, initial = '', short = '', letter] = SHORT.exec(line) ?? [];
  if (initial !== '')
    return headingOf(
      initial.toLowerCase(),
      short.length === 2 ? CENTURY + Number(short) : Number(short),
      letter,
    );
  const [, word = '', year = ''] = LONG.exec(line) ?? [];
  return word === '' ? null : headingOf(word.toLowerCase(), Number(year), PHASE_WORDS.exec(line)?.[1]);
}

function headingOf(word: string, year: number, said: string | undefined): Heading {
  const season = SEASON_WORDS[word] as Season;
  const first = said?.[0]?.toLowerCase();
  if (season === 'winter') return { year, season, phase: 'adjustments' };
  if (first === 'r') return { year, season, phase: 'retreats' };
  const unclear = first === undefined && RETREAT_SEASONS.has(word);
  return { year, season, phase: unclear ? null : 'orders' };
}

/** Whether a heading names the moment at which a game stands. */
export function isAt(position: Position, { year, season, phase }: Heading): boolean {
  return position.year === year && position.season === season && (phase ?? position.phase) === position.phase;
}

/** A heading as it is printed: "Fall 1901, retreats". */
export function headingText(position: Position): string {
  return labelOf(position);
}

/** The same for a heading that was read. */
export function momentText({ year, season, phase }: Heading): string {
  const name = `${season[0]?.toUpperCase()}${season.slice(1)} ${year}`;
  return phase === 'retreats' ? `${name}, retreats` : name;
}
