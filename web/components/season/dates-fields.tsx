import { useLocale, useTranslations } from 'next-intl';
import type { Schedule } from '../../../engine/tournament/schedule';
import type { Language } from '../../../messages/languages';
import { withUnit } from '../../lib/time';
import { wallTime } from '../../lib/wall-time';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';
import { CHECK_IN_MINUTES, roundDatesIn } from './dates-from';

interface DatesFieldsProps {
  readonly start: Schedule;
  /** The zone of the league's deadlines, in which dates are written. */
  readonly zone: string;
  /** Whether a draft can be announced automatically. */
  readonly isDraft: boolean;
  /** The reason why the platform refused the value at a path of the schedule. */
  readonly wrong: (path: string) => string | null;
}

/**
 * The dates at which a season advances automatically. Every field may be empty: then an organizer advances it, or it
 * advances at once.
 */
export function DatesFields({ start, zone, isDraft, wrong }: DatesFieldsProps) {
  const t = useTranslations('season-form');
  const dates = [
    ['opensAt', t('dates.opens'), t('dates.opensHelp')],
    ['closesAt', t('dates.closes'), t('dates.closesHelp')],
    ['startsAt', t('dates.starts'), t('dates.startsHelp')],
  ] as const;
  return (
    <fieldset className="field">
      <legend>{t('dates.legend', { zone })}</legend>
      {isDraft ? (
        <DateField
          name="announcesAt"
          label={t('dates.announces')}
          help={t('dates.announcesHelp')}
          {...{ start, zone, wrong }}
        />
      ) : null}
      {dates.map(([name, label, help]) => (
        <DateField key={name} {...{ name, label, help, start, zone, wrong }} />
      ))}
      <NumberField
        name="fewest"
        label={t('dates.fewest')}
        min={1}
        max={10_000}
        defaultValue={start.fewest ?? ''}
        wrong={wrong('fewest')}
        help={t('dates.fewestHelp')}
      />
      <RoundFields {...{ start, zone, wrong }} />
      <CheckInFields {...{ start, wrong }} />
      <Renewal start={start} />
    </fieldset>
  );
}

type Part = Pick<DatesFieldsProps, 'start' | 'wrong'>;

interface DateFieldProps extends Part {
  readonly name: 'announcesAt' | 'opensAt' | 'closesAt' | 'startsAt';
  readonly label: string;
  readonly help: string;
  readonly zone: string;
}

function DateField({ name, label, help, start, zone, wrong }: DateFieldProps) {
  const chosen = start[name];
  return (
    <TextField
      key={`${name} ${zone}`}
      type="datetime-local"
      name={name}
      label={label}
      help={help}
      wrong={wrong(name)}
      defaultValue={chosen === null ? '' : wallTime(Date.parse(chosen), zone)}
    />
  );
}

function RoundFields({ start, zone, wrong }: Part & Pick<DatesFieldsProps, 'zone'>) {
  const t = useTranslations('season-form');
  const rounds = start.rounds.map((_, at) => wrong(`rounds.${at}.opensAt`) ?? wrong(`rounds.${at}.endsAt`));
  return (
    <>
      <NumberField
        name="everyDays"
        label={t('dates.everyDays')}
        min={1}
        max={366}
        defaultValue={start.everyDays ?? ''}
        wrong={wrong('everyDays')}
        help={t('dates.everyDaysHelp')}
      />
      <NumberField
        name="breakDays"
        label={t('dates.breakDays')}
        min={0}
        max={366}
        defaultValue={start.breakDays}
        wrong={wrong('breakDays')}
      />
      <NumberField
        name="lastsDays"
        label={t('dates.lastsDays')}
        min={1}
        max={366}
        defaultValue={start.lastsDays ?? ''}
        wrong={wrong('lastsDays')}
        help={t('dates.lastsDaysHelp')}
      />
      <SelectField
        name="slow"
        label={t('dates.slow')}
        defaultValue={start.slow}
        wrong={wrong('slow')}
        options={[
          ['stands', t('dates.slowStands')],
          ['void', t('dates.slowVoid')],
        ]}
      />
      <TextField
        name="roundDates"
        label={t('dates.roundDates')}
        defaultValue={roundDatesIn(start.rounds, zone)}
        wrong={wrong('rounds') ?? rounds.find((one) => one !== null)}
        help={t('dates.roundDatesHelp')}
      />
    </>
  );
}

function CheckInFields({ start, wrong }: Part) {
  const t = useTranslations('season-form');
  const language = useLocale();
  const { minutes = 2880, assume = 'plays' } = start.checkIn ?? {};
  const choices = CHECK_IN_MINUTES.includes(minutes) ? CHECK_IN_MINUTES : [minutes, ...CHECK_IN_MINUTES];
  return (
    <>
      <SelectField
        name="checkInMinutes"
        label={t('dates.checkIn')}
        defaultValue={minutes}
        wrong={wrong('checkIn')}
        options={choices.map((one) => [one, inLargestUnit(one, language)])}
        help={t('dates.checkInHelp')}
      />
      <SelectField
        name="assume"
        label={t('dates.silent')}
        defaultValue={assume}
        options={[
          ['plays', t('dates.silentPlay')],
          ['sits-out', t('dates.silentSitOut')],
        ]}
      />
    </>
  );
}

const UNITS = [
  [7 * 24 * 60, 'week'],
  [24 * 60, 'day'],
  [60, 'hour'],
] as const;

/** "15 minutes", "1 hour", "2 days", "1 week". */
function inLargestUnit(minutes: number, language: Language): string {
  const [size, unit] = UNITS.find(([one]) => minutes % one === 0) ?? [1, 'minute'];
  return withUnit(minutes / size, unit, language);
}

function Renewal({ start: { renews } }: Pick<Part, 'start'>) {
  const t = useTranslations('season-form');
  return (
    <>
      <Check
        name="renews"
        defaultChecked={renews !== null}
        title={t('dates.renews')}
        about={t('dates.renewsAbout')}
      />
      <NumberField
        name="afterDays"
        label={t('dates.afterDays')}
        min={0}
        max={366}
        defaultValue={renews?.afterDays ?? 7}
      />
    </>
  );
}
