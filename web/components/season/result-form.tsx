'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, Fragment, type ReactNode, useId, useRef, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReport } from '../../../functions/core/result/table-reports.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { formReader } from '../../lib/form-reader';
import { FieldProblems } from '../forms/field-problems';
import { isRole, seatName } from '../frame/seats';

/** What the tables of a season write down, and the figures that its game counts, the one that decides first. */
export interface CountedGame {
  readonly measures: Season['measures'];
  readonly results: Season['results'];
  /** Whether the game has no engine here: it then has no endings but its order. */
  readonly own: boolean;
}

/** A result with which a form begins: that of the board, or a reported one. */
type Start = Pick<TableReport, 'ending'> & {
  readonly seats: readonly Pick<Board['seats'][number], 'seat' | 'figures' | 'place'>[];
};

/** The result of a finished board, with which the form of a correction begins; undefined while it has none. */
export function resultOf({ status, ending, seats }: Board, game: CountedGame): Start | undefined {
  return status === 'finished' ? withoutPlaces({ ending: ending ?? 'points', seats }, game) : undefined;
}

/** A reported result, with which a form begins. */
export function startOf(report: TableReport | undefined, game: CountedGame): Start | undefined {
  return report === undefined ? undefined : withoutPlaces(report, game);
}

/** A result whose places are left to follow again, if they follow from the figures. */
function withoutPlaces(result: Start, { measures: [leading], results }: CountedGame): Start {
  if (leading === undefined || results.kind !== 'points') return result;
  const figureOf = ({ figures }: Start['seats'][number]) =>
    (figures[leading.id] ?? 0) * (results.fewest ? -1 : 1);
  const follows = result.seats.every(
    (one) => one.place === 1 + result.seats.filter((other) => figureOf(other) > figureOf(one)).length,
  );
  if (!follows) return result;
  return { ...result, seats: result.seats.map((seat) => ({ ...seat, place: null })) };
}

interface ResultFormProps {
  readonly board: Board;
  readonly game: CountedGame;
  /** What it begins with; what the reader has changed stays when it becomes another. */
  readonly start: Start | undefined;
  /** The name of the form, and the text of its button. */
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  readonly faults: readonly string[];
  readonly children?: ReactNode;
  readonly onChange: () => void;
  /** Sends the form as a list of results with a line for each seat; true once the platform has stored it. */
  readonly send: (text: string) => Promise<boolean>;
}

/** The figures of each seat of a board at a real table. */
export function ResultForm(props: ResultFormProps) {
  const { board, game, label, button, busy, faults, children, onChange, send } = props;
  const id = useId();
  const { start, change, submit } = useStart(props.start);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const onStored = submit();
    if (await send(listOf(board, game, new FormData(event.currentTarget)))) onStored();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => void onSubmit(event)}
      onChange={() => {
        change();
        onChange();
      }}
      aria-label={label}
      aria-describedby={`${id}-faults`}
    >
      <Fields key={textOf(start)} {...{ board, game, start }} />
      <FieldProblems id={`${id}-faults`} faults={faults} />
      <div className="form-actions">
        <button className="button compact" type="submit" disabled={busy}>
          {button}
        </button>
      </div>
      {children}
    </form>
  );
}

interface Kept {
  readonly start: Start | undefined;
  /** Once the entries are stored: the newest start when they were sent, which the next one follows. */
  readonly sentOver: string | null;
}

/**
 * What the fields of a form begin with: the newest, until the reader changes a field. From then on it stays, so that
 * they never see their own entries mixed with those of somebody else, until these are stored and shown.
 */
function useStart(newest: Start | undefined) {
  const [kept, setKept] = useState<Kept | null>(null);
  const changes = useRef(0);
  const text = textOf(newest);
  const isKept = kept !== null && (kept.sentOver === null || kept.sentOver === text);
  const start = isKept ? kept.start : newest;
  return {
    start,
    change: () => {
      changes.current += 1;
      setKept({ start, sentOver: null });
    },
    /** Notes what is sent; to be called again once it is stored. */
    submit: () => {
      const sent = changes.current;
      return () => {
        if (changes.current === sent) setKept({ start, sentOver: text });
      };
    },
  };
}

