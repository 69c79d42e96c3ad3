import { plainLetters } from '../../core/plain-letters';
import { graphDrawing, type Node } from '../../drawing/graph';
import { type Message, messagesOf } from '../../game/message';
import { SEAT_COLOURS, type SeatColour } from '../../game-identity';
import { powerIdFor } from '../../power-id';
import { CLASSIC } from '../data/standard';
import { seenDifference } from '../variant/colours';
import {
  FORM,
  type PowerDefinition,
  type SpaceDefinition,
  type StartUnit,
  USUAL_SEASONS,
  type Variant,
} from '../variant/definition';
import { cleaned, slugOf } from '../variant/edits/names';
import { DRAWN_COLOURS } from '../variant/edits/powers';
import { LIMITS } from '../variant/schema';
import type { ForeignPower, ForeignVariant } from './foreign';
import { type ConvertedMap, convertedMap, listed } from './map';
import { svgDrawing } from './svg-drawing';

const message = messagesOf('conversion');

/** A variant made of another program's file, and what of the file it does not have. */
export interface Converted {
  readonly variant: Variant;
  readonly left: readonly Message[];
}

export type Conversion =
  | { readonly ok: true; readonly value: Converted }
  | { readonly ok: false; readonly fault: Message };

/**
 * The variant that another program's file describes. Whatever it has and we have not, or not so, is named: nothing is
 * dropped in silence. The result has the form of a variant; `variantProblems` says whether it can be played.
 */
export function converted(foreign: ForeignVariant): Conversion {
  const active = foreign.powers.filter(({ isActive }) => isActive);
  if (active.length > LIMITS.powers)
    return { ok: false, fault: message('manyPowers', { count: active.length, most: LIMITS.powers }) };
  if (active.length < 2) return { ok: false, fault: message('fewPowers') };
  if (foreign.spaces.length > LIMITS.spaces)
    return {
      ok: false,
      fault: message('manySpaces', { count: foreign.spaces.length, most: LIMITS.spaces }),
    };
  const used = new Set([
    ...foreign.centres.map(({ space }) => space),
    ...foreign.units.map(({ at }) => at.space),
  ]);
  const map = convertedMap(foreign, used);
  if (map.spaces.length < 2) return { ok: false, fault: message('fewSpaces') };
  const left: Message[] = [];
  const colours = coloursFor(active);
  const powers = active.map((power) => powerOf(power, colours.get(power) ?? 'yellow'));
  const numbers = new Map(
    active.flatMap(({ name, also }, at) => [name, ...also].map((one) => [one.trim().toLowerCase(), at])),
  );
  const numberOf = (name: string) => numbers.get(name.trim().toLowerCase());
  const homes = homesOf(foreign, map, numberOf, left);
  const units = unitsOf(foreign, map, numberOf, left);
  const centres = new Set(foreign.centres.flatMap(({ space }) => map.idOf(space) ?? []));
  const spaces = map.spaces.map((space) => ({ ...space, centre: centres.has(space.id) }));
  const most = Math.max(...homes.map((own) => own.length));
  const isChaos = units.every((own) => own.length === 0) && homes.flat().length === centres.size;
  const whole: Omit<Variant, 'drawing'> = {
    ...{ schema: FORM, id: slugOf(foreign.title), version: 1 },
    title: cleaned(foreign.title, 60) || 'Map',
    ...textFor('about', foreign.about, 500),
    author: cleaned(foreign.author, 200) || 'Unknown',
    ...{ licence: 'Unknown', firstYear: firstYearOf(foreign, isChaos, left) },
    ...seasonsFor(foreign),
    centresToWin: Math.min(
      LIMITS.spaces,
      Math.max(1, foreign.centresToWin ?? Math.max(most + 1, Math.floor(centres.size / 2) + 1)),
    ),
    ...{ builds: isChaos ? 'chaos' : foreign.builds, convoys: true },
    powers: powers.map((power, at) => ({ ...power, homes: homes[at] ?? [], units: units[at] ?? [] })),
    spaces,
  };
  const found = foreign.svg === undefined ? null : svgDrawing(foreign.svg, spaces, map.codes);
  const drawing = found !== null && 'viewBox' in found ? found : null;
  if (found === null) left.push(message('noDrawing'));
  else if (!('viewBox' in found))
    left.push(found.length === 0 ? message('sizelessDrawing') : message('otherDrawing', listed(found)));
  if (foreign.author === '') left.push(message('noAuthor'));
  left.push(message('noLicence'));
  const invented = active.filter(
    (power, at) => power.adjective === undefined && powers[at]?.adjective === power.name,
  );
  if (invented.length > 0) left.push(message('noAdjectives', listed(invented.map(({ name }) => name))));
  const idle = foreign.powers.filter(({ isActive }) => !isActive);
  if (idle.length > 0) left.unshift(message('idlePowers', listed(idle.map(({ name }) => name))));
  return {
    ok: true,
    value: {
      variant: { ...whole, drawing: drawing ?? graphDrawing(spaces.map(nodeOf)) },
      left: [...map.left, ...left, ...foreign.left].slice(0, 60),
    },
  };
}

