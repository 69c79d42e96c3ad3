'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Case } from '../../../functions/core/case/cases.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

interface CaseAnswerProps {
  readonly of: Case;
  readonly ruling: string;
}

/** A moderator's answer; any correction of the game is made by a ruling first. */
export function CaseAnswer({ of: { id, game }, ruling }: CaseAnswerProps) {
  const t = useTranslations('cases');
  const decisions = [
    ['upheld', t('answer.uphold')],
    ['denied', t('answer.deny')],
  ] as const;
  return (
    <AnswerForm
      label={t('answer.label')}
      id={`answer-${id}`}
      ruling={ruling}
      decisions={decisions}
      send={(decision, text) =>
        api('POST /games/{id}/cases/{case}/answer', { id: game, case: id }, { decision, text })
      }
    />
  );
}

/** Another moderator's answer to an appeal, which is final. */
export function AppealAnswer({ of: { id, game }, ruling }: CaseAnswerProps) {
  const t = useTranslations('cases');
  const decisions = [
    ['answer-changed', t('answer.change')],
    ['answer-stands', t('answer.stand')],
  ] as const;
  return (
    <AnswerForm
      label={t('answer.ofAppeal')}
      id={`appeal-answer-${id}`}
      ruling={ruling}
      decisions={decisions}
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
  const t = useTranslations('cases');
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
        help={t.rich('answer.help', { rule: (words) => <Link href={ruling}>{words}</Link> })}
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
