import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { api } from '../../lib/api';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import type { SeasonPartProps } from './season-draft';

const KEPT = 'kept';

function isFile(variant: unknown): variant is object {
  return typeof variant === 'object' && variant !== null;
}

function titleOf(file: object): string {
  return 'title' in file && typeof file.title === 'string' ? file.title : '';
}

/** The variants that the league brings: the season gets a copy of the file of the one that is chosen. */
export function LeagueVariants({ target, variants = [], draft, choose }: SeasonPartProps) {
  const t = useTranslations('season-form');
  const file = draft.options.variant;
  // A draft or a template has the file of a variant already, which the league may have removed meanwhile.
  const [chosen, setChosen] = useState(isFile(file) ? KEPT : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [kept] = useState(isFile(file) ? file : null);
  const last = useRef('');
  const ofGame = variants.filter(({ system }) => system === draft.system);
  if (ofGame.length === 0 || !('league' in target)) return null;
  const pick = async (variant: string) => {
    last.current = variant;
    setChosen(variant);
    setProblem(null);
    const { variant: _, ...others } = draft.options;
    if (variant === '') return choose({ options: others });
    if (variant === KEPT) return choose({ options: { ...others, variant: kept } });
    const answer = await api('GET /leagues/{id}/variants/{variant}', { id: target.league, variant });
    // A slow answer must not replace what was chosen after it.
    if (last.current !== variant) return;
    if (answer.ok) choose({ options: { ...others, variant: answer.value.file } });
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <SelectField
        label={t('leagueVariant.label')}
        help={t('leagueVariant.help')}
        value={isFile(file) ? chosen : ''}
        onChange={({ currentTarget }) => void pick(currentTarget.value)}
        options={[
          ['', t('leagueVariant.none')],
          ...(kept === null ? [] : [[KEPT, t('leagueVariant.kept', { title: titleOf(kept) })] as const]),
          ...ofGame.map(({ id, title, hash }) => [id, `${title} (${hash.slice(0, 8)})`] as const),
        ]}
      />
      <ProblemNote problem={problem} />
    </>
  );
}
