import { message } from '../message';
import type { ScoringSystem } from '../system';
import { type ComposedParameters, presetParameters } from './parameters';
import { PRESETS } from './presets';
import { rangeComposed } from './range';
import { scoreComposed } from './score';
import { explainComposed } from './words';

/** Every composed system, each with its preset as default parameters, and one that initially pays nothing. */
export const COMPOSED: readonly ScoringSystem<ComposedParameters>[] = [
  ...PRESETS,
  { id: 'own', name: message('system.own'), source: 'Turreton', parameters: {} },
].map(({ id, name, source, parameters }) => ({
  id,
  name,
  source,
  parameters: presetParameters(parameters),
  explain: explainComposed,
  score: scoreComposed,
  range: rangeComposed,
  readsHistory: (chosen: ComposedParameters) => chosen.places?.order === 'recent-lead',
}));
