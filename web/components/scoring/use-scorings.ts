import { useEffect, useState } from 'react';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';

/**
 * All scoring systems and rules for totals, in the terms of a game.
 * @param first those sent with the page, perhaps in the terms of another game, until those of this one are loaded
 */
export function useScorings(first: Scorings, system: string): Scorings {
  const [asked, setAsked] = useState(first);
  const known = first.system === system ? first : asked;
  useEffect(() => {
    if (known.system === system) return undefined;
    return askUntilAnswered(
      () => api('GET /scorings', { system }),
      (answer) => answer.ok && setAsked(answer.value),
    );
  }, [known.system, system]);
  return known;
}
