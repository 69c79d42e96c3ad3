import type { ReactNode } from 'react';
import { useTexts, useTranslate } from '#texts';
import { messagesOf } from '../../../engine/game/message';
import { namedSeat, seatColourOf } from '../../../engine/seat-names';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Translate } from '../../../messages/translate';
import type { Texts } from '../../lib/texts';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

interface WhoAndWhatProps {
  readonly game: Game;
  /** What the faction of the reader’s seat says to its player. */
  readonly children?: ReactNode;
}

/** The reader's seat, what its faction says, and what wins: rendered on the server, as it stays what it is. */
export function WhoAndWhat({ game, children }: WhoAndWhatProps) {
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
              colour: seatColourOf(seat),
              b: (words) => <b>{words}</b>,
            })}
          </span>
        </p>
      )}
      {children}
      <p className="about-goal">{goalOf(game, t, say)}</p>
    </>
  );
}

function playerOf({ seats }: Game, seat: string): string | undefined {
  return seats.find((one) => one.seat === seat)?.player.name;
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
      return (
        (typeof options.variant === 'object' ? t('about.goalNewYorkVariant') : t('about.goalNewYork')) + end
      );
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
