import { Check } from '../forms/check';
import { NumberField } from '../forms/field';
import { Radio } from '../forms/radio';
import type { Template } from './templates';

const MODES = [
  { id: 'open', name: 'Anyone', about: 'everyone who registers is in, while there are places' },
  { id: 'invitation', name: 'By invitation', about: 'with a link that you send' },
  { id: 'approval', name: 'By approval', about: 'you let each player in' },
] as const;

const CHECKS = [
  {
    name: 'confirm',
    title: 'Confirm each round',
    about: 'Players are asked before each round. Under Dates you say what silence means.',
  },
  {
    name: 'late',
    title: 'Late arrivals',
    about: 'Players can join while the season runs, from its next round on.',
  },
  {
    name: 'review',
    title: 'Look at each round first',
    about: 'Each draw waits for you. You can swap two players before you release the boards.',
  },
] as const;

/** Who can register, and how rounds open. */
export function RegistrationFields({ start }: { readonly start: Template['registration'] }) {
  return (
    <fieldset className="field">
      <legend>Registration</legend>
      <div className="choices">
        {MODES.map(({ id, name, about }) => (
          <Radio key={id} name="mode" value={id} checked={id === start.mode} title={name} about={about} />
        ))}
        {CHECKS.map(({ name, title, about }) => (
          <Check key={name} name={name} defaultChecked={start[name]} title={title} about={about} />
        ))}
      </div>
      <NumberField
        label="Places"
        name="capacity"
        min={1}
        max={10_000}
        defaultValue={start.capacity ?? ''}
        help="Leave empty for no limit. Later players join a waiting list and move up automatically."
      />
    </fieldset>
  );
}

export function registrationFrom(form: FormData) {
  const capacity = String(form.get('capacity') ?? '');
  return {
    mode: MODES.find(({ id }) => id === form.get('mode'))?.id ?? 'open',
    capacity: capacity === '' ? null : Number(capacity),
    confirm: form.get('confirm') === 'on',
    late: form.get('late') === 'on',
    review: form.get('review') === 'on',
  };
}
