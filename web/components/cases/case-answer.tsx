'use client';

import Link from 'next/link';
import { useState } from 'react';
import type { Case } from '../../../functions/api/schemas/cases';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface CaseAnswerProps {
  readonly of: Case;
  readonly ruling: string;
}

const DECISIONS = [
  ['upheld', 'Uphold it'],
  ['denied', 'Do not uphold it'],
] as const;

/** A moderator's answer; they put the game right by a ruling first. */
export function CaseAnswer({ of, ruling }: CaseAnswerProps) {
  const { busy, problem, run } = useMutation();
  const [text, setText] = useState('');
  return (
    <div className="form mt-3">
      <TextAreaField
        label="Answer"
        id={`answer-${of.id}`}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={
          <>
            Your answer appears in the league’s public log; the complaint does not. To put the game right,{' '}
            <Link href={ruling}>rule on it</Link> first.
          </>
        }
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        {DECISIONS.map(([decision, words]) => (
          <button
            key={decision}
            type="button"
            className="button"
            disabled={busy || text.trim().length < 5}
            onClick={() =>
              run(() =>
                api('POST /games/{id}/cases/{case}/answer', { id: of.game, case: of.id }, { decision, text }),
              )
            }
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
