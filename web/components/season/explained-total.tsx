import Link from 'next/link';
import type { ExplainedRow } from '../../../functions/api/schemas/season-pages';
import { pointsText } from '../../lib/figures';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { Lines } from '../scoring/lines';

interface ExplainedTotalProps {
  readonly row: ExplainedRow['explained'];
  readonly finish: ExplainedRow['finish'];
}

/** A total, line by line: what counted, what did not, and what each game paid. */
export function ExplainedTotal({ row, finish }: ExplainedTotalProps) {
  return (
    <div className="explained-total">
      <section>
        <h3>Total {pointsText(row.total)}</h3>
        <Lines lines={row.lines} />
        {row.dropped.length === 0 ? null : (
          <>
            <p className="small muted">Did not count:</p>
            <Lines lines={row.dropped} />
          </>
        )}
        {finish === null || finish.least === null || finish.most === null ? null : (
          <p className="small muted">
            Final total between {pointsText(finish.least)} and {pointsText(finish.most)}.
          </p>
        )}
      </section>
      {row.games.map((game) => (
        <section key={game.game}>
          <h3>
            <SeatChip seat={game.seat} player={row.player.name} />
            <Link href={`/games/${game.game}`}>
              Round {game.round}, board {game.board}
            </Link>
            <span className="numbers">{pointsText(game.points)}</span>
          </h3>
          <p className="small muted">
            {seatName(game.seat)}
            {game.running ? ', as if the board ended now' : ''}
          </p>
          <Lines lines={game.lines} />
        </section>
      ))}
    </div>
  );
}
