import { memo, type ReactNode } from 'react';
import { useTexts } from '#texts';
import type { GameAbsence } from '../../../functions/core/absence/absence.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { lazily } from '../../lib/lazily';
import { BothTimes } from '../frame/both-times';

interface TimeCardProps {
  readonly game: Game;
  readonly absence: GameAbsence;
  /** Requests all this again. */
  readonly refetch: () => Promise<unknown>;
  /** The season's rules for missed turns and the game's papers, rendered on the server. */
  readonly rules: ReactNode;
}

// Few turns have any. No Suspense boundary: without scripts, content that waits inside one stays hidden.
const TimeDetails = lazily(async () => (await import('./time-details')).TimeDetails);

/** The time of the open turn: deadline, grace, votes, absent players. */
export const TimeCard = memo(function TimeCard({ game, absence, refetch, rules }: TimeCardProps) {
  const t = useTexts('table');
  const { deadline, closesAt, grace, zone } = absence;
  if (game.status === 'finished')
    return (
      <>
        <div className="panel-head">
          <h2 id="absence-title">{t('time.papers')}</h2>
        </div>
        {rules}
      </>
    );
  return (
    <>
      <div className="panel-head">
        <h2 id="absence-title">{t('time.title')}</h2>
      </div>
      {game.waits && game.paused === null && deadline === null ? (
        <p className="ruling small">{t('time.waits')}</p>
      ) : null}
      {deadline === null ? null : (
        <p className="ruling small">
          {t.rich(grace === null ? 'time.closes' : 'time.closesWithGrace', {
            time: () => <BothTimes at={deadline} zone={zone} />,
          })}
        </p>
      )}
      {closesAt === null ? null : (
        <p className="ruling small">
          {t.rich('time.allReady', { time: () => <BothTimes at={closesAt} zone={zone} /> })}
        </p>
      )}
      {isPlain(absence) ? null : <TimeDetails game={game} absence={absence} refetch={refetch} />}
      {rules}
    </>
  );
});

/** Whether the deadline is the only information about the time. */
function isPlain({ vote, consent, grace, reserve, misses }: GameAbsence): boolean {
  const isAway = misses.some(({ row }) => row > 0);
  return vote === null && consent === null && grace === null && reserve.length === 0 && !isAway;
}
