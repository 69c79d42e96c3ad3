'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { Values } from '../forms/parameter-schema';
import { ScoringChoice } from './scoring-choice';
import { TotalsChoice } from './totals-choice';
import type { ChosenScoring } from './use-preview';
import { useScorings } from './use-scorings';

interface LaboratoryFormProps {
  readonly season: string;
  readonly system: string;
  readonly seats: number;
  readonly scorings: Scorings;
  readonly scoring: ChosenScoring;
  readonly totals: Values | null;
}

/** Selects a scoring to try, and opens its page. */
export function LaboratoryForm({ season, system, seats, ...first }: LaboratoryFormProps) {
  const scorings = useScorings(first.scorings, system);
  const t = useTranslations('scoring');
  const router = useRouter();
  const [scoring, setScoring] = useState(first.scoring);
  const [totals, setTotals] = useState(first.totals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ scoring: scoring.id });
    if (Object.keys(scoring.parameters).length > 0)
      query.set('parameters', JSON.stringify(scoring.parameters));
    query.set('aggregation', JSON.stringify(totals ?? {}));
    router.push(`/seasons/${season}/laboratory?${query}`);
  };
  return (
    <form className="form" onSubmit={submit}>
      <ScoringChoice
        scorings={scorings}
        system={system}
        value={scoring}
        onChange={setScoring}
        example={season}
        seats={seats}
      />
      <TotalsChoice scorings={scorings} value={totals} onChange={setTotals} />
      <div className="form-actions">
        <button type="submit" className="button main">
          {t('replay')}
        </button>
      </div>
    </form>
  );
}
