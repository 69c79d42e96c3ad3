import type { GameDefinition } from '../../../engine/results-only/definition';
import type { Texts } from '../../lib/texts';

type OwnGamePresetId = 'places' | 'points' | 'fewest' | 'duel';

/** A well-known kind of game at real tables, as a starting point; its title is the organizer's. */
export interface OwnGamePreset {
  readonly id: OwnGamePresetId;
  readonly game: Omit<GameDefinition, 'title'>;
}

const PLAIN = { figures: [], fewest: false, roles: [] } as const;

export const OWN_GAME_PRESETS: readonly [OwnGamePreset, ...OwnGamePreset[]] = [
  { id: 'places', game: { ...PLAIN, seats: { min: 4, max: 4 }, counts: 'places' } },
  { id: 'points', game: { ...PLAIN, seats: { min: 3, max: 5 }, counts: 'points' } },
  { id: 'fewest', game: { ...PLAIN, seats: { min: 4, max: 4 }, counts: 'points', fewest: true } },
  { id: 'duel', game: { ...PLAIN, seats: { min: 2, max: 2 }, counts: 'wins' } },
];

/** The name of each kind, and what its tables write down. */
export function ownGameTexts(
  t: Texts<'season-form'>,
): Readonly<Record<OwnGamePresetId, { readonly name: string; readonly about: string }>> {
  return {
    places: { name: t('ownGame.places'), about: t('ownGame.placesAbout') },
    points: { name: t('ownGame.points'), about: t('ownGame.pointsAbout') },
    fewest: { name: t('ownGame.fewest'), about: t('ownGame.fewestAbout') },
    duel: { name: t('ownGame.duel'), about: t('ownGame.duelAbout') },
  };
}
