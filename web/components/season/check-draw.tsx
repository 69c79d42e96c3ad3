'use client';

import { useState } from 'react';
import type { Checked } from '../../../engine/tournament/seating/check';
import { api } from '../../lib/api';

type State = 'not asked' | 'at work' | 'not possible' | Checked;

/** Draws a round again in the reader's browser, from its published seed. */
export function CheckDraw({ season, round }: { readonly season: string; readonly round: number }) {
  const [state, setState] = useState<State>('not asked');
  const check = async () => {
    setState('at work');
    const answer = await api('GET /seasons/{id}/rounds/{round}/draw', { id: season, round });
    if (!answer.ok) return setState('not possible');
    // Few readers check a draw, so the page loads the search only for them.
    const { checkDraw } = await import('../../../engine/tournament/seating/check');
    setState(checkDraw(answer.value));
  };
  return (
    <div className="mt-3">
      <button type="button" className="button compact" disabled={state === 'at work'} onClick={check}>
        Draw it again here
      </button>
      <p className="small muted" role="status">
        {wordsOf(state)}
      </p>
    </div>
  );
}

const WHY_COUNTED = {
  'by-hand': 'An organizer changed them by hand, so the seed alone does not give them.',
  withheld: 'Some wishes are not published, so only organizers can repeat the draw.',
  'other-version': 'Another version of the platform drew them, so this one cannot repeat the draw.',
} as const;

function wordsOf(state: State): string {
  if (state === 'not asked')
    return 'Your browser draws from the seed, without asking the platform for boards.';
  if (state === 'at work') return 'Drawing…';
  if (state === 'not possible') return 'This draw is too old to be repeated.';
  switch (state.result) {
    case 'repeated':
      return 'It holds: the same seed gives the same boards, and the certificate counts them correctly.';
    case 'counted':
      return `The certificate counts the boards correctly. ${WHY_COUNTED[state.why]}`;
    case 'different':
      return `It does not hold: the ${state.what === 'boards' ? 'seed gives other boards' : 'certificate counts differently'}.`;
  }
}
