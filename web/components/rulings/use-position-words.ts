import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { useLoaded } from '../../lib/use-loaded';
import { useCorrections } from '../corrections/with-corrections';
import { peopleOf } from '../frame/people';
import { type PositionWords, positionWords } from './position-words';

/** The words of a game's positions for moderators; null until the names of the game are loaded. */
export function usePositionWords({ system, seats }: Pick<Game, 'system' | 'seats'>): PositionWords | null {
  const texts = useTexts(`says-position-${system}` as 'says-position-ny2047');
  const corrections = useLoaded(useCorrections());
  if (corrections === null) return null;
  const people = peopleOf(seats);
  return positionWords(
    texts as Parameters<typeof positionWords>[0],
    people,
    corrections.fields(people).value,
  );
}
