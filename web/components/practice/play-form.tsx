import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainForm } from '../forms/plain-form';
import { LEVELS } from './levels';

/** A form around buttons that each open a practice board of one game, with one choice of bots for all of them. */
export function PlayForm({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('home');
  const bots = { gentle: t('gentleBots'), steady: t('steadyBots'), sharp: t('sharpBots') };
  return (
    <PlainForm action="/api/play">
      <fieldset className="segments levels" aria-label={t('bots')}>
        {LEVELS.map(({ id }) => (
          <label key={id}>
            <input type="radio" name="level" value={id} defaultChecked={id === 'gentle'} />
            {bots[id]}
          </label>
        ))}
      </fieldset>
      {children}
    </PlainForm>
  );
}
