import { useEffect, useState } from 'react';
import type { ValueForm } from '../../../engine/core/value-form';
import type { Game } from '../../../functions/core/game/games.schema';
import { fetchScript } from '../../lib/fetch-script';
import type { Corrections } from '../corrections/corrections';
import { useCorrections } from '../corrections/with-corrections';

/** The possible values of a position of a game, and the game's words for them; null until both are loaded. */
export function usePositionForm({ seats }: Pick<Game, 'seats'>) {
  const load = useCorrections();
  const [known, setKnown] = useState<{ form: ValueForm; corrections: Corrections } | null>(null);
  const names = seats.map(({ seat }) => seat).join(' ');
  useEffect(() => {
    let current = true;
    const read = async () => {
      const corrections = await load();
      const form = await fetchScript(() => corrections.positionForm(names.split(' ')));
      if (current) setKnown({ form, corrections });
    };
    void read();
    return () => {
      current = false;
    };
  }, [load, names]);
  return known;
}
