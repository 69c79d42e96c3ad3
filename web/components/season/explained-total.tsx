import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { ExplainedRow } from '../../../functions/core/season/season-pages.schema';
import { pointsText } from '../../lib/figures';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { Lines } from '../scoring/lines';

interface ExplainedTotalProps {
  readonly row: ExplainedRow['explained'];
  readonly finish: ExplainedRow['finish'];
}

/** A total, line by line: what counted, what did not, and the points of each game. */
export function ExplainedTotal({ row, finish }: ExplainedTotalProps) {
  const t = useTranslations('standing');
  const language = useLocale();
  return (
    <div className="explained-total">
      <section>
        <h3>{t('explained.total', { points: pointsText(row.total, language) })}</h3>
        <Parts lines={row.lines} />
        {row.dropped.length === 0 ? null : (
          <>
            <p className="small muted">{t('explained.notCounted')}</p>
            <Parts lines={row.dropped} />
          </>
        )}
        {finish === null || finish.least === null || finish.most === null ? null : (
          <p className="small muted">
            {t('explained.between', {
              least: pointsText(finish.least, language),
              most: pointsText(finish.most, language),
            })}
          </p>
        )}
      </section>
      {row.games.map((game) => (
        <section key={game.game}>
          <h3>
            <SeatChip seat={game.seat} player={row.player.name} />
            <Link href={`/games/${game.game}`}>
              {t('explained.game', { round: game.round, board: game.board })}
            </Link>
            <span className="numbers">{pointsText(game.points, language)}</span>
          </h3>
          <p className="small muted">
            {game.running ? t('explained.asIfEnded', { seat: seatName(game.seat) }) : seatName(game.seat)}
          </p>
          <Parts lines={game.lines} />
        </section>
      ))}
    </div>
  );
}

/** The lines of a number of points, or a note that there are none. */
function Parts({ lines }: Pick<ComponentProps<typeof Lines>, 'lines'>) {
  const t = useTranslations('standing');
  const language = useLocale();
  return <Lines lines={lines} language={language} nothing={t('explained.nothing')} />;
}
