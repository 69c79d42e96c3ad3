import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Statements } from '../../../functions/core/statement/statements.schema';
import { Card } from '../forms/card';
import { PlainForm } from '../forms/plain-form';

interface OpenPressProps {
  readonly game: string;
  readonly press: NonNullable<Statements['press']>;
}

/** The decision about the press of a finished game, for its players. */
export function OpenPress({ game, press: { mode, mine, given, of } }: OpenPressProps) {
  const t = useTranslations('game-end');
  const replay = (words: ReactNode) => <a href={`/games/${game}/replay`}>{words}</a>;
  if (mode === 'never') return null;
  if (mode === 'always')
    return (
      <Card title={t('press.title')}>
        <p className="muted">{t.rich('press.always', { replay })}</p>
      </Card>
    );
  return (
    <Card title={t('press.title')}>
      <p className="muted mb-3">{t.rich('press.consent', { replay })}</p>
      <PlainForm action="/api/statements">
        <input type="hidden" name="act" value={mine ? 'close' : 'open'} />
        <input type="hidden" name="game" value={game} />
        <p className="form-actions">
          <button type="submit" className="button">
            {mine ? t('press.close') : t('press.open')}
          </button>
          <span className="small muted">{t('press.given', { given, of })}</span>
        </p>
      </PlainForm>
    </Card>
  );
}
