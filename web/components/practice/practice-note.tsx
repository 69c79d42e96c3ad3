import type { Game } from '../../../functions/api/schemas/games';

interface PracticeNoteProps {
  readonly game: Game;
  /** Whether the reader holds its seat as a guest. */
  readonly isGuests: boolean;
}

/** What is special about a practice board, and how a guest keeps it. Made on the server, without a script. */
export function PracticeNote({ game, isGuests }: PracticeNoteProps) {
  const { id, me } = game;
  return (
    <>
      <p className="ruling small">{paceOf(game)} The game counts in no rating.</p>
      {game.status === 'finished' || me.seat === null ? null : (
        <p className="ruling small">
          <a href={`/games/${id}/friends`}>Invite a friend</a> to take a bot’s seat.
        </p>
      )}
      {isGuests ? (
        <p className="ruling small">
          You play as a guest, and this browser keeps the board.{' '}
          <a href={`/signin?callbackUrl=/games/${id}`}>Log in</a> to keep it in an account.
        </p>
      ) : null}
    </>
  );
}

function paceOf({ friends, deadline, status }: Game): string {
  if (status === 'finished') return 'A board outside all leagues.';
  if (deadline !== null) return 'A board with friends: a turn closes when all are ready, or at its deadline.';
  if (friends !== null) return 'A board with friends: a turn closes when all are ready. Bots answer at once.';
  return 'This board waits for its player: nothing closes by itself. The bots answer at once.';
}
