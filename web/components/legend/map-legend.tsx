import type { ReactNode } from 'react';
import { useTexts } from '#texts';

/** A mark, colour or letter of a board, and its meaning. */
export interface LegendSymbol {
  readonly id: string;
  readonly picture: ReactNode;
  readonly word: string;
}

/** A group of related signs. */
export interface LegendGroup {
  readonly title: string;
  readonly signs: readonly LegendSymbol[];
}

/**
 * The button that opens the key of a board's signs, and the key. The browser itself opens and closes it, so it needs no
 * script and works before any has run.
 */
export function MapLegend({ groups }: { groups: readonly LegendGroup[] }) {
  const t = useTexts('signs');
  return (
    <div className="sign-key">
      <button type="button" className="button compact" popoverTarget="sign-key">
        {t('button')}
      </button>
      <section id="sign-key" popover="auto" aria-label={t('title')}>
        <header className="panel-head">
          <h2>{t('title')}</h2>
          <button
            type="button"
            className="button compact"
            popoverTarget="sign-key"
            popoverTargetAction="hide"
          >
            {t('close')}
          </button>
        </header>
        {groups.map(({ title, signs }) => (
          <section key={title} className="sign-group">
            <h3>{title}</h3>
            <ul>
              {signs.map(({ id, picture, word }) => (
                <li key={id}>
                  <span className="sign-picture">{picture}</span> <span>{word}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

/** A sign as it is drawn on a map, around the point (0, 0). */
export function MapSign({ children }: { children: ReactNode }) {
  return (
    <svg width="30" height="30" viewBox="-17 -17 34 34" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
