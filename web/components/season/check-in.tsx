'use client';

import { useTranslations } from 'next-intl';
import type { OpenCheckIn } from '../../../functions/core/entry/season-entries.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface CheckInProps {
  readonly season: string;
  readonly checkIn: OpenCheckIn;
  /** The reader's answer. */
  readonly said: 'plays' | 'sits-out' | null;
}

/**
 * Asks a player whether they play a round: one click answers, and another one changes the answer until the check-in
 * closes.
 */
export function CheckIn({ season, checkIn, said }: CheckInProps) {
  const { round, until, assume, playing, out, silent } = checkIn;
  const t = useTranslations('check-in');
  const { busy, problem, run } = useMutation();
  const say = (confirm: boolean) =>
    run(() => api('PUT /seasons/{id}/entries/me', { id: season }, { confirm }));
  return (
    <>
      <p>
        {t.rich(
          said === 'plays'
            ? 'plays'
            : said === 'sits-out'
              ? 'sitsOut'
              : assume === 'plays'
                ? 'asksToPlay'
                : 'asksToSitOut',
          { b: (words) => <b>{words}</b>, time: () => <When at={until} as="long" /> },
        )}
      </p>
      <ProblemNote problem={problem} />
      <p className="form-actions">
        <button
          type="button"
          className={said === 'plays' ? 'button' : 'button main'}
          disabled={busy || said === 'plays'}
          onClick={() => say(true)}
        >
          {t('play', { round })}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || said === 'sits-out'}
          onClick={() => say(false)}
        >
          {t('sitOut')}
        </button>
      </p>
      <p className="small muted">{t('counts', { playing, out, silent })}</p>
    </>
  );
}
