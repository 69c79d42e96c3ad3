import { useTranslations } from 'next-intl';
import type { GameResult } from '../../../functions/core/result/results.schema';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

/** A seat's result while a moderator corrects it. */
export interface DraftSeat {
  readonly seat: string;
  readonly player: string;
  readonly place: number;
  readonly figures: Readonly<Record<string, number>>;
  /** The year in which it left the game, counted from 1; null where nobody says so. */
  readonly out: number | null;
}

interface SeatFieldsProps {
  readonly measures: GameResult['measures'];
  readonly seats: readonly DraftSeat[];
  readonly onChange: (seats: readonly DraftSeat[]) => void;
}

/** Place and figures of each seat, to correct. */
export function SeatFields({ measures, seats, onChange }: SeatFieldsProps) {
  const t = useTranslations('rule-result');
  const change = (changed: DraftSeat) =>
    onChange(seats.map((seat) => (seat.seat === changed.seat ? changed : seat)));
  return (
    <fieldset className="field">
      <legend>{t('seats.title')}</legend>
      <p className="help">{t('seats.help')}</p>
      {seats.map((seat) => (
        <fieldset key={seat.seat} className="seat-fields">
          <legend className="player-cell">
            <SeatChip seat={seat.seat} player={seat.player} />
            <span>
              {seat.player} <small className="muted">{seatFullName(seat.seat)}</small>
            </span>
          </legend>
          <Figure
            name={t('seats.place')}
            value={seat.place}
            onChange={(place) => change({ ...seat, place })}
          />
          {measures.map(({ id, name }) => (
            <Figure
              key={id}
              name={name}
              value={seat.figures[id] ?? 0}
              onChange={(figure) => change({ ...seat, figures: { ...seat.figures, [id]: figure } })}
            />
          ))}
          {(seat.figures[measures[0]?.id ?? ''] ?? 0) === 0 ? (
            <Figure
              name={t('seats.out')}
              value={seat.out}
              onChange={(out) => change({ ...seat, out: out === 0 ? null : out })}
            />
          ) : null}
        </fieldset>
      ))}
    </fieldset>
  );
}

interface FigureProps {
  readonly name: string;
  /** Null shows an empty field, which may stay empty. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

function Figure({ name, value, onChange }: FigureProps) {
  return (
    <label className="small">
      {name}
      <input
        type="number"
        className="input"
        min={0}
        step={1}
        required={value !== null}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.valueAsNumber || 0)}
      />
    </label>
  );
}
