import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Person } from '../../../functions/core/platform/common.schema';
import { SelectField } from '../forms/field';
import { seatFullName } from '../frame/seats';
import { BOT, type RulingFields } from './ruling-fields';

export interface FieldsProps {
  readonly fields: RulingFields;
  readonly onChange: (changed: Partial<RulingFields>) => void;
}

/** The seat of a ruling. */
export function SeatField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  const t = useTranslations('rule-game');
  return (
    <SelectField
      label={t('seat')}
      id="seat"
      value={fields.seat}
      onChange={(event) => onChange({ seat: event.target.value })}
      options={game.seats.map(({ seat, player }) => [
        seat,
        t('seatOf', { seat: seatFullName(seat), player: player.name }),
      ])}
    />
  );
}

interface SeatFieldsProps extends FieldsProps {
  readonly game: Game;
  readonly people: readonly Person[];
}

/** The seat that changes hands, and its new player. */
export function SeatFields({ game, people, fields, onChange }: SeatFieldsProps) {
  const t = useTranslations('rule-game');
  return (
    <div className="field-pair">
      <SeatField game={game} fields={fields} onChange={onChange} />
      <SelectField
        label={t('newPlayer')}
        id="player"
        value={fields.player}
        onChange={(event) => onChange({ player: event.target.value })}
        options={people.map(({ id, name }) => [id, name])}
      >
        <option value={BOT}>{t('bot')}</option>
      </SelectField>
    </div>
  );
}
