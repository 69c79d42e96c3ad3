import type { Game, Ruling } from '../../../functions/api/schemas/games';
import { When } from '../frame/when';
import { INSTANT } from '../results/instant';

interface RulingsProps {
  readonly game: Game;
  readonly rulings: readonly Ruling[];
  /** Whether the reader may rule on this game. */
  readonly mayRule: boolean;
}

/** The game's rulings, for all to read, and a link for those who may rule. */
export function Rulings({ game, rulings, mayRule }: RulingsProps) {
  const { id } = game;
  return (
    <>
      <div className="panel-head">
        <h2 id="rulings-title">Rulings</h2>
      </div>
      {rulings.length === 0 ? (
        <p className="ruling small muted">No rulings in this game.</p>
      ) : (
        <ol className="rulings">
          {[...rulings].reverse().map((ruling) => (
            <RulingEntry key={ruling.number} ruling={ruling} game={id} />
          ))}
        </ol>
      )}
      {game.state === 'finished' ? (
        <p className="ruling small">
          <a href={`/games/${id}/result`}>The result and its corrections</a>
        </p>
      ) : null}
      {mayRule && game.state === 'open' ? (
        <p className="ruling small">
          <a href={`/games/${id}/ruling`}>Rule on this game</a>
        </p>
      ) : null}
    </>
  );
}

const RULED = {
  pause: 'Clock stopped',
  resume: 'Clock running again',
  close: 'Turn closed by hand',
  replace: 'Another player took a seat',
  'roll-back': 'Rolled back',
  'correct-order': 'Order corrected',
  'correct-position': 'Position corrected',
  disorder: 'A seat fell into civil disorder',
  correct: 'Result corrected',
  void: 'Result declared void',
  restore: 'Original result restored',
} as const;

const TAKES_BACK: readonly string[] = ['roll-back', 'correct-order', 'correct-position'];

/** A deadline that was moved. What it was before may be words: that the game was paused, or Turreton away. */
function ClockMoved({ before, after }: Pick<Ruling, 'before' | 'after'>) {
  return (
    <p className="muted numbers">
      Deadline moved{' '}
      {INSTANT.test(before) ? (
        <>
          from <When at={before} as="short" />{' '}
        </>
      ) : null}
      to <When at={after} as="short" />
    </p>
  );
}

function RulingEntry({ ruling, game }: { ruling: Ruling; game: string }) {
  return (
    <li className="ruling small">
      <p>
        <b>Ruling {ruling.number}</b>
        <span className="muted">
          {' '}
          by {ruling.by.name}
          {ruling.confirmedBy === undefined ? null : `, confirmed by ${ruling.confirmedBy.name}`},{' '}
          <When at={ruling.at} as="short" />
        </span>
      </p>
      <p>{ruling.reason}</p>
      {ruling.kind === 'extend' ? (
        <ClockMoved before={ruling.before} after={ruling.after} />
      ) : (
        <p className="muted">
          {TAKES_BACK.includes(ruling.kind) ? (
            <a href={`/games/${game}/rulings/${ruling.number}`}>{RULED[ruling.kind]}</a>
          ) : (
            RULED[ruling.kind]
          )}
        </p>
      )}
    </li>
  );
}
