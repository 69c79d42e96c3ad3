import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';
import { OrderRows } from '../corrections/order-rows';
import { usePlayedOrders } from '../corrections/use-played-orders';
import { TextAreaField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { peopleOf } from '../frame/people';
import { readJson } from './json-value';
import type { FieldsProps } from './seat-fields';

/**
 * The orders of a seat in a turn as they counted then, to be chosen from the orders that it could have given, and as
 * text.
 */
export function OrdersField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
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
