import type { Message } from '../../game/message';
import type { MovingSeason } from '../types';
import type { Builds } from '../variant/definition';

/** A space as another program knows it. */
export interface ForeignSpace {
  /** How the rest of the file names it: "stp". */
  readonly key: string;
  readonly name: string;
  /** Other names and codes. */
  readonly also: readonly string[];
  readonly land: boolean;
  readonly sea: boolean;
  /** The places to which an army goes. */
  readonly army: readonly Place[];
  /** The places to which a fleet goes, by the coast that it leaves: "" for a space with one coast. */
  readonly fleet: ReadonlyMap<string, readonly Place[]>;
  /** Whether fleets there carry armies, which no rule of Classic allows. */
  readonly carries: boolean;
}

/** A space, or one of its coasts: "stp" and "sc". Without a coast it is "". */
export interface Place {
  readonly space: string;
  readonly coast: string;
}

export interface ForeignPower {
  readonly name: string;
  readonly also: readonly string[];
  readonly adjective?: string | undefined;
  /** "#rrggbb" */
  readonly colour?: string | undefined;
  /** Whether somebody plays it. */
  readonly isActive: boolean;
}

export interface ForeignCentre {
  readonly space: string;
  /** Who builds there, and who owns it from the beginning: names of powers, "" for nobody. */
  readonly home: string;
  readonly owner: string;
}

export interface ForeignUnit {
  /** As the file names it: "Army", "fleet", "wing". */
  readonly kind: string;
  readonly power: string;
  readonly at: Place;
}

/** A map drawn as SVG, and the outlines that belong to spaces by their keys. */
export interface ForeignVariant {
  readonly title: string;
  readonly about: string;
  readonly author: string;
  readonly firstYear: number | undefined;
  /** The seasons in which units move, where the file says it in the words of a variant. */
  readonly seasons?: readonly MovingSeason[] | undefined;
  /** Whether the game begins with a Winter in which powers build. */
  readonly beginsInWinter: boolean;
  readonly centresToWin: number | undefined;
  readonly builds: Builds;
  readonly powers: readonly ForeignPower[];
  readonly spaces: readonly ForeignSpace[];
  readonly centres: readonly ForeignCentre[];
  readonly units: readonly ForeignUnit[];
  /** The text of its drawing as SVG. */
  readonly svg: string | undefined;
  /** What its format has and a variant here cannot have. */
  readonly left: readonly Message[];
}

/** A file that a reader opens, or one in an archive. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** A place as files write it: "stp", "stp/sc", "stp-sc", in any case. */
export function placeCalled(text: string): Place {
  const [, space = '', coast = ''] = /^(.*?)(?:[/-]([a-z]{1,3}))?$/i.exec(text.trim().toLowerCase()) ?? [];
  // "xc" is jDip's word for the only coast of a space, "mv" for its land.
  return { space, coast: coast === 'xc' || coast === 'mv' ? '' : coast };
}
