'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, Fragment, useId, useState } from 'react';
import type { Board } from '../../../functions/api/schemas/boards';
import { api } from '../../lib/api';
import { FieldFaults } from '../forms/field-faults';
import { seatName } from '../frame/seats';

interface ResultOnRowProps {
  /** Its id. */
  readonly season: string;
  readonly board: Board;
  /** The measure that decides, as the game calls it. */
  readonly leading: { readonly id: string; readonly name: string };
}

const ENDINGS = [
  ['points', 'Points decided'],
  ['won', 'One seat won it'],
  ['shared', 'Those in first place share it'],
  ['time', 'Time was up'],
] as const;

const SAID = {
  entered: 'The result is entered.',
  corrected: 'The result is corrected. The log keeps both.',
  unchanged: 'This is the result that was entered before.',
} as const;

/** The result of a board at a real table, entered or corrected on its own row. */
export function ResultOnRow({ season, board, leading }: ResultOnRowProps) {
  const { busy, faults, said, enter } = useEntering(season, board);
  const id = useId();
  const isOver = board.status === 'finished';
  return (
    <details className="more">
      <summary>{isOver ? 'Correct the result' : 'Enter the result'}</summary>
      <form onSubmit={enter} aria-label={`Result of board ${board.board}`} aria-describedby={`${id}-faults`}>
        <SeatRows board={board} leading={leading} />
        <p className="help">Places that you leave empty follow from the figures.</p>
        <select className="input" name="ending" aria-label="How it ended" defaultValue="points">
          {ENDINGS.map(([ending, words]) => (
            <option key={ending} value={ending}>
              {words}
            </option>
          ))}
        </select>
        <FieldFaults id={`${id}-faults`} faults={faults} />
        <div className="form-actions">
          <button className="button compact" type="submit" disabled={busy}>
            {isOver ? 'Correct' : 'Enter'}
          </button>
        </div>
        <p className="small muted" role="status">
          {said === null ? null : SAID[said]}
        </p>
      </form>
    </details>
  );
}

/** A row for each seat, with what it had and its place. */
function SeatRows({ board, leading }: Pick<ResultOnRowProps, 'board' | 'leading'>) {
  const isOver = board.status === 'finished';
  return (
    <div className="result-entry small">
      <span className="muted">Seat</span>
      <span className="muted">{leading.name}</span>
      <span className="muted">Place</span>
      {board.seats.map(({ seat, player, figures, place }) => (
        <Fragment key={seat}>
          <span>
            {player.name}
            <span className="block-line muted">{seatName(seat)}</span>
          </span>
          <input
            {...{ name: `points ${seat}`, type: 'number', required: true, min: 0, max: 100_000 }}
            className="input"
            aria-label={`${leading.name} of ${player.name}`}
            defaultValue={isOver ? figures[leading.id] : ''}
          />
          <input
            {...{ name: `place ${seat}`, type: 'number', min: 1, max: board.seats.length }}
            className="input"
            aria-label={`Place of ${player.name}`}
            defaultValue={isOver ? (place ?? '') : ''}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Sends the figures of the form, and keeps what became of them. */
function useEntering(season: string, board: Board) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<keyof typeof SAID | null>(null);
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const body = { text: listOf(board, form), preview: false };
    const answer = await api('POST /seasons/{id}/table-results', { id: season }, body);
    setBusy(false);
    setSaid(answer.ok ? (answer.value.boards[0]?.became ?? null) : null);
    if (answer.ok) router.refresh();
    const { detail = '', problems = [] } = answer.ok ? {} : answer.problem;
    // The lines of the list are not what the organizer wrote.
    const messages = problems.map(({ message }) => message.replace(/^Line \d+: /, ''));
    setFaults(answer.ok ? [] : messages.length > 0 ? messages : [detail]);
  };
  return { busy, faults, said, enter };
}

function listOf({ round, board, seats }: Board, form: FormData): string {
  const of = (name: string) => String(form.get(name) ?? '');
  const lines = seats.map(({ seat }) =>
    [round, board, seat, of(`points ${seat}`), of(`place ${seat}`), of('ending')].join(','),
  );
  return ['round,board,seat,points,place,ending', ...lines].join('\n');
}
