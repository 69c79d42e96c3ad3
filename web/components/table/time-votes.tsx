'use client';

import { type ReactNode, useActionState, useEffect } from 'react';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { agreeToClose, type Counted, voteLonger } from '../../app/games/[id]/absence-actions';
import { counted, minutesInWords, numberWord } from '../../lib/time';

interface TimeVotesProps {
  readonly game: Game;
  readonly absence: GameAbsence;
  /** Asks for the state of the votes again. */
  readonly refetch: () => Promise<void>;
}

/** Where the players can move the end of a turn: votes for more time, and consent to an early close. */
export function TimeVotes(props: TimeVotesProps) {
  return (
    <>
      <Vote {...props} />
      <Consent {...props} />
    </>
  );
}

function Vote({ game, absence: { vote, policy, step, grace }, refetch }: TimeVotesProps) {
  if (vote === null || grace !== null) return null;
  const more = minutesInWords(policy?.vote?.minutes ?? 0);
  return (
    <div className="ruling small">
      <p>
        {vote.votes >= vote.needed
          ? `A vote made this turn ${more} longer.`
          : `${vote.votes} of ${vote.needed} votes for ${more} more. ${vote.left === 0 ? 'This game has used all its extra time' : `This game can do that ${counted(vote.left, 'more time')}`}.`}
        {vote.mine ? ' You have voted for it.' : null}
      </p>
      <StepForm game={game.id} step={step} refetch={refetch} action={voteLonger}>
        {vote.may ? (
          <button type="submit" className="button compact">
            Vote for more time
          </button>
        ) : null}
      </StepForm>
    </div>
  );
}

function Consent({ game, absence: { consent, step }, refetch }: TimeVotesProps) {
  if (consent === null || consent.asked.length === 0) return null;
  const { mine, asked, agreed } = consent;
  return (
    <div className="ruling small">
      <p>
        The turn closes early if everyone agrees. Of those who owe nothing,{' '}
        {numberWord(agreed.length).toLowerCase()} of {asked.length} {agreed.length === 1 ? 'does' : 'do'}.
      </p>
      {mine === null ? null : (
        <StepForm game={game.id} step={step} refetch={refetch} action={agreeToClose}>
          <input type="hidden" name="agrees" value={mine ? 'no' : 'yes'} />
          <button type="submit" className="button compact">
            {mine ? 'Take my agreement back' : 'I agree to close early'}
          </button>
        </StepForm>
      )}
    </div>
  );
}

interface StepFormProps {
  readonly game: string;
  readonly step: number;
  readonly action: (before: Counted | null, form: FormData) => Promise<Counted>;
  readonly refetch: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form about one step, which also works where the browser runs no script. */
function StepForm({ game, step, action, refetch, children }: StepFormProps) {
  const [reply, send] = useActionState(action, null);
  useEffect(() => {
    if (reply !== null) void refetch();
  }, [reply, refetch]);
  return (
    <form action={send} className="mt-2">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="step" value={step} />
      {children}
      {reply === null || reply.refusal === null ? null : (
        <p className="saving-note" role="alert">
          {reply.refusal}
        </p>
      )}
    </form>
  );
}
