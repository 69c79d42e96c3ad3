import { useEffect, useState } from 'react';
import type { ClocksEffect, ConsiderClocks } from '../../../functions/api/schemas/rulings';
import { api } from '../../lib/api';

/** How long the fields have to rest before the platform is asked. */
const REST_MS = 400;

/** What a ruling on the clocks of a season would do, while its fields are filled in; null until that is known. */
export function useEffectAhead(id: string, wanted: ConsiderClocks): ClocksEffect | null {
  const [effect, setEffect] = useState<ClocksEffect | null>(null);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    let current = true;
    const rest = setTimeout(async () => {
      const body = JSON.parse(text) as ConsiderClocks;
      const answer = await api('POST /seasons/{id}/clocks/effect', { id }, body);
      if (current) setEffect(answer.ok ? answer.value : null);
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(rest);
    };
  }, [id, text]);
  return effect;
}
