import { useCallback } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import { fetchScript } from '../../lib/fetch-script';
import { useLoaded } from '../../lib/use-loaded';
import { useCorrections } from '../corrections/with-corrections';

/** The possible values of a position of a game, and the game's words for them; null until both are loaded. */
export function usePositionForm({ seats }: Pick<Game, 'seats'>) {
  const load = useCorrections();
  const names = seats.map(({ seat }) => seat).join(' ');
  const loadForm = useCallback(async () => {
    const corrections = await load();
    return { corrections, form: await fetchScript(() => corrections.positionForm(names.split(' '))) };
  }, [load, names]);
  return useLoaded(loadForm);
}
