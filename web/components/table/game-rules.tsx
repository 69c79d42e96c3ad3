import { useLocale, useTranslations } from 'next-intl';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import type { GameSubstitutes } from '../../../functions/api/schemas/substitutes';
import { absenceInWords } from '../../lib/absence';
import { LazySubstitutes } from './lazy-substitutes';

interface GameRulesProps {
  readonly game: Game;
  readonly policy: GameAbsence['policy'];
  /** The reader's seat; null for others. */
  readonly own: string | null;
  /** Null where the season uses no substitutes. */
  readonly substitutes: GameSubstitutes | null;
}

/** What does not change while a table is open: what happens to missed turns, and the game's papers. */
export function GameRules({ game, policy, own, substitutes }: GameRulesProps) {
  const words = { t: useTranslations('absence'), language: useLocale() };
  return (
    <>
      {policy === null || game.status === 'finished' ? null : (
        <details className="ruling small">
          <summary>What happens to missed turns</summary>
          <ul className="absence-rules">
            {absenceInWords(policy, words).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {game.programs === 'allowed' && game.practice === null ? (
        <details className="ruling small">
          <summary>Programs may send orders</summary>
          <p>
            Players may let programs of their own send orders. Once a turn is over, “Program” marks those who
            have{game.press === 'gunboat' ? ', here at the end of the game' : null}.
          </p>
        </details>
      ) : null}
      {substitutes === null || game.status === 'finished' ? null : (
        <LazySubstitutes game={game.id} own={own} first={substitutes} />
      )}
      <p className="ruling small">
        <a href={`/games/${game.id}/what-if`}>What if</a>, <a href={`/games/${game.id}/replay`}>replay</a>,{' '}
        <a href={`/games/${game.id}/progress`}>progress</a>
        {game.status === 'finished' ? (
          <>
            , <a href={`/games/${game.id}/end`}>how it ended</a>
          </>
        ) : null}
      </p>
      <p className="ruling small">
        <a href={`/games/${game.id}/receipts`}>Receipts</a>, <a href={`/games/${game.id}/notes`}>my notes</a>
        {game.practice === null ? (
          <>
            , <a href={`/games/${game.id}/cases`}>disputes and reports</a>
          </>
        ) : null}
      </p>
    </>
  );
}
