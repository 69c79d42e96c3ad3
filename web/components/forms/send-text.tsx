import { useState } from 'react';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from './action-button';
import { TextAreaField } from './field';
import { ProblemNote } from './problem-note';

interface SendTextProps {
  readonly label: string;
  readonly rows: number;
  /** The fewest and the most characters. */
  readonly min: number;
  readonly max: number;
  /** The text of the button. */
  readonly action: string;
  /** Whether another field of the form still has to be filled in. */
  readonly isBlocked?: boolean;
  readonly send: (text: string) => Promise<Answer<unknown>>;
}

/** A text with the button that sends it, and the reason if it was refused. */
export function SendText({ label, rows, min, max, action, isBlocked = false, send }: SendTextProps) {
  const mutation = useMutation();
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField
        label={label}
        rows={rows}
        maxLength={max}
        value={text}
        // Many forms close with the answer, and would lose what was typed meanwhile.
        readOnly={mutation.busy}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} disabled={isBlocked || text.trim().length < min} send={() => send(text)}>
        {action}
      </ActionButton>
    </>
  );
}
