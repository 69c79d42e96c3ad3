'use client';

import Link from 'next/link';
import { useState } from 'react';
import type { Case } from '../../../functions/api/schemas/cases';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
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
export function CaseAnswer({ of: { id, game }, ruling }: CaseAnswerProps) {
  return (
    <AnswerForm
      label="Answer"
      id={`answer-${id}`}
      ruling={ruling}
      decisions={DECISIONS}
      send={(decision, text) =>
        api('POST /games/{id}/cases/{case}/answer', { id: game, case: id }, { decision, text })
      }
    />
  );
}

const ON_APPEAL = [
  ['answer-changed', 'Change the answer'],
  ['answer-stands', 'Let the answer stand'],
] as const;

/** Another moderator's answer to an appeal, which is final. */
export function AppealAnswer({ of: { id, game }, ruling }: CaseAnswerProps) {
  return (
    <AnswerForm
      label="Answer to the appeal"
      id={`appeal-answer-${id}`}
      ruling={ruling}
      decisions={ON_APPEAL}
      send={(decision, text) =>
        api('POST /games/{id}/cases/{case}/appeal/answer', { id: game, case: id }, { decision, text })
      }
    />
  );
}

interface AnswerFormProps<Decision extends string> {
  readonly label: string;
  readonly id: string;
  readonly ruling: string;
  readonly decisions: readonly (readonly [Decision, string])[];
  readonly send: (decision: Decision, text: string) => Promise<Answer<unknown>>;
}

function AnswerForm<Decision extends string>({
  ruling,
  decisions,
  send,
  ...field
}: AnswerFormProps<Decision>) {
  const { busy, problem, run } = useMutation();
  const [text, setText] = useState('');
  return (
    <div className="form mt-3">
      <TextAreaField
        {...field}
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
        {decisions.map(([decision, words]) => (
          <button
            key={decision}
            type="button"
            className="button"
            disabled={busy || text.trim().length < 5}
            onClick={() => run(() => send(decision, text))}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
