import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';
import { OrderRows } from '../corrections/order-rows';
import { usePlayedOrders } from '../corrections/use-played-orders';
import { SelectField, TextAreaField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { peopleOf } from '../frame/people';
import { readJson } from './json-value';
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

/**
 * The orders of a seat in a turn as they counted then, to be chosen from the orders that it could have given, and as
 * text.
 */
function OrdersField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  const t = useTranslations('rule-game');
  const { step, seat } = fields;
  const write = (orders: readonly unknown[]) => onChange({ orders: textOf(orders) });
  const played = usePlayedOrders(game, step, seat, write);
  const read = readJson(fields.orders);
  const orders = Array.isArray(read) ? read.filter(isObject) : null;
  return (
    <fieldset className="field">
      <legend>{t('orders.title')}</legend>
      <p className="help">
        {t('orders.help')} {played?.corrections.hint}
      </p>
      {played !== null && orders?.length === 0 ? <p className="help">{t('orders.silent')}</p> : null}
      {orders === null || played === null ? null : (
        <OrderRows {...{ orders, played, seat }} people={peopleOf(game.seats)} onChange={write} />
      )}
      <FormPart title={t('orders.asText')} hint={t('orders.asTextHint')}>
        <TextAreaField
          label={t('orders.label')}
          id="orders"
          className="input mono"
          rows={7}
          spellCheck={false}
          value={fields.orders}
          onChange={(event) => onChange({ orders: event.target.value })}
          help={t('orders.textHelp')}
        />
      </FormPart>
    </fieldset>
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textOf(orders: readonly unknown[]): string {
  const lines = orders.map((order) => `  ${JSON.stringify(order)}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}
