import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';

interface PracticeNoteProps {
  readonly game: Game;
  /** Whether the reader holds its seat as a guest. */
  readonly isGuests: boolean;
}

/** The special rules of a practice board, and how a guest keeps it. Rendered on the server, without a script. */
export function PracticeNote({ game, isGuests }: PracticeNoteProps) {
  const { id, me } = game;
  const t = useTranslations('practice');
  return (
    <>
      <p className="ruling small">{t('note.pace', { pace: paceOf(game) })}</p>
      {game.status === 'finished' || me.seat === null ? null : (
        <p className="ruling small">
          {t.rich('note.invite', { friends: (words) => <a href={`/games/${id}/friends`}>{words}</a> })}
        </p>
      )}
      {isGuests ? (
        <p className="ruling small">
          {t.rich('note.guest', {
            login: (words) => <a href={`/signin?callbackUrl=/games/${id}`}>{words}</a>,
          })}
        </p>
      ) : null}
    </>
  );
}

function paceOf({ friends, deadline, status }: Game): 'finished' | 'deadline' | 'friends' | 'bots' {
  if (status === 'finished') return 'finished';
  if (deadline !== null) return 'deadline';
  return friends === null ? 'bots' : 'friends';
}
