import { useEffect, useState } from 'react';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import type { ScoringPreview } from '../../../functions/core/scoring/scoring.schema';
import { api } from '../../lib/api';
import type { Values } from '../forms/parameter-schema';

/** A chosen scoring, with only the parameters that differ from the defaults. */
export interface ChosenScoring {
  readonly id: string;
  readonly parameters: Values;
}

export interface Preview {
  readonly shown: ScoringPreview | null;
  /** The reason why the scoring cannot be used. */
  readonly problem: ProblemReply | null;
}

const NOTHING: Preview = { shown: null, problem: null };

/** Long enough that typing a formula does not send every letter. */
const PAUSE_MS = 350;

/**
 * The points that a scoring gives on some boards, requested again at each change.
 * @param system the game whose terms are used
 * @param season whose finished boards count; sample boards without one, or before any has ended
 */
export function usePreview(
  { id, parameters }: ChosenScoring,
  system: string,
  season: string | null,
  seats: number,
): Preview {
  const [answered, setAnswered] = useState({ id, preview: NOTHING });
  const text = JSON.stringify(parameters);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ parameters: text, seats: String(seats), system });
      if (season !== null) query.set('season', season);
      const answer = await api('GET /scorings/{scoring}/preview', {
        scoring: id,
        ...Object.fromEntries(query),
      });
      if (!current) return;
      const preview = answer.ok
        ? { shown: answer.value, problem: null }
        : { shown: null, problem: answer.problem };
      setAnswered({ id, preview });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, text, system, season, seats]);
  // An answer about another system must not be shown here.
  return answered.id === id ? answered.preview : NOTHING;
}
