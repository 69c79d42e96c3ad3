import { useTexts } from '#texts';
import type { Game, Ruling } from '../../../functions/core/game/games.schema';
import { INSTANT } from '../frame/instant';
import { When } from '../frame/when';

interface RulingsProps {
  readonly game: Game;
  readonly rulings: readonly Ruling[];
  /** Whether the reader may rule on this game. */
  readonly mayRule: boolean;
}

/** The game's rulings, for all to read, and a link for those who may rule. */
export function Rulings({ game, rulings, mayRule }: RulingsProps) {
  const t = useTexts('table');
  const { id } = game;
  return (
    <>
      <div className="panel-head">
        <h2 id="rulings-title">{t('rulings.title')}</h2>
      </div>
      {rulings.length === 0 ? (
        <p className="ruling small muted">{t('rulings.none')}</p>
      ) : (
        <ol className="rulings">
          {[...rulings].reverse().map((ruling) => (
            <RulingEntry key={ruling.number} ruling={ruling} game={id} />
          ))}
        </ol>
      )}
      {game.state === 'finished' ? (
        <p className="ruling small">
          <a href={`/games/${id}/result`}>{t('rulings.result')}</a>
        </p>
      ) : null}
      {mayRule && game.state === 'open' ? (
        <p className="ruling small">
          <a href={`/games/${id}/ruling`}>{t('rulings.rule')}</a>
        </p>
      ) : null}
    </>
  );
}

const TAKES_BACK: readonly string[] = ['roll-back', 'correct-order', 'correct-position'];

/** A deadline that was moved. The previous value may be words: that the game was paused, or Turreton unavailable. */
function ClockMoved({ before, after }: Pick<Ruling, 'before' | 'after'>) {
  const t = useTexts('table');
  const to = () => <When at={after} as="short" />;
  return (
    <p className="muted numbers">
      {INSTANT.test(before)
        ? t.rich('rulings.movedFrom', { from: () => <When at={before} as="short" />, to })
        : t.rich('rulings.moved', { to })}
    </p>
  );
}

function RulingEntry({ ruling, game }: { ruling: Ruling; game: string }) {
  const t = useTexts('table');
  return (
    <li className="ruling small">
      <p>
        {t.rich(ruling.confirmedBy === undefined ? 'rulings.head' : 'rulings.headConfirmed', {
          ...{ other: ruling.confirmedBy?.name ?? '' },
          number: ruling.number,
          name: ruling.by.name,
          time: () => <When at={ruling.at} as="short" />,
          b: (words) => <b>{words}</b>,
          muted: (words) => <span className="muted">{words}</span>,
        })}
      </p>
      <p>{ruling.reason}</p>
      {ruling.kind === 'extend' ? (
        <ClockMoved before={ruling.before} after={ruling.after} />
      ) : (
        <p className="muted">
          {TAKES_BACK.includes(ruling.kind) ? (
            <a href={`/games/${game}/rulings/${ruling.number}`}>{t(`ruled.${ruling.kind}`)}</a>
          ) : (
            t(`ruled.${ruling.kind}`)
          )}
        </p>
      )}
    </li>
  );
}
