'use client';

import { useEffect, useState } from 'react';
import type { ProblemReply } from '../../../functions/api/schemas/common';
import type { ScoringPreview } from '../../../functions/api/schemas/scoring';
import { api } from '../../lib/api';
import type { Values } from '../forms/schema';

/** A scoring as it is being chosen: only what differs from the system's own parameters. */
export interface ChosenScoring {
  readonly id: string;
  readonly parameters: Values;
}

export interface Preview {
  readonly shown: ScoringPreview | null;
  /** Why it cannot be used as it stands. */
  readonly problem: ProblemReply | null;
}

const NOTHING: Preview = { shown: null, problem: null };

/** Long enough that not every letter of a formula is sent. */
const PAUSE_MS = 350;

/**
 * What a scoring pays on some boards, asked anew whenever it changes.
 * @param season whose finished boards are used; without one, or before any has ended, written ones
 */
export function usePreview({ id, parameters }: ChosenScoring, season: string | null, seats: number): Preview {
  const [answered, setAnswered] = useState({ id, preview: NOTHING });
  const text = JSON.stringify(parameters);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ parameters: text, seats: String(seats) });
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
  }, [id, text, season, seats]);
  // What another system pays says nothing about this one.
  return answered.id === id ? answered.preview : NOTHING;
}
