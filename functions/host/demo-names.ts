import type { GameSystemId } from '../../engine/games';

/** The names of the demo's seasons of a game, one after the other. */
export const SERIES = {
  ny2047: [
    'Hudson Winter',
    'East River Thaw',
    'Harbour Fog',
    'Equinox Tide',
    'Lights on the Narrows',
    'Ice on the Sound',
  ],
  classic: [
    'Old Continent Cup',
    'Night Train to Trieste',
    'The Long Entente',
    'Alpine Autumn',
    'Black Sea Summer',
  ],
  'nyc-risk': ['Subway Series', 'Last Train to Inwood', 'Rush Hour', 'Rooftop Summer', 'Five Borough Night'],
  domination: ['City Nights', 'Cold Front', 'Red Telephone', 'Silent Running', 'Summit Week'],
  'new-era': ['Founders’ Table', 'First Harvest', 'Second Spring', 'Open Gates', 'Dust and Rain'],
  'nine-mens-morris': ['Cloister Cup', 'Three in a Row', 'Millers’ Match', 'Chalk and Stone'],
} as const satisfies Readonly<Partial<Record<GameSystemId, readonly string[]>>>;
export type DemoGame = keyof typeof SERIES;

/** The name of the next season of a game: those of its series in turn, numbered from their second use on. */
export function nameOf(game: DemoGame, before: number): string {
  const series: readonly string[] = SERIES[game];
  const use = 1 + Math.floor(before / series.length);
  return `${series[before % series.length]}${use === 1 ? '' : ` ${use}`}`;
}

/** Whether the demo gave a season of a game its name; “Season 2” where an earlier release founded the league. */
export function isSeasonOf(game: DemoGame, name: string): boolean {
  return new RegExp(`^(?:(?:${SERIES[game].join('|')})(?: \\d+)?|Season \\d+)$`).test(name);
}