function textOf(start: Start | undefined): string {
  return JSON.stringify(start ?? null);
}

type FieldsProps = Pick<ResultFormProps, 'board' | 'game' | 'start'>;

function Fields({ board, game, start }: FieldsProps) {
  const t = useTranslations('enter-results');
  return (
    <>
      {game.results.kind === 'wins' ? (
        <Duel board={board} start={start} />
      ) : (
        <SeatRows board={board} game={game} start={start} />
      )}
      {game.results.kind === 'points' ? <p className="help">{t('row.help')}</p> : null}
      {game.own ? null : (
        <select
          className="input"
          name="ending"
          aria-label={t('row.ending')}
          defaultValue={start?.ending ?? 'points'}
        >
          <option value="points">{t('row.points')}</option>
          <option value="won">{t('row.won')}</option>
          <option value="shared">{t('row.shared')}</option>
          <option value="time">{t('row.time')}</option>
        </select>
      )}
    </>
  );
}

/** The result of a duel: one of the two won, or both drew. */
function Duel({ board: { seats }, start }: Omit<FieldsProps, 'game'>) {
  const t = useTranslations('enter-results');
  const winner = (start?.seats ?? []).filter(({ place }) => place === 1);
  const known = winner.length > 1 ? 'draw' : (winner[0]?.seat ?? '');
  return (
    <select className="input mb-3" name="duel" required aria-label={t('row.result')} defaultValue={known}>
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
function SeatRows({ board, game, start }: FieldsProps) {
  const t = useTranslations('enter-results');
  const { own, results } = game;
  const [leading, ...others] = game.measures;
  const further = own ? others : [];
  return (
    <div className={leading === undefined ? 'result-entry places-only small' : 'result-entry small'}>
      <span className="muted">{t('row.seat')}</span>
      {leading === undefined ? null : <span className="muted">{leading.name}</span>}
      <span className="muted">{t('row.place')}</span>
      {board.seats.map(({ seat, player }) => {
        const known = start?.seats.find((one) => one.seat === seat);
        return (
          <Fragment key={seat}>
            <span>
              {player.name}
              {own && !isRole(seat) ? null : <span className="block-line muted">{seatName(seat)}</span>}
            </span>
            {leading === undefined ? null : (
              <FigureInput
                name={nameOf(0, seat)}
                label={t('row.figureOf', { measure: leading.name, player: player.name })}
                value={known?.figures[leading.id] ?? ''}
                own={own}
              />
            )}
            <input
              {...{ name: `place ${seat}`, type: 'number', min: 1, max: board.seats.length }}
              className="input"
              required={results.kind === 'places'}
              aria-label={t('row.placeOf', { player: player.name })}
              defaultValue={known?.place ?? ''}
            />
            {further.length === 0 ? null : (
              <div className="further-figures">
                {further.map(({ id, name }, at) => (
                  <span key={id} className="muted">
                    <span aria-hidden="true">{name}</span>
                    <FigureInput
                      name={nameOf(at + 1, seat)}
                      label={t('row.figureOf', { measure: name, player: player.name })}
                      value={known?.figures[id] ?? ''}
                      own={own}
                    />
                  </span>
                ))}
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** The name of the field for a figure of a seat, by the figure's place among those of the game. */
function nameOf(at: number, seat: string): string {
  return at === 0 ? `points ${seat}` : `figure ${at} ${seat}`;
}

interface FigureInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | string;
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

/** The form as a list of results: its heads, and a line for each seat. */
function listOf({ round, board, seats }: Board, { measures, results, own }: CountedGame, form: FormData) {
  const { text: of } = formReader(form);
  const [leading, ...others] = measures;
  const further = own ? others : [];
  const written = (seat: string): readonly (readonly [string, string])[] => {
    if (results.kind === 'wins') return [['place', of('duel') === seat || of('duel') === 'draw' ? '1' : '2']];
    return [
      // By its own name, where a game has several: another one may be called points.
      ...(leading === undefined ? [] : ([[own ? leading.id : 'points', of(nameOf(0, seat))]] as const)),
      ...further.map(({ id }, at) => [id, of(nameOf(at + 1, seat))] as const),
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
