'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Checked } from '../../../engine/tournament/seating/check';
import { api } from '../../lib/api';
import { fetchScript } from '../../lib/fetch-script';
import type { Texts } from '../../lib/texts';

type State = 'not asked' | 'at work' | 'not possible' | Checked;

/** Draws a round again in the reader's browser, from its published seed. */
export function CheckDraw({ season, round }: { readonly season: string; readonly round: number }) {
  const t = useTranslations('check-draw');
  const [state, setState] = useState<State>('not asked');
  const check = async () => {
    setState('at work');
    const answer = await api('GET /seasons/{id}/rounds/{round}/draw', { id: season, round });
    if (!answer.ok) return setState('not possible');
    // Few readers check a draw, so the page loads the search only for them.
    const { checkDraw } = await fetchScript(() => import('../../../engine/tournament/seating/check'));
    setState(checkDraw(answer.value));
  };
  return (
    <div className="mt-3">
      <button type="button" className="button compact" disabled={state === 'at work'} onClick={check}>
        {t('button')}
      </button>
      <p className="small muted" role="status">
        {wordsOf(state, t)}
      </p>
    </div>
  );
}

function wordsOf(state: State, t: Texts<'check-draw'>): string {
  if (state === 'not asked') return t('idle');
  if (state === 'at work') return t('drawing');
  if (state === 'not possible') return t('tooOld');
  switch (state.result) {
    case 'repeated':
      return t('repeated');
    case 'counted':
      return { 'by-hand': t('byHand'), withheld: t('withheld'), 'other-version': t('otherVersion') }[
        state.why
      ];
    case 'different':
      return state.what === 'boards' ? t('otherBoards') : t('otherCounts');
  }
}
