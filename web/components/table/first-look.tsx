import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { keepChoice, keptChoice } from '../../lib/keep-choice';
import { ABOUT_TABLE } from './about-table';
import { Panel } from './panel';

interface FirstLookProps {
  readonly game: Game;
  /** Who the reader is, and what wins. */
  readonly about: ReactNode;
  /** The tab with the reader's decisions. */
  readonly under: string;
}

/** Shown on top of the decisions at the first visit to a game: who the reader is, and what wins. */
export function FirstLook({ game, about, under }: FirstLookProps) {
  const t = useTexts('table');
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const close = () => {
    const known = (keptChoice('learned') ?? '').split(' ').filter((id) => id !== '');
    keepChoice('learned', [...new Set([...known, game.system])].join(' '));
    setOpen(false);
  };
  return (
    <Panel under={[under]} label={t('about.title')}>
      <div className="first-look">
        {about}
        <p className="form-actions">
          <a className="button compact" href={`/${game.system}/learn`}>
            {t('about.lessons')}
          </a>
          <button type="button" className="button compact" popoverTarget={ABOUT_TABLE}>
            {t('about.open')}
          </button>
          <button type="button" className="button compact quiet" onClick={close}>
            {t('about.gotIt')}
          </button>
        </p>
      </div>
    </Panel>
  );
}
