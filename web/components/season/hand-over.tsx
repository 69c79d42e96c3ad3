'use client';

import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card, FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { SendText } from '../forms/send-text';
import { When } from '../frame/when';

interface HandOverProps {
  readonly league: League;
  readonly me: string | null;
  readonly now: number;
}

/** Who asks to take over a league with silent organizers, and the reader's possible answers. */
export function HandOver({ league, me, now }: HandOverProps) {
  const { handOver, mayAsk } = league;
  if (handOver === null) return mayAsk ? <Ask league={league.id} /> : null;
  const mine = handOver.by.id === me;
  const due = now >= Date.parse(handOver.until);
  return (
    <Card title="Who keeps this league?">
      <p>
        {mine ? 'You ask' : `${handOver.by.name} asks`} to take it over.{' '}
        {due ? (
          'No organizer has answered in time.'
        ) : (
          <>
            An organizer can answer until <When at={handOver.until} as="long" />.
          </>
        )}
      </p>
      <Answer league={league} mine={mine} due={due} />
    </Card>
  );
}

interface AnswerProps {
  readonly league: League;
  readonly mine: boolean;
  readonly due: boolean;
}

function Answer({ league: { id, myRoles }, mine, due }: AnswerProps) {
  const mutation = useMutation();
  const drop = () => api('DELETE /leagues/{id}/hand-over', { id });
  const take = () => api('PUT /leagues/{id}/hand-over', { id });
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions mt-3">
        {myRoles.includes('organizer') ? (
          <ActionButton by={mutation} className="button main" send={drop}>
            I am here: keep the league
          </ActionButton>
        ) : null}
        {mine && due ? (
          <ActionButton by={mutation} className="button main" send={take}>
            Take over the league
          </ActionButton>
        ) : null}
        {mine ? (
          <ActionButton by={mutation} className="button quiet" send={drop}>
            Take the request back
          </ActionButton>
        ) : null}
      </div>
    </>
  );
}

function Ask({ league }: { readonly league: string }) {
  return (
    <FoldedCard title="Are the organizers silent?">
      <p className="muted mt-3">
        You can ask to take the league over. The request is announced to all members. If no organizer answers
        within two weeks, you become one.
      </p>
      <SendText
        label="Reason"
        rows={2}
        min={5}
        max={500}
        action="Ask for the league"
        send={(text) => api('POST /leagues/{id}/hand-over', { id: league }, { reason: text })}
      />
    </FoldedCard>
  );
}
