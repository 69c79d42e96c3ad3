import { BOROUGHS } from '../../../engine/nyc-risk/data/map';
import type { View } from '../../../engine/nyc-risk/types';

/** The owners in the picture of the front page: about a borough each. */
const OWNERS: Readonly<Record<string, string>> = {
  manhattan: 'yellow',
  bronx: 'violet',
  queens: 'blue',
  brooklyn: 'teal',
  'staten-island': 'red',
  'new-jersey': 'red',
};
const CONTESTED: Readonly<Record<string, string>> = {
  'financial-district': 'teal',
  inwood: 'violet',
  'washington-heights': 'violet',
  melrose: 'blue',
  'howard-beach': 'teal',
  soho: 'teal',
};
const MAYORS = {
  yellow: 'midtown',
  violet: 'fordham',
  blue: 'astoria',
  teal: 'soho',
  red: 'secaucus',
};

/** An invented board for pictures. */
export const DEALT: Pick<View, 'hoods' | 'mayors'> = {
  hoods: Object.fromEntries(
    BOROUGHS.flatMap(({ id, hoods }) =>
      hoods.map((hood, index) => [
        hood,
        { owner: CONTESTED[hood] ?? OWNERS[id] ?? null, units: 1 + ((index * 3 + hood.length) % 6) },
      ]),
    ),
  ),
  mayors: MAYORS,
};
