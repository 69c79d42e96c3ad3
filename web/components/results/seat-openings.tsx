import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GameOpenings } from '../../../functions/core/result/results.schema';
import { placeText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

/** With fewer games than this, the figures of an opening mean little. */
const FEW = 20;

type Board = GameOpenings['boards'][number];

/** The seats of boards of one size, each with its most frequent openings and their results. */
export function SeatOpenings({ board: { players, games, seats } }: { readonly board: Board }) {
  const t = useTranslations('openings');
  return (
    <section className="section" aria-labelledby={`boards-of-${players}`}>
      <div className="section-head">
        <h2 id={`boards-of-${players}`}>{t('boards', { players })}</h2>
        <span className="small muted">{t('games', { games })}</span>
      </div>
      {games < FEW ? <p className="small muted mb-3">{t('few', { games })}</p> : null}
      {seats.map((seat) => (
        <Openings key={seat.seat} seat={seat} />
      ))}
    </section>
  );
}

function Openings({ seat }: { readonly seat: Board['seats'][number] }) {
  const t = useTranslations('openings');
  const name = seatName(seat.seat);
  const columns = [
    [t('columns.opening')],
    [t('columns.games'), 'right'],
    [t('columns.won'), 'right'],
    [t('columns.place'), 'right'],
  ] as const;
  return (
    <div className="card table-card mb-4">
      <DataTable caption={t('caption', { seat: name })} className="statistics openings" columns={columns}>
        <Row fared={seat}>
          <span className="player-cell">
            <SeatChip seat={seat.seat} />
            <b>{t('all', { seat: name })}</b>
          </span>
        </Row>
        {seat.openings.map((opening) => (
          <Row key={opening.words} fared={opening}>
            {opening.words}
          </Row>
        ))}
      </DataTable>
    </div>
  );
}

interface RowProps {
  readonly fared: Pick<Board['seats'][number], 'games' | 'wins' | 'winShare' | 'meanPlace'>;
  readonly children: ReactNode;
}

function Row({ fared: { games, wins, winShare, meanPlace }, children }: RowProps) {
  const language = useLocale();
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className="right numbers">{games}</td>
      <td className="right numbers">
        {Math.round(100 * winShare)} % <small className="muted">{wins}</small>
      </td>
      <td className="right numbers">{placeText(meanPlace, language)}</td>
    </tr>
  );
}
