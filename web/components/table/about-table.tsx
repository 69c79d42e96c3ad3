import { memo, type ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game, GameSeat } from '../../../functions/core/game/games.schema';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import type { Measure } from './table-head';

/** The id of the popover, for the buttons that open it. */
export const ABOUT_TABLE = 'about-table';

interface AboutTableProps {
  readonly game: Game;
  readonly measure: Measure;
  /** Who the reader is, and what wins. */
  readonly about: ReactNode;
}

/**
 * What a player has to know at a table: the seat and its colour, what wins, how far everyone is. The browser itself
 * opens and closes it, so it works before any script has run.
 */
export const AboutTable = memo(function AboutTable({ game, measure, about }: AboutTableProps) {
  const t = useTexts('table');
  return (
    <section id={ABOUT_TABLE} popover="auto" aria-label={t('about.title')}>
      <header className="panel-head">
        <h2>{game.systemTitle}</h2>
        <button
          type="button"
          className="button compact"
          popoverTarget={ABOUT_TABLE}
          popoverTargetAction="hide"
        >
          {t('about.close')}
        </button>
      </header>
      {about}
      <h3>{t('about.howFar')}</h3>
      <Standings game={game} measure={measure} />
      <p className="about-links">
        <Link href={`/${game.system}/learn`}>{t('about.lessons')}</Link>
        <Link href={`/${game.system}/rules`}>{t('about.rules')}</Link>
      </p>
    </section>
  );
});

/** All seats, those who are ahead first. */
function Standings({ game, measure }: Pick<AboutTableProps, 'game' | 'measure'>) {
  const t = useTexts('table');
  const figure = ({ figures }: GameSeat) => figures[measure.id] ?? 0;
  const seats = [...game.seats].sort((one, other) => figure(other) - figure(one));
  return (
    <ol className="about-seats">
      {seats.map((one) => (
        <li key={one.seat} className={one.seat === game.me.seat ? 'mine' : ''}>
          <SeatChip seat={one.seat} player={one.player.name} size={28} />
          <span className="grow">
            <b>{seatName(one.seat, one.player.name)}</b>
            <PlayerName seat={one} mine={one.seat === game.me.seat} />
          </span>
          <span className="numbers">
            {one.eliminated
              ? t('seat.out')
              : `${figure(one)} ${figure(one) === 1 ? measure.one : measure.many}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function PlayerName({ seat: { player }, mine }: { readonly seat: GameSeat; readonly mine: boolean }) {
  const t = useTexts('table');
  if (mine) return <span className="small">{t('about.mine')}</span>;
  if (player.kind === 'bot') return <span className="small">{player.name}</span>;
  return (
    <Link className="small" href={`/players/${player.id}`}>
      {player.name}
    </Link>
  );
}
