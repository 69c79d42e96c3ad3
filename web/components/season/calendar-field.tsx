import { NumberField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { CalendarPreview } from './calendar-preview';
import type { useCalendar } from './use-calendar';

/** The calendar of these settings, if the season starts today. */
export function CalendarField({
  rounds,
  problem,
}: Pick<ReturnType<typeof useCalendar>, 'rounds' | 'problem'>) {
  return (
    <fieldset className="field">
      <legend>Calendar</legend>
      <NumberField
        name="expected"
        label="Players you expect"
        min={1}
        max={10_000}
        help="If the season starts at its date, or today where it has none, and games are as long as usual. It does not bind you."
      />
      <ProblemNote problem={problem} />
      <CalendarPreview rounds={rounds} />
    </fieldset>
  );
}
