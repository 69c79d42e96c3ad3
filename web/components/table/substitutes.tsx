'use client';

import { useState } from 'react';
import { useTexts } from '#texts';
import type { GameSubstitutes, SearchOfSeat } from '../../../functions/core/substitute/substitutes.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { wordsOf } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

interface SubstitutesProps {
  readonly game: string;
  /** The reader's seat; null for others. */
  readonly own: string | null;
  readonly first: GameSubstitutes;
}

/**
 * Searches for a player who takes a seat: for a reader who has to leave, and for an organizer whose board has a vacant
 * seat.
 */
export function Substitutes({ game, own, first }: SubstitutesProps) {
  const t = useTexts('table');
  const { state, busy, problem, send } = useSearches(first);
  if (state.mayAsk.length === 0 && state.searches.length === 0) return null;
  const button = (name: string, asked: () => Promise<Answer<GameSubstitutes>>) => (
    <button type="button" className="button compact" disabled={busy} onClick={() => send(asked())}>
      {name}
    </button>
  );
  const find = (seat: string) => api('POST /games/{id}/seats/{seat}/substitute', { id: game, seat });
  const stop = (seat: string) => api('DELETE /games/{id}/seats/{seat}/substitute', { id: game, seat });
  return (
    <details className="ruling small" open={state.searches.length > 0}>
      <summary>{t('substitutes.title')}</summary>
      <ul className="plain-list">
        {state.searches.map((search) => (
          <li key={search.seat}>
            <Search search={search} own={search.seat === own} />
            {search.mayEnd
              ? button(t(search.seat === own ? 'substitutes.keep' : 'substitutes.stop'), () =>
                  stop(search.seat),
                )
              : null}
          </li>
        ))}
        {state.mayAsk.map((seat) => (
          <li key={seat}>
            <p>
              {seat === own
                ? t('substitutes.leaving', { count: state.listed })
                : t('substitutes.nobody', { seat: seatFullName(seat) })}
            </p>
            {button(t(seat === own ? 'substitutes.findMine' : 'substitutes.find'), () => find(seat))}
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </details>
  );
}

/** The searches from the last answer; sends one change at a time. */
function useSearches(first: GameSubstitutes) {
  const [state, setState] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (sent: Promise<Answer<GameSubstitutes>>) => {
    setBusy(true);
    const answer = await sent;
    setBusy(false);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
    if (answer.ok) setState(answer.value);
  };
  return { state, busy, problem, send };
}

function Search({ search, own }: { readonly search: SearchOfSeat; readonly own: boolean }) {
  const { seat, why, until, asked, passed } = search;
  const t = useTexts('table');
  return (
    <p>
      {t('substitutes.looking', { who: why, whose: own ? 'own' : 'other', seat: seatFullName(seat) })}{' '}
      {asked === null ? null : `${t('substitutes.asked', { name: asked.name })} `}
      {until === null ? null : (
        <>{t.rich('substitutes.until', { time: () => <When at={until} as="short" /> })} </>
      )}
      {passed === 0 ? null : `${t('substitutes.passed', { count: passed })} `}
      {own && why === 'holder' ? t('substitutes.playOn') : null}
    </p>
  );
}
