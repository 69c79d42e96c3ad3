import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#texts';
import { useArrowKeys } from '../../lib/use-arrow-keys';
import { Tools } from './tools';

/** The board now, with the planned orders; before the last step, with the actions of that step; or as text. */
export type Showing = 'now' | 'last' | 'list';

interface BoardViewsProps {
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** Names the last step; null before the first. */
  readonly last: string | null;
  /** The page of the step before the last one; null if there is none. */
  readonly earlier: string | null;
  /** The key of the map's signs. */
  readonly legend: ReactNode;
  /** The board as text. */
  readonly list: ReactNode;
  /** The map. */
  readonly children: ReactNode;
}

/** A map, or the board as text in its place, and the controls for choosing between them; arrow keys step back. */
export function BoardViews({ showing, onShow, last, earlier, legend, list, children }: BoardViewsProps) {
  useArrowKeys({
    left: showing === 'last' ? earlier : last === null ? null : () => onShow('last'),
    right: showing === 'last' ? () => onShow('now') : null,
  });
  const t = useTexts('map');
  const choices: readonly (readonly [Showing, string])[] = [
    ['now', t('now')],
    ...(last === null ? [] : [['last', last] as const]),
    ['list', t('list')],
  ];
  return (
    <>
      <Tools choices={choices} showing={showing} onShow={onShow}>
        {legend}
      </Tools>
      {showing === 'list' ? (
        <section className="panel shown" aria-label={t('inWords')}>
          <h2 className="hidden-text">{t('inWords')}</h2>
          <Suspense>{list}</Suspense>
        </section>
      ) : (
        children
      )}
    </>
  );
}
