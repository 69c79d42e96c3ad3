import type { Statements } from '../../../functions/api/schemas/statements';
import { TextAreaField, TextField } from '../forms/field';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';
import { RichText } from '../press/rich-text';

type Statement = Statements['statements'][number];

interface StatementListProps {
  readonly game: string;
  readonly said: Statements;
  /** Whether the last form that was sent was refused. */
  readonly isRefused: boolean;
}

/** What the players say of a finished game, and the reader's own statement to write. */
export function StatementList({ game, said: { statements, why, mayHide }, isRefused }: StatementListProps) {
  const own = statements.find(({ mine }) => mine);
  if (statements.length === 0 && why !== null) return null;
  return (
    <section className="section" aria-labelledby="statements">
      <div className="section-head">
        <h2 id="statements">What the players say</h2>
      </div>
      {isRefused ? (
        <p className="notice mb-4" role="alert">
          Nothing was changed. Your statement may be longer than 4,000 characters, or your reason shorter than
          it has to be.
        </p>
      ) : null}
      {statements.length === 0 ? (
        <p className="card empty">Nobody has said anything yet.</p>
      ) : (
        <ul className="rows card">
          {statements.map((one) => (
            <li key={one.player.id}>
              <OneStatement game={game} statement={one} mayHide={mayHide} />
            </li>
          ))}
        </ul>
      )}
      {why === null ? <Write game={game} text={own?.text ?? ''} /> : null}
    </section>
  );
}

interface OneStatementProps {
  readonly game: string;
  readonly statement: Statement;
  readonly mayHide: boolean;
}

function OneStatement({ game, statement, mayHide }: OneStatementProps) {
  const { id, seat, player, text, at, hidden, mine, blocked } = statement;
  return (
    <article className="grow statement">
      <p className="player-cell">
        <SeatChip seat={seat} player={player.name} />
        <span>
          <b>{player.name}</b>{' '}
          <small className="muted">
            {seatFullName(seat)}, <When at={at} as="short" />
          </small>
        </span>
      </p>
      {hidden === null ? null : (
        <p className="small muted">A moderator has hidden this statement: {hidden}</p>
      )}
      {text === null ? null : blocked ? (
        <details>
          <summary>You have blocked {player.name}. Show the statement</summary>
          <RichText text={text} order={() => null} />
        </details>
      ) : (
        <RichText text={text} order={() => null} />
      )}
      {mine || hidden !== null ? null : (
        <p className="small">
          <a href={`/games/${game}/cases?thread=statements&message=${id}`}>
            Report<span className="hidden-text"> the statement of {player.name}</span>
          </a>
        </p>
      )}
      {mayHide ? <Hide game={game} statement={statement} /> : null}
    </article>
  );
}

function Hide({ game, statement: { player, hidden } }: Omit<OneStatementProps, 'mayHide'>) {
  const act = hidden === null ? 'hide' : 'show';
  return (
    <details className="small">
      <summary>{hidden === null ? 'Hide it' : 'Show it again'}</summary>
      <form action="/api/statements" method="post">
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="game" value={game} />
        <input type="hidden" name="player" value={player.id} />
        <TextField
          id={`reason-${player.id}`}
          name="reason"
          label="Reason, for the log"
          required
          minLength={5}
        />
        <p className="form-actions">
          <button type="submit" className="button compact">
            {hidden === null ? 'Hide' : 'Show'} the statement of {player.name}
          </button>
        </p>
      </form>
    </details>
  );
}

function Write({ game, text }: { readonly game: string; readonly text: string }) {
  return (
    <div className="card padded mt-4">
      <form action="/api/statements" method="post" className="form">
        <input type="hidden" name="act" value="write" />
        <input type="hidden" name="game" value={game} />
        <TextAreaField
          id="own-statement"
          name="text"
          label={text === '' ? 'Your statement' : 'Change your statement'}
          help="Everybody can read it. You can change it, or take it back, at any time."
          rows={6}
          maxLength={4000}
          required
          defaultValue={text}
        />
        <p className="form-actions">
          <button type="submit" className="button main">
            {text === '' ? 'Publish it' : 'Publish the change'}
          </button>
        </p>
      </form>
      {text === '' ? null : (
        <form action="/api/statements" method="post">
          <input type="hidden" name="act" value="take-back" />
          <input type="hidden" name="game" value={game} />
          <button type="submit" className="button quiet">
            Take it back
          </button>
        </form>
      )}
    </div>
  );
}
