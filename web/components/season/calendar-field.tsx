import { useTranslations } from 'next-intl';
import { NumberField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { CalendarPreview } from './calendar-preview';
import type { useCalendar } from './use-calendar';

/** The calendar of these settings, if the season starts today. */
export function CalendarField({
  rounds,
  problem,
}: Pick<ReturnType<typeof useCalendar>, 'rounds' | 'problem'>) {
  const t = useTranslations('season-form');
  return (
    <fieldset className="field">
      <legend>{t('calendar.title')}</legend>
      <NumberField
        name="expected"
        label={t('calendar.expected')}
        min={1}
        max={10_000}
        help={t('calendar.help')}
      />
      <ProblemNote problem={problem} />
      <CalendarPreview rounds={rounds} />
    </fieldset>
  );
}
