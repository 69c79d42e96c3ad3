import { useTranslations } from 'next-intl';
import { formReader } from '../../lib/form-reader';
import { Check } from '../forms/check';
import { NumberField } from '../forms/field';
import { Radio } from '../forms/radio';
import type { Template } from './templates';

const MODES = ['open', 'invitation', 'approval'] as const;

/** Who can register, and how rounds open. */
export function RegistrationFields({ start }: { readonly start: Template['registration'] }) {
  const t = useTranslations('season-form');
  const modes = [
    { id: 'open', name: t('registration.open'), about: t('registration.openAbout') },
    { id: 'invitation', name: t('registration.invitation'), about: t('registration.invitationAbout') },
    { id: 'approval', name: t('registration.approval'), about: t('registration.approvalAbout') },
  ] as const;
  const checks = [
    { name: 'confirm', title: t('registration.confirm'), about: t('registration.confirmAbout') },
    { name: 'late', title: t('registration.late'), about: t('registration.lateAbout') },
    { name: 'review', title: t('registration.review'), about: t('registration.reviewAbout') },
  ] as const;
  return (
    <fieldset className="field">
      <legend>{t('registration.title')}</legend>
      <div className="choices">
        {modes.map(({ id, name, about }) => (
          <Radio key={id} name="mode" value={id} checked={id === start.mode} title={name} about={about} />
        ))}
        {checks.map(({ name, title, about }) => (
          <Check key={name} name={name} defaultChecked={start[name]} title={title} about={about} />
        ))}
      </div>
      <NumberField
        label={t('registration.places')}
        name="capacity"
        min={1}
        max={10_000}
        defaultValue={start.capacity ?? ''}
        help={t('registration.placesHelp')}
      />
    </fieldset>
  );
}

export function registrationFrom(form: FormData) {
  const { number, isChecked, oneOf } = formReader(form);
  return {
    mode: oneOf('mode', MODES),
    capacity: number('capacity'),
    confirm: isChecked('confirm'),
    late: isChecked('late'),
    review: isChecked('review'),
  };
}
