import { useEffect, useState } from 'react';
import type { ValueForm } from '../../../engine/core/value-form';
import type { Game } from '../../../functions/api/schemas/games';
import { fetchScript } from '../../lib/fetch-script';
import type { Corrections } from './corrections';
import { useCorrections } from './with-corrections';

/** What may stand in a position of a game, and the game's words for it; null until both are there. */
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
