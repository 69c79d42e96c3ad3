'use client';

import { useTranslations } from 'next-intl';
import type { LeagueVariant } from '../../../functions/core/variant/variants.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { saveFile } from '../../lib/save-file';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface VariantButtonsProps {
  readonly league: string;
  readonly variant: LeagueVariant;
  readonly mayRemove: boolean;
}

/** Saves the file of a variant, or removes it from the league. */
export function VariantButtons({ league, variant: { id, title }, mayRemove }: VariantButtonsProps) {
  const t = useTranslations('variants');
  const mutation = useMutation();
  const path = { id: league, variant: id };
  const save = async () => {
    const answer = await api('GET /leagues/{id}/variants/{variant}', path);
    if (answer.ok) saveFile(`${title}.json`, `${JSON.stringify(answer.value.file, null, 2)}\n`);
  };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        <button className="button" type="button" onClick={() => void save()}>
          {t('save')}
        </button>
        {mayRemove ? (
          <ActionButton by={mutation} send={() => api('DELETE /leagues/{id}/variants/{variant}', path)}>
            {t('remove')}
          </ActionButton>
        ) : null}
      </p>
    </>
  );
}
