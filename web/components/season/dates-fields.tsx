import type { Schedule } from '../../../engine/tournament/schedule';
import { wallTime } from '../../lib/wall-time';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';
import { CHECK_IN_HOURS, roundDatesIn } from './dates-from';

interface DatesFieldsProps {
  readonly start: Schedule;
  /** The zone of the league's deadlines, in which dates are written. */
  readonly zone: string;
  /** Whether a draft can announce itself. */
  readonly isDraft: boolean;
  /** Why the platform refused what stands at a path of the schedule. */
  readonly wrong: (path: string) => string | null;
}

const DATES = [
  ['opensAt', 'Registration opens', 'Leave empty to open it when the season is announced.'],
  ['closesAt', 'Registration closes', 'Leave empty to close it with the start.'],
  ['startsAt', 'The season starts', 'Leave empty to start it yourself.'],
] as const;

/** When a season goes on by itself. Every field may stay empty: then an organizer does it, or it follows at once. */
export function DatesFields({ start, zone, isDraft, wrong }: DatesFieldsProps) {
  return (
    <fieldset className="field">
      <legend>Dates, {zone} time</legend>
      {isDraft ? (
        <DateField
          name="announcesAt"
          label="The draft is announced"
          help="Leave empty to announce it yourself. Until then only organizers see it."
          {...{ start, zone, wrong }}
        />
      ) : null}
      {DATES.map(([name, label, help]) => (
        <DateField key={name} {...{ name, label, help, start, zone, wrong }} />
      ))}
      <NumberField
        name="fewest"
        label="Fewest players"
        min={1}
        max={10_000}
        defaultValue={start.fewest ?? ''}
        wrong={wrong('fewest')}
        help="With fewer the start is postponed: everyone is told, and registration stays open until you act."
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
  const rounds = start.rounds.map((_, at) => wrong(`rounds.${at}.opensAt`) ?? wrong(`rounds.${at}.endsAt`));
  return (
    <>
      <NumberField
        name="everyDays"
        label="Days from one round to the next"
        min={1}
        max={366}
        defaultValue={start.everyDays ?? ''}
        wrong={wrong('everyDays')}
        help="7 opens a round each week. Leave empty to open a round when the one before it has ended."
      />
      <NumberField
        name="breakDays"
        label="Free days between rounds"
        min={0}
        max={366}
        defaultValue={start.breakDays}
        wrong={wrong('breakDays')}
      />
      <NumberField
        name="lastsDays"
        label="Days after which a round ends"
        min={1}
        max={366}
        defaultValue={start.lastsDays ?? ''}
        wrong={wrong('lastsDays')}
        help="Players of open boards are told a day before. Leave empty to let every board play to its end."
      />
      <SelectField
        name="slow"
        label="Boards that still run then"
        defaultValue={start.slow}
        wrong={wrong('slow')}
        options={[
          ['stands', 'are scored as they stand'],
          ['void', 'end without a result'],
        ]}
      />
      <TextField
        name="roundDates"
        label="Dates of single rounds"
        defaultValue={roundDatesIn(start.rounds, zone)}
        wrong={wrong('rounds') ?? rounds.find((one) => one !== null)}
        help="For each round its opening and its end, or a dash, with spaces between rounds: 2027-01-10T20:00/2027-01-20T20:00 2027-02-07T20:00/-"
      />
    </>
  );
}

function CheckInFields({ start, wrong }: Part) {
  const { minutes = 2880, assume = 'plays' } = start.checkIn ?? {};
  return (
    <>
      <SelectField
        name="checkInMinutes"
        label="Check-in opens before a round"
        defaultValue={minutes}
        wrong={wrong('checkIn')}
        options={
          CHECK_IN_HOURS.some(([value]) => value === minutes)
            ? CHECK_IN_HOURS
            : [[minutes, `${minutes} minutes`], ...CHECK_IN_HOURS]
        }
        help="For seasons that ask players to confirm each round. They are told when it opens, and reminded before it closes."
      />
      <SelectField
        name="assume"
        label="Players who do not answer"
        defaultValue={assume}
        options={[
          ['plays', 'play'],
          ['sits-out', 'sit the round out, unless too few have answered'],
        ]}
      />
    </>
  );
}

function Renewal({ start: { renews } }: Pick<Part, 'start'>) {
  return (
    <>
      <Check
        name="renews"
        defaultChecked={renews !== null}
        title="Found the next season by itself"
        about="With these settings, the next number in its name, and its dates as many weeks later. The players are asked to play again."
      />
      <NumberField
        name="afterDays"
        label="Days after the end"
        min={0}
        max={366}
        defaultValue={renews?.afterDays ?? 7}
      />
    </>
  );
}
