import { useEffect, useState } from 'react';
import type { ClocksEffect, ConsiderClocks } from '../../../functions/core/ruling/rulings.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';

/** How long the fields must be unchanged before the platform is queried, in milliseconds. */
const REST_MS = 400;

/**
 * The effect that a ruling on the clocks of a season would have, while its fields are filled in; null until it is
 * known.
 */
export function useEffectAhead(id: string, wanted: ConsiderClocks): ClocksEffect | null {
  const [effect, setEffect] = useState<ClocksEffect | null>(null);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const body = JSON.parse(text) as ConsiderClocks;
    let end = () => {};
    const rest = setTimeout(() => {
      end = askUntilAnswered(
        () => api('POST /seasons/{id}/clocks/effect', { id }, body),
        (answer) => setEffect(answer.ok ? answer.value : null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      end();
    };
  }, [id, text]);
  return effect;
}
