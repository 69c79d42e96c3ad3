import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';
import { SelectField } from '../forms/field';
import { OrdersField } from './orders-field';
import { type FieldsProps, SeatField } from './seat-fields';

interface StepFieldsProps extends FieldsProps {
  readonly game: Game;
  readonly kind: 'roll-back' | 'correct-order';
}

/** The turn to reopen or to adjudicate with other orders, and the effect on later turns. */
export function StepFields({ game, kind, fields, onChange }: StepFieldsProps) {
  const t = useTranslations('rule-game');
  const choice = (
    <SelectField
      label={kind === 'roll-back' ? t('reopen') : t('turn')}
      id="step"
      value={fields.step}
      onChange={(event) => onChange({ step: Number(event.target.value) })}
      options={[...game.steps].reverse().map(({ step, label }) => [step, `${step}. ${label}`])}
    />
  );
  if (kind === 'roll-back') return choice;
  return (
    <>
      <div className="field-pair">
        {choice}
        <SeatField game={game} fields={fields} onChange={onChange} />
      </div>
      <OrdersField game={game} fields={fields} onChange={onChange} />
      {fields.step === game.steps.at(-1)?.step ? null : (
        <SelectField
          label={t('later')}
          id="later"
          value={fields.later}
          onChange={(event) => onChange({ later: event.target.value === 'again' ? 'again' : 'anew' })}
        >
          <option value="anew">{t('laterAnew')}</option>
          <option value="again">{t('laterAgain')}</option>
        </SelectField>
      )}
    </>
  );
}
