import { useEffect, useState } from 'react';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import { numberBefore } from './step-before';

export interface LastTurn {
  /** The last step in which all seats gave orders; null before the first, or until it is known. */
  readonly turn: Step | null;
  /** The phase that has closed since then; null if there was none. */
  readonly after: Step | null;
}

/**
 * The last turn of a game whose turns may end in a phase of their own: its fights stay visible when that phase has
 * closed.
 * @param first the turn before the last step, if the page was loaded with it
 * @param isTurn whether a step is a turn, rather than a phase after one
 * @param turnOf the number of the last turn if a phase has closed since; by default the step before that phase
 */
export function useLastTurn(
  game: Game,
  first: Step | null,
  isTurn: (step: Step) => boolean,
  turnOf: (game: Game, after: number) => number | null = numberBefore,
): LastTurn {
  const [known, setKnown] = useState(first);
  const { id, last } = game;
  const isOver = last !== null && !isTurn(last);
  const wanted = isOver ? turnOf(game, last.step) : null;
  useEffect(() => {
    if (last !== null && wanted === null) return setKnown(last);
    if (wanted === null || known?.step === wanted) return;
    return askUntilAnswered(
      () => api('GET /games/{id}/steps/{step}', { id, step: wanted }),
      (answer) => answer.ok && setKnown(answer.value),
    );
  }, [id, last, wanted, known]);
  if (!isOver) return { turn: last, after: null };
  return { turn: known?.step === wanted ? known : null, after: last };
}
