interface PracticeNoteProps {
  readonly game: string;
  /** Whether the reader holds its seat as a guest. */
  readonly isGuests: boolean;
}

/** What is special about a practice board, and how a guest keeps it. Made on the server, without a script. */
export function PracticeNote({ game, isGuests }: PracticeNoteProps) {
  return (
    <>
      <p className="ruling small">
        This board waits for its player: nothing closes by itself. The bots answer at once, and the game
        counts in no rating.
      </p>
      {isGuests ? (
        <p className="ruling small">
          You play as a guest, and this browser keeps the board.{' '}
          <a href={`/signin?callbackUrl=/games/${game}`}>Log in</a> to keep it in an account.
        </p>
      ) : null}
    </>
  );
}
