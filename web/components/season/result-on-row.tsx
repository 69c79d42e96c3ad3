'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, Fragment, useId, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import { api } from '../../lib/api';
import { FieldProblems } from '../forms/field-problems';
import { seatName } from '../frame/seats';

interface ResultOnRowProps {
  /** Its id. */
  readonly season: string;
  readonly board: Board;
  /** The measure that decides, with the game's name for it. */
  readonly leading: { readonly id: string; readonly name: string };
}

/** The result of a board at a real table, entered or corrected on its own row. */
export function ResultOnRow({ season, board, leading }: ResultOnRowProps) {
  const t = useTranslations('enter-results');
  const { busy, faults, said, enter } = useEntering(season, board);
  const id = useId();
  const isOver = board.status === 'finished';
  return (
    <details className="more">
      <summary>{isOver ? t('row.correct') : t('row.enter')}</summary>
      <form
        onSubmit={enter}
        aria-label={t('row.label', { board: board.board })}
        aria-describedby={`${id}-faults`}
      >
        <SeatRows board={board} leading={leading} />
        <p className="help">{t('row.help')}</p>
        <select className="input" name="ending" aria-label={t('row.ending')} defaultValue="points">
          <option value="points">{t('row.points')}</option>
          <option value="won">{t('row.won')}</option>
          <option value="shared">{t('row.shared')}</option>
          <option value="time">{t('row.time')}</option>
        </select>
        <FieldProblems id={`${id}-faults`} faults={faults} />
        <div className="form-actions">
          <button className="button compact" type="submit" disabled={busy}>
            {isOver ? t('row.buttonCorrect') : t('row.buttonEnter')}
          </button>
        </div>
        <p className="small muted" role="status">
          {said === null
            ? null
            : {
                entered: t('row.entered'),
                corrected: t('row.corrected'),
                unchanged: t('row.unchanged'),
              }[said]}
        </p>
      </form>
    </details>
  );
}

/** A row for each seat, with its figure and its place. */
function SeatRows({ board, leading }: Pick<ResultOnRowProps, 'board' | 'leading'>) {
  const t = useTranslations('enter-results');
  const isOver = board.status === 'finished';
  return (
    <div className="result-entry small">
      <span className="muted">{t('row.seat')}</span>
      <span className="muted">{leading.name}</span>
      <span className="muted">{t('row.place')}</span>
      {board.seats.map(({ seat, player, figures, place }) => (
        <Fragment key={seat}>
          <span>
            {player.name}
            <span className="block-line muted">{seatName(seat)}</span>
          </span>
          <input
            {...{ name: `points ${seat}`, type: 'number', required: true, min: 0, max: 100_000 }}
            className="input"
            aria-label={t('row.figureOf', { measure: leading.name, player: player.name })}
            defaultValue={isOver ? figures[leading.id] : ''}
          />
          <input
            {...{ name: `place ${seat}`, type: 'number', min: 1, max: board.seats.length }}
            className="input"
            aria-label={t('row.placeOf', { player: player.name })}
            defaultValue={isOver ? (place ?? '') : ''}
          />
        </Fragment>
      ))}
    </div>
  );
}

type Became = EnteredResults['boards'][number]['became'];

/** Sends the figures of the form, and stores the result. */
function useEntering(season: string, board: Board) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Became | null>(null);
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
    // The line numbers are not those of text that the organizer wrote.
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
