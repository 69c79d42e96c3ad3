import type { Statements } from '../../../functions/api/schemas/statements';
import { Card } from '../forms/card';

interface OpenPressProps {
  readonly game: string;
  readonly press: NonNullable<Statements['press']>;
}

/** What becomes of the press of a finished game, for those who played in it. */
export function OpenPress({ game, press: { mode, mine, given, of } }: OpenPressProps) {
  if (mode === 'never') return null;
  if (mode === 'always')
    return (
      <Card title="The press">
        <p className="muted">
          This season opens all press when a game is over. It stands beside the steps of the{' '}
          <a href={`/games/${game}/replay`}>replay</a>.
        </p>
      </Card>
    );
  return (
    <Card title="The press">
      <p className="muted mb-3">
        Each player decides. A conversation is open to everybody once all who took part in it have opened
        their side; then it stands beside the steps of the <a href={`/games/${game}/replay`}>replay</a>. You
        can close your side again at any time, but not what others have copied.
      </p>
      <form action="/api/statements" method="post">
        <input type="hidden" name="act" value={mine ? 'close' : 'open'} />
        <input type="hidden" name="game" value={game} />
        <p className="form-actions">
          <button type="submit" className="button">
            {mine ? 'Close my side' : 'Open my side'}
          </button>
          <span className="small muted">
            {given} of {of} have opened theirs.
          </span>
        </p>
      </form>
    </Card>
  );
}
