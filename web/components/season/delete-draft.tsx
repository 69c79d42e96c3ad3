'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Deletes a draft, and returns to its league. */
export function DeleteDraft({ league, draft }: { readonly league: string; readonly draft: string }) {
  const t = useTranslations('season-settings');
  const mutation = useMutation();
  return (
    <section className="section" aria-labelledby="delete">
      <h2 id="delete">{t('delete.title')}</h2>
      <p className="muted">{t('delete.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        then={() => `/leagues/${league}`}
        send={() => api('DELETE /leagues/{id}/drafts/{draft}', { id: league, draft })}
      >
        {t('delete.button')}
      </ActionButton>
    </section>
  );
}
