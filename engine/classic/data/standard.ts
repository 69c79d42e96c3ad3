import type { Variant } from '../variant/definition';
import file from '../variants/classic.json';
import { type Atlas, atlasOf } from './atlas';

/** Classic itself, as a variant. A test holds the file to the form of variants. */
export const CLASSIC = file as unknown as Variant;

/** The atlas of Classic. */
export const STANDARD: Atlas = atlasOf(CLASSIC);
