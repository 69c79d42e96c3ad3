import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../lib/ask';
import { wordsOf } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface LookProps<Signs> {
  readonly ask: () => Promise<Answer<Signs>>;
  readonly children: (signs: Signs) => ReactNode;
}

/** Shows figures only on demand, because the log records that a moderator looked. */
export function Look<Signs>({ ask, children }: LookProps<Signs>) {
  const t = useTranslations('fair-play');
  const [signs, setSigns] = useState<Signs | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
    if (answer.ok) setSigns(answer.value);
  };
  if (signs !== null) return children(signs);
  return (
    <div className="side-card">
      <ProblemNote problem={problem} />
      <button type="button" className="button primary" disabled={busy} onClick={() => void look()}>
        {busy ? t('counting') : t('look')}
      </button>
      <p className="help mt-3">{t('lookAbout')}</p>
    </div>
  );
}
