import type { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { NumberField } from '../forms/number-field';
import { RadioField } from '../forms/radio-field';

const MODES = [
  { id: 'allowed', name: 'When all are ready', about: 'every seat that owes orders' },
  { id: 'consent', name: 'When all agree', about: 'also those who owe nothing in the turn' },
  { id: 'forbidden', name: 'Never', about: 'turns last as long as they are said to' },
] as const;

/** When turns may close before their deadline, and the clocks of games in which one seat decides at a time. */
export function EarlyFields({ start }: { readonly start: DeadlinePolicy }) {
  const { reserve } = start;
  return (
    <>
      <RadioField legend="Turns close early" name="early" options={MODES} chosen={start.earlyClose} />
      <NumberField
        name="undoSeconds"
        label="Seconds to take “ready” back"
        help="So long after the last one is ready a turn closes early."
        least={0}
        most={600}
        initial={start.undoSeconds ?? 0}
      />
      <details className="more">
        <summary>Where one seat decides at a time</summary>
        <p className="help">
          Each seat may have a reserve for the whole game beyond the time of a decision. What it takes beyond
          that time goes off the reserve; each decision that it gives adds to it.
        </p>
        <div className="field-pair">
          <NumberField
            name="reserveStart"
            label="Reserve, in minutes"
            help="0: none"
            least={0}
            most={43_200}
            initial={reserve?.start ?? 0}
          />
          <NumberField
            name="reserveMore"
            label="Added with each decision"
            least={0}
            most={43_200}
            initial={reserve?.increment ?? 0}
          />
        </div>
        <label className="choice">
          <input type="checkbox" name="quietHours" defaultChecked={start.quietHours === true} />
          <span>
            <b>Quiet hours</b>
            <span>A deadline in the quiet hours of who decides waits for their end.</span>
          </span>
        </label>
      </details>
    </>
  );
}

/** What the form says of early closes, reserves and quiet hours. */
export function earlyFrom(form: FormData) {
  const count = (name: string) => Number(form.get(name) ?? 0);
  const reserve = { start: count('reserveStart'), increment: count('reserveMore') };
  const most = Math.max(2 * reserve.start, reserve.increment);
  return {
    earlyClose: MODES.find(({ id }) => id === form.get('early'))?.id ?? 'allowed',
    ...(count('undoSeconds') > 0 ? { undoSeconds: count('undoSeconds') } : {}),
    ...(reserve.start + reserve.increment > 0 ? { reserve: { ...reserve, most } } : {}),
    ...(form.get('quietHours') === 'on' ? { quietHours: true } : {}),
  };
}
