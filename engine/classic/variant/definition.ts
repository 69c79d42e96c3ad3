import type { Drawing } from '../../drawing/drawing';
import type { NamesByLanguage } from '../../game/message';
import type { SeatColour } from '../../game-identity';
import type { Kind, LocationId, MovingSeason, Power, ProvinceId } from '../types';

/** 2.1 The seasons in which units move where a variant does not say. */
export const USUAL_SEASONS: readonly MovingSeason[] = ['spring', 'fall'];

/** The form of a variant file. A file of another form is refused. */
export const FORM = 1;

/** Where a power builds (11.3): in its own home centres, or in any centre that it owns. */
export const BUILDS = ['home', 'any', 'chaos'] as const;
/**
 * `chaos` builds like `any`, and begins without units: with a Winter in which every power builds in the centres that it
 * owns from the beginning.
 */
export type Builds = (typeof BUILDS)[number];

export const COASTS = ['nc', 'sc', 'ec', 'wc'] as const;
export const SPACE_KINDS = ['inland', 'coastal', 'water'] as const;

/** One of the coasts of a space that has several, such as "spa/nc". */
export interface CoastDefinition {
  readonly id: LocationId;
  readonly name: string;
  /** The name in other languages, by their tags. Their readers see it, and all may type it. */
  readonly names?: NamesByLanguage | undefined;
  /** The locations to which a fleet can move from here. */
  readonly fleet: readonly LocationId[];
}

/** A province of a variant. */
export interface SpaceDefinition {
  readonly id: ProvinceId;
  readonly name: string;
  /** The name in other languages, by their tags. Their readers see it, and all may type it. */
  readonly names?: NamesByLanguage | undefined;
  readonly abbr: string;
  /** Other names that an order may use. */
  readonly also?: readonly string[] | undefined;
  /** Further names, in any language, by which a typed order is recognised before it is sent. */
  readonly typed?: readonly string[] | undefined;
  readonly kind: (typeof SPACE_KINDS)[number];
  readonly centre: boolean;
  /** The spaces to which an army can move from here. */
  readonly army: readonly ProvinceId[];
  /** The locations to which a fleet can move from here; empty for a space with coasts. */
  readonly fleet: readonly LocationId[];
  readonly coasts?: readonly CoastDefinition[] | undefined;
}

export interface StartUnit {
  readonly kind: Kind;
  readonly at: LocationId;
}

export interface PowerDefinition {
  readonly id: Power;
  /** Inside a sentence: "France". */
  readonly name: string;
  /** "French" */
  readonly adjective: string;
  /** Further names, in any language, by which a typed order is recognised. */
  readonly typed?: readonly string[] | undefined;
  /** Its colour on a drawn map, as "#rrggbb". */
  readonly colour: string;
  /** The colour of its seat on the platform's pages. */
  readonly seatColour: SeatColour;
  /** The centres that it owns from the beginning. With `home` it builds in them. */
  readonly homes: readonly ProvinceId[];
  readonly units: readonly StartUnit[];
}

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
  readonly firstYear: number;
  /**
   * 2.1 The seasons in which units move, in their order; Spring and Fall if it does not say. Centres are counted after
   * the last one.
   */
  readonly seasons?: readonly MovingSeason[] | undefined;
  /** The number of years from one year of play to the next; 1 if it does not say. */
  readonly yearsApart?: number | undefined;
  /** 12.1 The number of centres that wins after the last season of a year. */
  readonly centresToWin: number;
  readonly builds: Builds;
  readonly convoys: boolean;
  /** Fog of war: players see the provinces of their own units and centres, and those next to them. */
  readonly fog?: boolean | undefined;
  /** In their order, which sorts seats and output, and never affects results. */
  readonly powers: readonly PowerDefinition[];
}

/** A variant with its whole map. */
export interface Variant extends Facts {
  readonly spaces: readonly SpaceDefinition[];
  /** Codes that several spaces share, such as "liv", so that they name none. */
  readonly unclear?: Readonly<Record<string, readonly ProvinceId[]>> | undefined;
  readonly drawing?: Drawing | undefined;
}

/** A variant on the map of Classic. */
export interface VariantOnMap extends Facts {
  readonly map: 'classic';
}

/** A variant as it is written: with its own map, or on the map of Classic. */
export type Definition = Variant | VariantOnMap;

/** The whole variant of a definition, with the map that it names. */
export function withMap(definition: Definition, classic: Variant): Variant {
  if (!('map' in definition)) return definition;
  const { map: _, ...facts } = definition;
  const { spaces, unclear, drawing } = classic;
  return { ...facts, spaces, unclear, ...(drawing === undefined ? {} : { drawing }) };
}
