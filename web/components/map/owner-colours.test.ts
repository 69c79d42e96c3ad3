import { readFileSync } from 'node:fs';
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
} from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../../../engine/classic/data/standard';
import type { PowerDefinition } from '../../../engine/classic/variant/definition';
import { DRAWN_COLOURS } from '../../../engine/classic/variant/edits/powers';
import { SEAT_COLOURS } from '../../../engine/game-identity';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../../engine/games';
import { Definitions as Classic } from '../../games/classic/map/definitions';
import { PowerSigns } from '../../games/classic/power-signs';
import { Definitions as Domination } from '../../games/domination/map/definitions';
import { ForcePicture } from '../../games/domination/map/force-picture';
import { FACES } from '../../games/faces';
import { Definitions as NewYork } from '../../games/ny2047/map/definitions';
import { Definitions as Risk } from '../../games/nyc-risk/map/definitions';
import { SeatChip } from '../frame/seat-chip';
import { SOLIDS, type Solid, solidOf } from '../frame/seats';
import { OwnedPlaces } from './owned-places';
import { Patterns } from './patterns';

/**
 * The simulation of colour vision with one kind of cone missing: Machado, Oliveira and Fernandes (2009), at full
 * strength.
 */
const SEEN_WITHOUT = {
  red: filterDeficiencyProt(1),
  green: filterDeficiencyDeuter(1),
  blue: filterDeficiencyTrit(1),
} as const;

/**
 * From 5 on an observer notices two colours (Mokrzycki and Tatol, 2011). Pieces are apart and small: three times that.
 */
const APART = 15;

/** Games with a map; the seats of New Era have a state each, under their name. */
const MAPS = { classic: Classic, domination: Domination, ny2047: NewYork, 'nyc-risk': Risk } as const;
const MAPPED = Object.keys(MAPS) as (keyof typeof MAPS)[];

const TOKENS = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8');
const distance = differenceCiede2000();

function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}

/** The colour of a solid in the tokens: the same for day and night. */
function colourOf(solid: Solid): Color {
  const said = [...TOKENS.matchAll(new RegExp(`--f-${solid}:\\s*(#[0-9a-f]{6})`, 'g'))].map(([, hex]) => hex);
  expect(said, solid).toHaveLength(1);
  const colour = parse(said[0] ?? '');
  if (colour === undefined) throw new Error(`${solid} has no colour`);
  return colour;
}

/** The drawing of a pattern with this id. */
function drawnBy(definitions: string, id: string): string {
  return new RegExp(`<pattern id="${id}"[^>]*><g[^>]*>(.*?)</g></pattern>`).exec(definitions)?.[1] ?? '';
}

describe.each(GAME_SYSTEM_IDS)('the seats of %s', (id: GameSystemId) => {
  const seats = GAMES[id].seats.names;

  test.each(Object.entries(SEEN_WITHOUT))('stay apart for who lacks the cone for %s', (_, seen) => {
    const close = pairsOf(seats).flatMap(([one, other]) => {
      const [first, second] = [colourOf(solidOf(one)), colourOf(solidOf(other))];
      const apart = distance(seen(first), seen(second));
      return apart < APART ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
    });
    expect(seats.length).toBeGreaterThan(1);
    expect(close).toEqual([]);
  });

  test('have a sign or letters on their chip, each another', () => {
    const chips = seats.map((seat) => renderToStaticMarkup(createElement(SeatChip, { seat })));
    const signs = chips.map((chip) => /href="#([^"]+)"|>(\w\w)</.exec(chip)?.slice(1).join('') ?? '');
    expect(signs).not.toContain('');
    expect(new Set(signs).size).toBe(seats.length);
    const marks = renderToStaticMarkup(createElement('svg', {}, FACES[id].marks));
    const emblems = signs.filter((sign) => sign.startsWith('emblem-'));
    const drawn = emblems.map(
      (emblem) => new RegExp(`<symbol id="${emblem}"[^>]*>(.*?)</symbol>`).exec(marks)?.[1],
    );
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(emblems.length);
  });
});

describe('all colours of seats', () => {
  test.each(Object.entries(SEEN_WITHOUT))('stay apart for who lacks the cone for %s', (_, seen) => {
    const close = pairsOf(SEAT_COLOURS).flatMap(([one, other]) => {
      const apart = distance(seen(colourOf(SOLIDS[one])), seen(colourOf(SOLIDS[other])));
      return apart < APART ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
    });
    expect(close).toEqual([]);
  });

  test('have a pattern each, and a sign for a power without an emblem', () => {
    const patterns = renderToStaticMarkup(createElement('svg', {}, createElement(Patterns)));
    const drawn = SEAT_COLOURS.map((colour) => drawnBy(patterns, `pattern-${SOLIDS[colour]}`));
    const powers = SEAT_COLOURS.map((seatColour) => ({
      ...CLASSIC.powers[0],
      id: `own-${seatColour}`,
      seatColour,
    }));
    const signs = renderToStaticMarkup(
      createElement('svg', {}, createElement(PowerSigns, { powers: powers as readonly PowerDefinition[] })),
    );
    const sign = (colour: string) =>
      new RegExp(`id="emblem-own-${colour}"[^>]*>(.*?)</symbol>`).exec(signs)?.[1];
    for (const all of [drawn, SEAT_COLOURS.map(sign)]) {
      expect(all.filter(Boolean)).toHaveLength(SEAT_COLOURS.length);
      expect(new Set(all).size).toBe(SEAT_COLOURS.length);
    }
  });

  test('are in their drawn form those of the pages', () => {
    const tokens = SEAT_COLOURS.map((colour) => formatHex(colourOf(SOLIDS[colour])));
    expect(SEAT_COLOURS.map((colour) => DRAWN_COLOURS[colour])).toEqual(tokens);
  });
});

// A wash of a colour over land is too pale to distinguish seven owners: yellow and green are as close as 5.
describe.each(MAPPED)('the owned places of %s', (id) => {
  const seats = GAMES[id].seats.names;
  const definitions = renderToStaticMarkup(createElement('svg', {}, createElement(MAPS[id])));

  test('have a pattern for each owner, each another', () => {
    const patterns = seats.map((seat) => {
      const place = renderToStaticMarkup(
        createElement(OwnedPlaces, { owners: { somewhere: seat }, outline: 'place' }),
      );
      return drawnBy(definitions, /url\(#([\w-]+)\)/.exec(place)?.[1] ?? '');
    });
    expect(patterns).not.toContain('');
    expect(new Set(patterns).size).toBe(seats.length);
  });
});

test('the Forces of Domination have a pattern for each seat, each another', () => {
  const definitions = renderToStaticMarkup(createElement('svg', {}, createElement(Domination)));
  const { names } = GAMES.domination.seats;
  const patterns = names.map((seat) => {
    const force = renderToStaticMarkup(createElement(ForcePicture, { seat, full: true, half: 10 }));
    return drawnBy(definitions, /url\(#([\w-]+)\)/.exec(force)?.[1] ?? '');
  });
  expect(patterns).not.toContain('');
  expect(new Set(patterns).size).toBe(names.length);
});
