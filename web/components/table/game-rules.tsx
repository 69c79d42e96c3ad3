import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { hashOf } from '../../../engine/core/canonical';
import type { GameAbsence } from '../../../functions/core/absence/absence.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import type { GameSubstitutes } from '../../../functions/core/substitute/substitutes.schema';
import { absenceInWords } from '../../lib/absence';
import { LazySubstitutes } from './lazy-substitutes';

interface GameRulesProps {
  readonly game: Game;
  readonly policy: GameAbsence['policy'];
  /** The reader's seat; null for others. */
  readonly own: string | null;
  /** Null if the season uses no substitutes. */
  readonly substitutes: GameSubstitutes | null;
}

/**
 * The parts of a table that do not change while it is open: the consequences of missed turns, and the game's papers.
 */
export function GameRules({ game, policy, own, substitutes }: GameRulesProps) {
  const t = useTranslations('table');
  const words = { t: useTranslations('absence'), language: useLocale() };
  const to = (page: string) => (words: ReactNode) => <a href={`/games/${game.id}/${page}`}>{words}</a>;
  const links = {
    ...{ whatIf: to('what-if'), replay: to('replay'), progress: to('progress'), end: to('end') },
    ...{ receipts: to('receipts'), notes: to('notes'), cases: to('cases') },
  };
  const { variant } = game.options;
  return (
    <>
      {typeof variant === 'object' && variant !== null ? (
        <p className="ruling small">
          {t('papers.variant', { title: game.systemTitle, hash: hashOf(variant).slice(0, 8) })}
        </p>
      ) : null}
      {game.anonymous && game.status === 'running' ? (
        <p className="ruling small">{t('papers.anonymous')}</p>
      ) : null}
      {game.behind === 0 ? null : (
        <p className="ruling small">{t('papers.behind', { steps: game.behind })}</p>
      )}
      {policy === null || game.status === 'finished' ? null : (
        <details className="ruling small">
          <summary>{t('papers.missedTurns')}</summary>
          <ul className="absence-rules">
            {absenceInWords(policy, words).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {game.programs === 'allowed' && game.practice === null ? (
        <details className="ruling small">
          <summary>{t('papers.programs')}</summary>
          <p>{t(game.anonymous ? 'papers.programsAnonymous' : 'papers.programsText')}</p>
        </details>
      ) : null}
      {substitutes === null || game.status === 'finished' ? null : (
        <LazySubstitutes game={game.id} own={own} first={substitutes} />
      )}
      <p className="ruling small">
        {t.rich(game.status === 'finished' ? 'papers.linksAtEnd' : 'papers.links', links)}
      </p>
      <p className="ruling small">
        {t.rich(game.practice === null ? 'papers.ownWithCases' : 'papers.own', links)}
      </p>
    </>
  );
}
