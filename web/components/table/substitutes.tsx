'use client';

import { useState } from 'react';
import type { GameSubstitutes, SearchOfSeat } from '../../../functions/api/schemas/substitutes';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { wordsOf } from '../../lib/mutate';
import { counted } from '../../lib/time';
import { ProblemNote } from '../forms/problem-note';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

interface SubstitutesProps {
  readonly game: string;
  /** The reader's seat; null for others. */
  readonly own: string | null;
  readonly first: GameSubstitutes;
}

/** Looks for a player who takes a seat: for a reader who has to leave, and for an organizer whose board lacks one. */
export function Substitutes({ game, own, first }: SubstitutesProps) {
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
      <summary>Substitutes</summary>
      <ul className="plain-list">
        {state.searches.map((search) => (
          <li key={search.seat}>
            <Search search={search} own={search.seat === own} />
            {search.mayEnd
              ? button(search.seat === own ? 'I keep my seat' : 'Stop looking', () => stop(search.seat))
              : null}
          </li>
        ))}
        {state.mayAsk.map((seat) => (
          <li key={seat}>
            <p>{seat === own ? leaving(state.listed) : `Nobody plays ${seatFullName(seat)}.`}</p>
            {button(seat === own ? 'Find me a substitute' : 'Find a substitute', () => find(seat))}
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </details>
  );
}

/** The searches as the last answer has them; sends one change at a time. */
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

function leaving(listed: number): string {
  const list =
    listed === 0
      ? 'Nobody is on the season’s list yet; the next player who joins it is asked.'
      : `${counted(listed, 'player')} ${listed === 1 ? 'is' : 'are'} on the season’s list.`;
  return `If you have to leave, or will be away for long, substitutes are asked one after the other. You keep your seat until one accepts. ${list}`;
}

function Search({ search, own }: { readonly search: SearchOfSeat; readonly own: boolean }) {
  const { seat, why, until, asked, passed } = search;
  const whose = own ? 'your seat' : seatFullName(seat);
  return (
    <p>
      {why === 'moderator' ? 'A moderator' : 'Turreton'} is looking for a substitute for {whose}.{' '}
      {asked === null ? null : `${asked.name} is asked. `}
      {until === null ? null : (
        <>
          The answer comes until <When at={until} as="short" />.{' '}
        </>
      )}
      {passed === 0 ? null : `${counted(passed, 'player')} declined or did not answer. `}
      {own && why === 'holder' ? 'You play on until one accepts.' : null}
    </p>
  );
}
