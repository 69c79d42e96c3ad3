import { memo, type ReactNode } from 'react';
import { useTexts, useTranslate } from '#texts';
import { messagesOf } from '../../../engine/game/message';
import { SEAT_COLOURS, type SeatColour } from '../../../engine/game-identity';
import { namedSeat } from '../../../engine/seat-names';
import type { Game, GameSeat } from '../../../functions/core/game/games.schema';
import type { Translate } from '../../../messages/translate';
import type { Texts } from '../../lib/texts';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName, seatName } from '../frame/seats';
import type { Measure } from './table-head';

/** The id of the popover, for the buttons that open it. */
export const ABOUT_TABLE = 'about-table';

interface AboutTableProps extends WhoAndWhatProps {
  readonly measure: Measure;
}

/**
 * What a player has to know at a table: the seat and its colour, what wins, how far everyone is. The browser itself
 * opens and closes it, so it works before any script has run.
 */
export const AboutTable = memo(function AboutTable({ game, measure, greeting }: AboutTableProps) {
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
      <WhoAndWhat game={game} greeting={greeting} />
      <h3>{t('about.howFar')}</h3>
      <Standings game={game} measure={measure} />
      <p className="about-links">
        <Link href={`/${game.system}/learn`}>{t('about.lessons')}</Link>
        <Link href={`/${game.system}/rules`}>{t('about.rules')}</Link>
      </p>
    </section>
  );
});

interface WhoAndWhatProps {
  readonly game: Game;
  /** What the faction of the reader’s seat says to its player. */
  readonly greeting: ReactNode;
}

/** The reader's seat, what its faction says, and what wins. */
export function WhoAndWhat({ game, greeting }: WhoAndWhatProps) {
  const t = useTexts('table');
  const say = useTranslate(game.system);
  const { seat } = game.me;
  return (
    <>
      {seat === null ? (
        <p className="about-me">{t('about.spectator')}</p>
      ) : (
        <p className="about-me">
          <SeatChip seat={seat} player={playerOf(game, seat)} size={34} />
          <span>
            {t.rich('about.you', {
              seat: namedSeat(seat) === undefined ? 'colour' : 'named',
              name: seatFullName(seat),
              colour: colourOf(seat),
              b: (words) => <b>{words}</b>,
            })}
          </span>
        </p>
      )}
      {greeting}
      <p className="about-goal">{goalOf(game, t, say)}</p>
    </>
  );
}

function playerOf({ seats }: Game, seat: string): string | undefined {
  return seats.find((one) => one.seat === seat)?.player.name;
}

function colourOf(seat: string): SeatColour {
  return namedSeat(seat)?.colour ?? SEAT_COLOURS.find((one) => one === seat) ?? 'pink';
}

/** What wins the game, with the numbers of its season. */
function goalOf({ system, options }: Game, t: Texts<'table'>, say: Translate): string {
  const number = (name: string, usual: number) => {
    const value = options[name];
    return typeof value === 'number' ? value : usual;
  };
  const last = options.lastYear;
  const end = typeof last === 'number' ? ` ${t('about.lastYear', { year: String(last) })}` : '';
  switch (system) {
    case 'ny2047':
      return t('about.goalNewYork') + end;
    case 'classic':
      // A variant has other numbers, which its map and the race to win show.
      return (
        ((options.variant ?? 'classic') === 'classic' ? t('about.goalClassic') : t('about.goalVariant')) + end
      );
    case 'nyc-risk':
      return t('about.goalRisk');
    case 'new-era':
      return t('about.goalNewEra', { target: number('target', 33), turns: number('maxTurns', 20) });
    case 'domination':
      return t('about.goalDomination', { turns: number('turns', 6) });
    default:
      return say(messagesOf(system)('page.goal'));
  }
}

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
