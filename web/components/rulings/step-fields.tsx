import { useEffect } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { SelectField, TextAreaField } from '../forms/field';
import { type FieldsProps, SeatField } from './seat-fields';

interface StepFieldsProps extends FieldsProps {
  readonly game: Game;
  readonly kind: 'roll-back' | 'correct-order';
}

/** The turn to reopen or to adjudicate with other orders, and what happens to later turns. */
export function StepFields({ game, kind, fields, onChange }: StepFieldsProps) {
  const choice = (
    <SelectField
      label={kind === 'roll-back' ? 'Reopen' : 'Turn'}
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
          label="Later turns"
          id="later"
          value={fields.later}
          onChange={(event) => onChange({ later: event.target.value === 'again' ? 'again' : 'anew' })}
        >
          <option value="anew">Are taken back and ordered again</option>
          <option value="again">Are replayed with the orders given then</option>
        </SelectField>
      )}
    </>
  );
}

function OrdersField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  const { step, seat } = fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or seat begins with its own orders
  useEffect(() => {
    let current = true;
    void api('GET /games/{id}/steps/{step}', { id: game.id, step }).then((answer) => {
      if (!current || !answer.ok) return;
      const given = answer.value.orders.filter((verdict) => verdict.seat === seat);
      const lines = given.map(({ order }) => `  ${JSON.stringify(order)}`);
      onChange({ orders: lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]` });
    });
    return () => {
      current = false;
    };
  }, [game.id, step, seat]);
  return (
    <TextAreaField
      label="Orders"
      id="orders"
      className="input mono"
      rows={7}
      spellCheck={false}
      value={fields.orders}
      onChange={(event) => onChange({ orders: event.target.value })}
      help="A JSON list of the orders that counted then. New York 2047 also takes its text notation, one order a line."
    />
  );
}
