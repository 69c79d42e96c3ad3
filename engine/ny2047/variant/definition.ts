import { hashOf } from '../../core/canonical';
import type { Drawing } from '../../drawing/drawing';
import { type NamesByLanguage, nameIn } from '../../game/message';
import type { SeatColour } from '../../game-identity';
import type { Faction, SpaceId, TurretonName } from '../types';

/** The form of a variant file. A file of another form is refused. */
export const FORM = 1;

export const SPACE_KINDS = ['land', 'water'] as const;

/** A space of a variant. */
export interface SpaceDefinition {
  readonly id: SpaceId;
  readonly name: string;
  /** The name in other languages, by their tags. Their readers see it, and all may type it. */
  readonly names?: NamesByLanguage | undefined;
  readonly abbr: string;
  readonly kind: (typeof SPACE_KINDS)[number];
  readonly star: boolean;
  /** The spaces next to it (1.2). */
  readonly adj: readonly SpaceId[];
}

/** A faction of a variant: one of the seven, which pages have emblems and sentences for. */
export interface FactionDefinition {
  readonly id: Faction;
  /** Inside a list: "Papst". */
  readonly name: string;
  /** In full: "Die Schwarzen Papst". */
  readonly title: string;
  readonly seatColour: SeatColour;
  /** Its home base, where its units begin (2.1, 2.2). */
  readonly home: SpaceId;
}

/** The water in which each Turreton stands (9.1). */
export type TurretonSeats = Readonly<Record<TurretonName, SpaceId>>;

interface Facts {
  readonly schema: typeof FORM;
  readonly id: string;
  /** Grows whenever the same orders may give another result. */
  readonly version: number;
  readonly title: string;
  readonly about?: string | undefined;
  readonly author: string;
  /** Where its facts come from. */
  readonly source?: string | undefined;
  readonly licence: string;
  /** The year of the first turn (1.1). */
  readonly firstYear: number;
  /** 14.1 The number of stars that wins after a Fall turn. */
  readonly starsToWin: number;
  readonly factions: readonly FactionDefinition[];
}

/** What a map file brings. */
export interface MapDefinition {
  /** Their order breaks ties (13.4). */
  readonly spaces: readonly SpaceDefinition[];
  readonly turretons: TurretonSeats;
  /** For pages, which draw a map without one as a graph. */
  readonly drawing?: Drawing | undefined;
}

/** A variant with its whole map. */
export interface Variant extends Facts, MapDefinition {}

/** A variant on the map of New York, with its stars and Turretons. */
export interface VariantOnMap extends Facts {
  readonly map: 'ny2047';
}

/** A variant as it is written: with its own map, or on the map of New York. */
export type Definition = Variant | VariantOnMap;

/** The whole variant of a definition, with the map that it names. */
export function withMap(definition: Definition, map: MapDefinition): Variant {
  if (!('map' in definition)) return definition;
  const { map: _, ...facts } = definition;
  return { ...facts, spaces: map.spaces, turretons: map.turretons };
}

/** A variant with the names of its spaces in a language. */
export function variantInLanguage(variant: Variant, language: string): Variant {
  return { ...variant, spaces: variant.spaces.map((space) => ({ ...space, name: nameIn(space, language) })) };
}

/** The key of a shipped variant in positions and in the version of its rules: "four-factions 1". */
export function variantKey({ id, version }: Pick<Definition, 'id' | 'version'>): string {
  return `${id} ${version}`;
}

/** The key of an organizer's own variant in positions: two files with one id and version are still two variants. */
export function ownVariantKey(definition: Definition): string {
  return `${variantKey(definition)} ${hashOf(definition).slice(0, 16)}`;
}