/** Armies and fleets use the same lines. */
function nodeOf({ id, kind, army, fleet, coasts = [] }: SpaceDefinition): Node {
  const all = [...army, ...fleet, ...coasts.flatMap((coast) => coast.fleet)];
  return {
    id,
    isWater: kind === 'water',
    next: all.map((to) => to.split('/')[0] ?? to),
    coasts: coasts.map((coast) => coast.id),
  };
}

function textFor(key: 'about', text: string, most: number) {
  const plain = cleaned(text, most);
  return plain === '' ? {} : { [key]: plain };
}

/** What is usual is left out. */
function seasonsFor({ seasons = USUAL_SEASONS }: ForeignVariant) {
  return seasons.join() === USUAL_SEASONS.join() ? {} : { seasons };
}

function firstYearOf({ firstYear, beginsInWinter }: ForeignVariant, isChaos: boolean, left: Message[]) {
  // A game of chaos begins with the Winter before its first year.
  const year = (firstYear ?? 1901) + (beginsInWinter ? 1 : 0);
  if (beginsInWinter && !isChaos) left.push(message('otherStart', { start: `Winter ${firstYear ?? ''}` }));
  if (year >= 1 && year <= 9000) return year;
  left.push(message('otherYear', { year: String(year) }));
  return 1;
}

/** The powers of Classic keep their colours; others have the free one that is nearest to their own. */
function coloursFor(powers: readonly ForeignPower[]): ReadonlyMap<ForeignPower, SeatColour> {
  const chosen = new Map<ForeignPower, SeatColour>();
  for (const power of powers) {
    const known = classicPower(power)?.seatColour;
    if (known !== undefined && ![...chosen.values()].includes(known)) chosen.set(power, known);
  }
  for (const power of powers) {
    if (chosen.has(power)) continue;
    const used = new Set(chosen.values());
    const free = SEAT_COLOURS.filter((colour) => !used.has(colour));
    const { colour } = power;
    const distance = (seat: SeatColour) =>
      colour === undefined ? 0 : seenDifference(colour, DRAWN_COLOURS[seat], 'usual');
    const [nearest = 'yellow'] = [...free].sort((one, other) => distance(one) - distance(other));
    chosen.set(power, nearest);
  }
  return chosen;
}

/** A power of Classic by that name: pages have its emblem. */
function classicPower({ name }: ForeignPower): PowerDefinition | undefined {
  return CLASSIC.powers.find((power) => plainLetters(power.name) === plainLetters(name.trim()));
}

function powerOf(power: ForeignPower, seatColour: SeatColour): PowerDefinition {
  const known = classicPower(power);
  const name = known?.name ?? (cleaned(power.name) || 'Power');
  const isKnown = known !== undefined && known.seatColour === seatColour;
  return {
    id: isKnown ? known.id : powerIdFor({ name, seatColour }),
    name,
    adjective: cleaned(power.adjective ?? '') || known?.adjective || name,
    colour: DRAWN_COLOURS[seatColour],
    seatColour,
    homes: [],
    units: [],
  };
}

function homesOf(
  foreign: ForeignVariant,
  map: ConvertedMap,
  numberOf: (name: string) => number | undefined,
  left: Message[],
): readonly (readonly string[])[] {
  const homes = foreign.powers.map((): string[] => []);
  const elsewhere: string[] = [];
  const unknown: string[] = [];
  for (const { space, home, owner } of foreign.centres) {
    const id = map.idOf(space);
    if (id === undefined) unknown.push(space);
    const number = numberOf(owner);
    if (numberOf(home) !== number) elsewhere.push(space);
    if (id !== undefined && number !== undefined) homes[number]?.push(id);
  }
  // A power that owns nothing yet has the centres in which it builds.
  const idle = homes.map((own) => own.length === 0);
  for (const { space, home, owner } of foreign.centres) {
    const [id, number] = [map.idOf(space), numberOf(home)];
    const isFree = id !== undefined && numberOf(owner) === undefined;
    if (isFree && number !== undefined && idle[number] === true) homes[number]?.push(id);
  }
  if (unknown.length > 0) left.push(message('unknownCentre', listed(unknown)));
  if (elsewhere.length > 0) left.push(message('otherHome', listed(elsewhere)));
  return homes.map((own) => [...new Set(own)].sort());
}

function unitsOf(
  foreign: ForeignVariant,
  map: ConvertedMap,
  numberOf: (name: string) => number | undefined,
  left: Message[],
): readonly (readonly StartUnit[])[] {
  const units = foreign.powers.map((): StartUnit[] => []);
  const lost: string[] = [];
  const standing = new Set<string>();
  for (const { kind: word, power, at } of foreign.units) {
    const kind = (['army', 'fleet'] as const).find((one) => one === word.trim().toLowerCase());
    const number = numberOf(power);
    const id = map.idOf(at.space);
    const place = kind === 'army' ? id : map.berthOf(at);
    if (
      kind === undefined ||
      number === undefined ||
      id === undefined ||
      place === undefined ||
      standing.has(id)
    )
      lost.push(`${power} ${word} ${at.space}`);
    else {
      standing.add(id);
      units[number]?.push({ kind, at: place });
    }
  }
  if (lost.length > 0) left.push(message('lostUnits', listed(lost)));
  return units.map((own) => own.sort((one, other) => (one.at < other.at ? -1 : 1)));
}
