'use client';

import { useState } from 'react';
import type { Person } from '../../../functions/api/schemas/common';
import type { CheckInAnswers } from '../../../functions/api/schemas/season-entries';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface CheckInCardProps {
  readonly season: string;
  readonly answers: CheckInAnswers;
}

const SILENCE = {
  plays: 'Those who say nothing play.',
  'sits-out': 'Those who say nothing sit the round out, unless too few have answered.',
} as const;

/** Who has said what in the open check-in, for those who organize the season. */
export function CheckInCard({ season, answers: { checkIn, playing, out, silent } }: CheckInCardProps) {
  const mutation = useMutation();
  const [reminded, setReminded] = useState(false);
  if (checkIn === null) return null;
  const remind = async () => {
    const answer = await api('POST /seasons/{id}/check-in/reminders', { id: season });
    setReminded(answer.ok);
    return answer;
  };
  return (
    <Card title={`Check-in for round ${checkIn.round}`}>
      <p>
        Open until <When at={checkIn.until} as="long" />. {SILENCE[checkIn.assume]}
      </p>
      <Names title="have not answered" people={silent} open />
      <Names title="play" people={playing} />
      <Names title="sit it out" people={out} />
      <ProblemNote problem={mutation.problem} />
      {silent.length === 0 ? null : (
        <p className="form-actions mt-3">
          <ActionButton by={mutation} send={remind}>
            Remind those who are silent
          </ActionButton>
          <span className="small muted" role="status">
            {reminded ? 'They are reminded. ' : ''}Each of them hears it once an hour at most.
          </span>
        </p>
      )}
    </Card>
  );
}

interface NamesProps {
  readonly title: string;
  readonly people: readonly Person[];
  readonly open?: boolean;
}

function Names({ title, people, open = false }: NamesProps) {
  if (people.length === 0) return <p className="small muted">0 {title}</p>;
  return (
    <details open={open}>
      <summary>
        <b>{people.length}</b> {title}
      </summary>
      <p className="small">{people.map(({ name }) => name).join(', ')}</p>
    </details>
  );
}
