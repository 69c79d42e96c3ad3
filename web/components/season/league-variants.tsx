import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '../../lib/api';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import type { SeasonPartProps } from './season-draft';

/** The variants that the league brings: the season gets a copy of the file of the one that is chosen. */
export function LeagueVariants({ target, variants = [], draft, choose }: SeasonPartProps) {
  const t = useTranslations('season-form');
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (draft.system !== 'classic' || variants.length === 0 || !('league' in target)) return null;
  const pick = async (variant: string) => {
    setChosen(variant);
    setProblem(null);
    const { variant: _, ...others } = draft.options;
    if (variant === '') return choose({ options: others });
    const answer = await api('GET /leagues/{id}/variants/{variant}', { id: target.league, variant });
    if (answer.ok) choose({ options: { ...others, variant: answer.value.file } });
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <SelectField
        label={t('leagueVariant.label')}
        help={t('leagueVariant.help')}
        value={typeof draft.options.variant === 'object' ? chosen : ''}
        onChange={({ currentTarget }) => void pick(currentTarget.value)}
        options={[
          ['', t('leagueVariant.none')],
          ...variants.map(({ id, title, hash }) => [id, `${title} (${hash.slice(0, 8)})`] as const),
        ]}
      />
      <ProblemNote problem={problem} />
    </>
  );
}
