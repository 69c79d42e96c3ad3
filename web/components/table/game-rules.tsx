import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { absenceInWords } from '../../lib/absence';

interface GameRulesProps {
  readonly game: Game;
  readonly policy: GameAbsence['policy'];
}

/** What does not change while a table is open: what happens to missed turns, and the game's papers. */
export function GameRules({ game, policy }: GameRulesProps) {
  return (
    <>
      {policy === null || game.status === 'finished' ? null : (
        <details className="ruling small">
          <summary>What happens to missed turns</summary>
          <ul className="absence-rules">
            {absenceInWords(policy).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="ruling small">
        <a href={`/games/${game.id}/receipts`}>Receipts</a>,{' '}
        <a href={`/games/${game.id}/cases`}>disputes and reports</a>
      </p>
    </>
  );
}
