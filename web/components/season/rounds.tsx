import { useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { gameOfRound } from '../../lib/in-round';
import { GameThumbnail } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { stageOfRound } from './stage-words';

/** The season's rounds as a row: finished, in progress, still to come. */
export function Rounds({ season }: { season: Season }) {
  const t = useTranslations('season');
  const inSections = useTranslations('sections');
  const over = season.status === 'finished';
  return (
    <ol className="rounds" aria-label={t('rounds.label')}>
      {Array.from({ length: season.rounds }, (_, index) => index + 1).map((round) => {
        const done = over || round < season.round;
        const now = !done && round === season.round;
        const dates = season.calendar.find((one) => one.round === round);
        const note = gameOfRound(season, round) ?? stageOfRound(inSections, season, round);
        return (
          <li key={round} className={now ? 'now' : ''}>
            <GameThumbnail reading={done ? 'adjudicated' : now ? 'stored' : 'nothing'} />
            <span>
              {note === null ? null : <small>{note}</small>}
              <b>
                {done || now ? (
                  <Link href={`/seasons/${season.id}/rounds?round=${round}`}>{t('round', { round })}</Link>
                ) : (
                  t('round', { round })
                )}
              </b>
              <small>
                {dates === undefined
                  ? t(done ? 'rounds.finished' : now ? 'rounds.now' : 'rounds.toCome')
                  : t.rich(done ? 'rounds.finishedBy' : now ? 'rounds.nowUntil' : 'rounds.toComeUntil', {
                      time: () => <When at={dates.usualEnd} as="date" />,
                    })}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
