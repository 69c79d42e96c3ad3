import { plain } from '../data/typed-names';
import { labelOf } from '../offers/pending';
import type { Phase, Position, Season } from '../types';

/** The moment of a heading. */
export interface Heading {
  readonly year: number;
  readonly season: Season;
  /** Null if the heading does not specify it: "Autumn 1901" stands for orders or for retreats. */
  readonly phase: Exclude<Phase, 'finished'> | null;
}

type PhaseWord = Exclude<Phase, 'finished'>;

function table<T>(lists: Readonly<Record<string, string>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(lists).flatMap(([value, names]) =>
      names.split(' ').map((name) => [name, value as T] as const),
    ),
  );
}

const SEASONS = table<Season>({
  spring:
    'spring spr sp s summer sum fruhling fruhjahr fruehling fruehjahr sommer primavera verano printemps ete',
  fall: 'fall fal fa f autumn aut au herbst otono automne autunno',
  winter: 'winter win wi w invierno hiver inverno',
});
/** Names for the retreats after the moves in some leagues. */
const RETREAT_SEASONS: ReadonlySet<string> = new Set([
  'summer',
  'sum',
  'sommer',
  'verano',
  'autumn',
  'aut',
  'au',
]);
const PHASES = table<PhaseWord>({
  orders:
    'movement movements moves move m order orders diplomacy diplomatic befehle zuge bewegung bewegungen ordenes movimientos movimiento',
  retreats: 'retreat retreats retreating r ruckzug ruckzuge rueckzug rueckzuege retirada retiradas',
  adjustments:
    'adjustment adjustments adjust build builds building buildings disband disbands disbandment removal removals removes a b gains placing placings placement bau bauten aufbau abbau anpassung anpassungen ajuste ajustes construcciones construccion',
});
const FILLERS: ReadonlySet<string> = new Set(
  'of the for in on and or a results result report turn turns phase season year game processed resolution adjudication adjudicated summary history log final complete full standard classic map de del la el los las des im der die und y unit units phases period step round status text'.split(
    ' ',
  ),
);
const NO_HEADING = /\b(?:next phase|deadline|will be|due|starting|started|grace|process on)\b/i;
const YEARS = { first: 1900, last: 2300 };
const GLUED = /^([a-z]{1,6})(\d{4}|\d{2})([a-z])?$/;

/** The heading of a phase: "Spring 1901", "Fall of 1901, retreats", "W1901A", "1901 Spring"; null for any other line. */
export function readHeading(line: string): Heading | null {
  if (!/\d\d/.test(line) || line.length > 120 || NO_HEADING.test(line)) return null;
  return headingIn(line) ?? headingIn(line.replace(/^[^:,–—-]{1,40}[:,–—-]\s*(?=[a-z]{4})/i, ''));
}

function headingIn(line: string): Heading | null {
  let season: string | undefined;
  let year: number | undefined;
  let phase: PhaseWord | undefined;
  let mayCount = false;
  const bracketed = new Set(
    [...line.matchAll(/\([^)]*\)|'[^']*'|"[^"]*"|“[^”]*”|\[[^\]]*\]/g)].flatMap(([part]) => wordsIn(part)),
  );
  const words = wordsIn(line);
  const isShort = words.length <= 3;
  for (const word of words) {
    const [, initial = '', digits = '', letter = ''] = GLUED.exec(word) ?? [];
    if (
      season === undefined &&
      year === undefined &&
      SEASONS.has(initial) &&
      (letter === '' || PHASES.has(letter))
    ) {
      season = initial;
      year = yearOf(digits);
      phase ??= PHASES.get(letter);
    } else if (/^\d+$/.test(word)) {
      if (year === undefined && (word.length === 4 || (word.length === 2 && !mayCount))) year = yearOf(word);
      else if (!mayCount && !bracketed.has(word)) return null;
    } else if (SEASONS.has(word) && season === undefined && (word.length > 1 || isShort)) season = word;
    else if (PHASES.has(word) && (word.length > 1 || isShort)) phase ??= PHASES.get(word);
    else if (!FILLERS.has(word) && !bracketed.has(word)) return null;
    mayCount = word === 'turn' || word === 'phase' || word === 'round';
  }
  if (season === undefined || year === undefined || year < YEARS.first || year > YEARS.last) return null;
  return headingOf(season, year, phase);
}

function wordsIn(line: string): readonly string[] {
  return (line.match(/[\p{L}\p{M}]+\d*\p{L}?(?!\p{L})|\d+|[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    /\d/.test(word) ? word.toLowerCase() : plain(word),
  );
}

function yearOf(digits: string): number {
  return digits.length === 2 ? YEARS.first + Number(digits) : Number(digits);
}

function headingOf(word: string, year: number, said: PhaseWord | undefined): Heading {
  const season = SEASONS.get(word) ?? 'spring';
  if (season === 'winter' || said === 'adjustments') return { year, season: 'winter', phase: 'adjustments' };
  if (said === 'retreats') return { year, season, phase: 'retreats' };
  const unclear = said === undefined && RETREAT_SEASONS.has(word);
  return { year, season, phase: unclear ? null : 'orders' };
}

/** The heading of a part that only names its phase, under that of its turn: "Retreats:", "### Builds". */
export function readPhaseHeading(line: string, last: Heading | null): Heading | null {
  if (last === null || line.length > 40) return null;
  const words = wordsIn(line).filter((word) => !FILLERS.has(word));
  const [word = '', ...others] = words;
  const phase = word.length > 2 ? PHASES.get(word) : undefined;
  if (phase === undefined || others.some((other) => PHASES.get(other) !== phase)) return null;
  if (phase === 'adjustments') return { year: last.year, season: 'winter', phase };
  return last.season === 'winter' ? null : { ...last, phase };
}

/** Whether a heading names the present moment of a game. */
export function isAt(position: Position, { year, season, phase }: Heading): boolean {
  return position.year === year && position.season === season && (phase ?? position.phase) === position.phase;
}

const PHASE_LETTERS = { orders: 'M', retreats: 'R', adjustments: 'A', finished: 'M' } as const;
const MOMENTS = { orders: 0, retreats: 1, adjustments: 0, finished: 2 } as const;
const SEASON_MOMENTS = { spring: 0, summer: 2, fall: 4, winter: 6 } as const;

/** Moments as ordered numbers; a heading without a phase stands for the orders. */
export function momentOf({ year, season, phase }: Heading | Position): number {
  return year * 8 + SEASON_MOMENTS[season] + MOMENTS[phase ?? 'orders'];
}

/** The short form of a moment: "S1901M". */
export function shortHeading({ year, season, phase }: Heading | Position): string {
  return `${season[0]?.toUpperCase()}${year}${PHASE_LETTERS[phase ?? 'orders']}`;
}

/** A printed heading: "Fall 1901, retreats". */
export function headingText(position: Position): string {
  return labelOf(position);
}

/** The same for a parsed heading. */
export function momentText({ year, season, phase }: Heading): string {
  const name = `${season[0]?.toUpperCase()}${season.slice(1)} ${year}`;
  return phase === 'retreats' ? `${name}, retreats` : name;
}
