import { BY_CENTRES } from './by-centres';
import { BY_PLACE } from './by-place';
import type { Preset } from './preset';

/** Scoring systems that are sums of common payments. */
export const PRESETS: readonly Preset[] = [...BY_PLACE, ...BY_CENTRES];
