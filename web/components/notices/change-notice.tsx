import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Notice } from '../../../functions/core/notice/notices.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** Edits or withdraws an announcement. */
export function ChangeNotice({ notice: { id, league, text } }: { readonly notice: Notice }) {
  const t = useTranslations('notices');
  const mutation = useMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const address = { id: league.id, notice: id };
  const save = async () => {
    const body = { text: draft ?? text };
    const answer = await api('PUT /leagues/{id}/announcements/{notice}', address, body);
    if (answer.ok) setDraft((now) => (now === draft ? null : now));
    return answer;
  };
  return (
    <div className="form-actions">
      {draft === null ? (
        <button type="button" className="button small" onClick={() => setDraft(text)}>
          {t('change.edit')}
        </button>
      ) : (
        <>
          <TextAreaField
            label={t('change.text')}
            rows={4}
            maxLength={4000}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            help={t('change.help')}
          />
          <ActionButton by={mutation} className="button small main" send={save}>
            {t('change.save')}
          </ActionButton>
          <button type="button" className="button small quiet" onClick={() => setDraft(null)}>
            {t('change.back')}
          </button>
        </>
      )}
      <ActionButton
        by={mutation}
        className="button small"
        send={() => api('DELETE /leagues/{id}/announcements/{notice}', address)}
      >
        {t('change.withdraw')}
      </ActionButton>
      <ProblemNote problem={mutation.problem} />
    </div>
  );
}
