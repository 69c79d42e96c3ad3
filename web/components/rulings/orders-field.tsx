import { useEffect, useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { TextAreaField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { readJson } from './json-value';
import type { FieldsProps } from './seat-fields';
import { ValueFields } from './value-fields';

/** The orders of a seat in a turn as they counted then, order by order, and as text. */
export function OrdersField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  const { step, seat } = fields;
  const [texts, setTexts] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or seat begins with its own orders
  useEffect(() => {
    let current = true;
    void api('GET /games/{id}/steps/{step}', { id: game.id, step }).then((answer) => {
      if (!current || !answer.ok) return;
      const given = answer.value.orders.filter((verdict) => verdict.seat === seat);
      setTexts(given.map(({ order }) => JSON.stringify(order)));
      onChange({ orders: textOf(given.map(({ order }) => order)) });
    });
    return () => {
      current = false;
    };
  }, [game.id, step, seat]);
  const read = readJson(fields.orders);
  const orders: readonly unknown[] | null = Array.isArray(read) ? read : null;
  const write = (next: readonly unknown[]) => onChange({ orders: textOf(next) });
  return (
    <fieldset className="field">
      <legend>Orders</legend>
      {orders?.length === 0 ? <p className="help">No orders: the seat counts as silent.</p> : null}
      {orders?.map((order, at) => (
        <OneOrder
          // biome-ignore lint/suspicious/noArrayIndexKey: orders keep their places
          key={at}
          number={at + 1}
          order={order}
          isAsThen={texts[at] === JSON.stringify(order)}
          onReplace={(next) => write(orders.toSpliced(at, 1, ...next))}
        />
      ))}
      <FormPart title="As text" hint="A JSON list, or the notation of the game">
        <TextAreaField
          label="Orders as text"
          id="orders"
          className="input mono"
          rows={7}
          spellCheck={false}
          value={fields.orders}
          onChange={(event) => onChange({ orders: event.target.value })}
          help="New York 2047 also takes its text notation, one order a line."
        />
      </FormPart>
    </fieldset>
  );
}

interface OneOrderProps {
  readonly number: number;
  readonly order: unknown;
  readonly isAsThen: boolean;
  /** Puts these orders in its place. */
  readonly onReplace: (orders: readonly unknown[]) => void;
}

function OneOrder({ number, order, isAsThen, onReplace }: OneOrderProps) {
  return (
    <div className="card form">
      <p className="small muted">
        Order {number}
        {isAsThen ? ', as it counted then' : ', changed'}
      </p>
      <ValueFields value={order} onChange={(next) => onReplace([next])} />
      <p className="form-actions">
        <button type="button" className="button small" onClick={() => onReplace([])}>
          Take order {number} away
        </button>
        <button type="button" className="button small" onClick={() => onReplace([order, order])}>
          Add one like order {number}
        </button>
      </p>
    </div>
  );
}

function textOf(orders: readonly unknown[]): string {
  const lines = orders.map((order) => `  ${JSON.stringify(order)}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}
