'use client';

import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { StandingRow } from '../../../functions/core/game/boards.schema';
import type { ExplainedRow } from '../../../functions/core/season/season-pages.schema';
import { pointsInColumn } from '../../lib/figures';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { FinishBand, PointsBar, type Scale } from './bands';
import { ExplainedTotal } from './explained-total';

interface RowProps {
  readonly row: StandingRow;
  readonly explained: ExplainedRow['explained'];
  readonly finish: ExplainedRow['finish'];
  readonly scale: Scale;
  /** The rounds that have a column. */
  readonly columns: readonly number[];
  readonly mine: boolean;
}

/** A player's row, which opens to show the games in its total. */
export function Row({ row, explained, finish, scale, columns, mine }: RowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const language = useLocale();
  return (
    <>
      <tr className={mine ? 'mine' : ''} {...(mine ? { id: 'me' } : {})}>
        <td className="right place numbers">{row.place}</td>
        <th scope="row" className="name">
          <button
            type="button"
            className="player-cell open-row"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <PlayerName row={row} mine={mine} />
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </th>
        {columns.map((round) => (
          <RoundPoints key={round} played={row.rounds.filter((one) => one.round === round)} />
        ))}
        <td className="score-band">
          {finish === null ? (
            <PointsBar row={row} scale={scale} />
          ) : (
            <FinishBand place={row.place} finish={finish} scale={scale} />
          )}
        </td>
        <td className="right numbers total">{pointsInColumn(row.total, language)}</td>
      </tr>
      <tr id={id} className="explained" hidden={!open}>
        <td colSpan={columns.length + 4}>
          {open ? <ExplainedTotal row={explained} finish={finish} /> : null}
        </td>
      </tr>
    </>
  );
}

function PlayerName({ row, mine }: Pick<RowProps, 'row' | 'mine'>) {
  const t = useTranslations('standing');
  const latest = row.rounds.at(-1);
  return (
    <>
      {latest === undefined ? null : (
        <>
          <SeatChip seat={latest.seat} player={row.player.name} />
          <span className="hidden-text">{seatName(latest.seat)}, </span>
        </>
      )}
      <span>
        {row.player.name}
        {mine ? <em className="you-word">{t('you')}</em> : null}
      </span>
    </>
  );
}

/** A player's points in all games of a round. */
function RoundPoints({ played }: { readonly played: StandingRow['rounds'] }) {
  const language = useLocale();
  const paid = played.reduce((sum, { points }) => sum + points, 0);
  const running = played.some((one) => one.running);
  return (
    <td className={running ? 'right numbers round-points running-points' : 'right numbers round-points'}>
      {played.length === 0 ? '' : pointsInColumn(paid, language)}
    </td>
  );
}
