import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { namedSeat, seatColourOf } from '../../../engine/seat-names';
import type { Game } from '../../../functions/core/game/games.schema';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

interface WhoAndWhatProps {
  readonly game: Game;
  /** What wins the game. */
  readonly goal: string;
  /** What the faction of the reader’s seat says to its player. */
  readonly children?: ReactNode;
}

/** The reader's seat, what its faction says, and what wins: rendered on the server, as it stays what it is. */
export function WhoAndWhat({ game, goal, children }: WhoAndWhatProps) {
  const t = useTexts('table');
  const { seat } = game.me;
  const last = game.options.lastYear;
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
              colour: seatColourOf(seat),
              b: (words) => <b>{words}</b>,
            })}
          </span>
        </p>
      )}
      {children}
      <p className="about-goal">
        {goal} {typeof last === 'number' ? t('about.lastYear', { year: String(last) }) : null}
      </p>
    </>
  );
}

function playerOf({ seats }: Game, seat: string): string | undefined {
  return seats.find((one) => one.seat === seat)?.player.name;
}
