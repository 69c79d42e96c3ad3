import type { Definition, MapDefinition } from '../variant/definition';
import { withMap } from '../variant/definition';
import file from '../variants/ny2047.json';
import { type Atlas, atlasOf } from './atlas';
import map from './map.json';

/** The map of New York, which variants name. A test holds the file to the form of maps. */
export const NEW_YORK = map as unknown as MapDefinition;

/** New York 2047 itself, as a variant. */
export const STANDARD: Atlas = atlasOf(withMap(file as unknown as Definition, NEW_YORK));
