'use client';

import { useState } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface ReportFormProps {
  readonly game: string;
  readonly thread: string;
  readonly message: string;
}

/** A player reports the message that led here. */
export function ReportForm({ game, thread, message }: ReportFormProps) {
  const mutation = useMutation();
  const [text, setText] = useState('');
  return (
    <Card title="Report a message">
      <p className="muted">
        Moderators who do not play in this game see the message, the eight before it and the three after it,
        and nothing else of the conversation. The log shows that they read them.
      </p>
      <TextAreaField
        label="What is wrong with it"
        id="why"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={text.trim().length < 5}
        send={() => api('POST /games/{id}/reports', { id: game }, { thread, message, text })}
      >
        Report it
      </ActionButton>
    </Card>
  );
}
