import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskGame } from '../../../functions/core/case/desk.schema';
import type { Texts } from '../../lib/texts';
import { ShortDeadline } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { type Reading, State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { seatFullName } from '../frame/seats';
import { TitlePlate } from '../frame/title-plate';
import { stageWords } from '../season/stage-words';

/** Running games that need a moderator, the most urgent first, each with the reason and a link to rule on it. */
export function DeskGames({ games, now }: { readonly games: readonly DeskGame[]; readonly now: number }) {
  const t = useTranslations('desk');
  return (
    <section aria-labelledby="games">
      <div className="section-head">
        <h2 id="games">{t('games.title')}</h2>
      </div>
      {games.length === 0 ? (
        <p className="card empty">{t('games.none')}</p>
      ) : (
        <ul className="card rows desk-rows">
          {games.map((game) => (
            <DeskRow key={game.game} game={game} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeskRow({ game, now }: { readonly game: DeskGame; readonly now: number }) {
  const countdown = countdownWords(useTranslations('countdown'));
  const t = useTranslations('desk');
  const { reading, words } = stateOf(game, t);
  const { deadline, zone } = game;
  const inSections = useTranslations('sections');
  const stage = game.stage === null ? 'none' : stageWords(inSections, game.stage);
  const place = { season: game.season.name, round: game.round, board: game.board, stage };
  return (
    <li>
      <TitlePlate system={game.system} small />
      <div className="grow">
        <h3>
          <Link href={`/games/${game.game}`}>{t('games.board', place)}</Link>
        </h3>
        <p className="small muted">
          {deadline === null
            ? game.label
            : t.rich('games.until', {
                label: game.label,
                deadline: () => <ShortDeadline {...{ deadline, now }} league={zone} words={countdown} />,
              })}
        </p>
        <Seats what="missing" seats={game.missing} />
        <Seats what="silent" seats={game.silent} />
        {game.plays ? <p className="small muted">{t('games.plays')}</p> : null}
      </div>
      <State reading={reading}>{words}</State>
      {game.plays ? null : (
        <Link className="button compact" href={`/games/${game.game}/ruling`}>
          {t.rich('games.rule', {
            season: place.season,
            board: place.board,
            hidden: (text) => <span className="hidden-text">{text}</span>,
          })}
        </Link>
      )}
    </li>
  );
}

interface SeatsProps {
  readonly what: 'missing' | 'silent';
  readonly seats: DeskGame['missing'];
}

function Seats({ what, seats }: SeatsProps) {
  const t = useTranslations('desk');
  if (seats.length === 0) return null;
  const names = seats.map(({ seat, player }) => `${player.name} (${seatFullName(seat)})`).join(', ');
  const shown = { names, b: (words: ReactNode) => <b>{words}</b> };
  return (
    <p className="small">
      {what === 'missing' ? t.rich('games.missing', shown) : t.rich('games.silent', shown)}
    </p>
  );
}

function stateOf(
  { stuck, deadline, missing }: DeskGame,
  t: Texts<'desk'>,
): { readonly reading: Reading; readonly words: string } {
  if (stuck) return { reading: 'late', words: t('games.stuck') };
  if (deadline === null) return { reading: 'stored', words: t('games.paused') };
  if (missing.length > 0) return { reading: 'late', words: t('games.ordersMissing') };
  return { reading: 'nothing', words: t('games.silentPlayer') };
}
