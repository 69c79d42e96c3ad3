'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, Fragment, useId, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { FieldProblems } from '../forms/field-problems';
import { isRole, seatName } from '../frame/seats';

interface ResultOnRowProps {
  /** Its id. */
  readonly season: string;
  readonly board: Board;
  readonly game: CountedGame;
}

/** What the tables of a season write down, and the figures that its game counts, the one that decides first. */
export interface CountedGame {
  readonly measures: Season['measures'];
  readonly results: Season['results'];
  /** Whether the game has no engine here: it then has no endings but its order. */
  readonly own: boolean;
}

/** The result of a board at a real table, entered or corrected on its own row. */
export function ResultOnRow({ season, board, game }: ResultOnRowProps) {
  const t = useTranslations('enter-results');
  const { busy, faults, said, enter } = useEntering(season, board, game);
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
        {game.results.kind === 'wins' ? <Duel board={board} /> : <SeatRows board={board} game={game} />}
        {game.results.kind === 'points' ? <p className="help">{t('row.help')}</p> : null}
        {game.own ? null : (
          <select className="input" name="ending" aria-label={t('row.ending')} defaultValue="points">
            <option value="points">{t('row.points')}</option>
            <option value="won">{t('row.won')}</option>
            <option value="shared">{t('row.shared')}</option>
            <option value="time">{t('row.time')}</option>
          </select>
        )}
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

/** The result of a duel: one of the two won, or both drew. */
function Duel({ board: { status, seats } }: Pick<ResultOnRowProps, 'board'>) {
  const t = useTranslations('enter-results');
  const winner = seats.filter(({ place }) => place === 1);
  const known = winner.length > 1 ? 'draw' : (winner[0]?.seat ?? '');
  return (
    <select
      className="input mb-3"
      name="duel"
      required
      aria-label={t('row.result')}
      defaultValue={status === 'finished' ? known : ''}
    >
      <option value="">{t('row.whoWon')}</option>
      {seats.map(({ seat, player }) => (
        <option key={seat} value={seat}>
          {t('row.winner', { player: player.name })}
        </option>
      ))}
      <option value="draw">{t('row.draw')}</option>
    </select>
  );
}

/** A row for each seat, with its figures and its place. */
function SeatRows({ board, game }: Pick<ResultOnRowProps, 'board' | 'game'>) {
  const t = useTranslations('enter-results');
  const isOver = board.status === 'finished';
  const { own, results } = game;
  const [leading, ...others] = game.measures;
  const further = own ? others : [];
  return (
    <div className={leading === undefined ? 'result-entry places-only small' : 'result-entry small'}>
      <span className="muted">{t('row.seat')}</span>
      {leading === undefined ? null : <span className="muted">{leading.name}</span>}
      <span className="muted">{t('row.place')}</span>
      {board.seats.map(({ seat, player, figures, place }) => (
        <Fragment key={seat}>
          <span>
            {player.name}
            {own && !isRole(seat) ? null : <span className="block-line muted">{seatName(seat)}</span>}
          </span>
          {leading === undefined ? null : (
            <FigureInput
              name={`points ${seat}`}
              label={t('row.figureOf', { measure: leading.name, player: player.name })}
              value={isOver ? figures[leading.id] : ''}
              own={own}
            />
          )}
          <input
            {...{ name: `place ${seat}`, type: 'number', min: 1, max: board.seats.length }}
            className="input"
            required={results.kind === 'places'}
            aria-label={t('row.placeOf', { player: player.name })}
            defaultValue={isOver ? (place ?? '') : ''}
          />
          {further.length === 0 ? null : (
            <div className="further-figures">
              {further.map(({ id, name }) => (
                <span key={id} className="muted">
                  <span aria-hidden="true">{name}</span>
                  <FigureInput
                    name={`${id} ${seat}`}
                    label={t('row.figureOf', { measure: name, player: player.name })}
                    value={isOver ? figures[id] : ''}
                    own={own}
                  />
                </span>
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

interface FigureInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | string | undefined;
  readonly own: boolean;
}

const MOST = 100_000;

function FigureInput({ name, label, value, own }: FigureInputProps) {
  return (
    <input
      {...{ name, type: 'number', required: true, min: own ? -MOST : 0, max: MOST }}
      className="input"
      aria-label={label}
      defaultValue={value}
    />
  );
}

type Became = EnteredResults['boards'][number]['became'];

/** Sends the figures of the form, and stores the result. */
function useEntering(season: string, board: Board, game: CountedGame) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Became | null>(null);
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const body = { text: listOf(board, game, form), preview: false };
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

/** The form as a list of results: its heads, and a line for each seat. */
function listOf({ round, board, seats }: Board, { measures, results, own }: CountedGame, form: FormData) {
  const { text: of } = formReader(form);
  const further = own ? measures.slice(1).map(({ id }) => id) : [];
  const written = (seat: string): readonly (readonly [string, string])[] => {
    if (results.kind === 'wins') return [['place', of('duel') === seat || of('duel') === 'draw' ? '1' : '2']];
    return [
      ...(measures.length === 0 ? [] : ([['points', of(`points ${seat}`)]] as const)),
      ...further.map((id) => [id, of(`${id} ${seat}`)] as const),
      ['place', of(`place ${seat}`)],
      ...(own ? [] : ([['ending', of('ending')]] as const)),
    ];
  };
  const heads = written(seats[0]?.seat ?? '').map(([head]) => head);
  const lines = seats.map(({ seat }) =>
    [round, board, seat, ...written(seat).map(([, text]) => text)].join(','),
  );
  return [['round', 'board', 'seat', ...heads].join(','), ...lines].join('\n');
}
