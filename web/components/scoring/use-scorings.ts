import { useEffect, useState } from 'react';
import type { Scorings } from '../../../functions/api/schemas/scoring';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';

/**
 * All that scores and adds up, in the words of a game.
 * @param first as the page was sent, perhaps in the words of another game, until those of this one have come
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
