import { useTranslations } from 'next-intl';

/** The name of a visitor at a board with friends; the others see that they are a guest. */
export function GuestNameField({ id }: { readonly id: string }) {
  const t = useTranslations('friends');
  return (
    <div className="field">
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        className="input"
        name="name"
        required
        minLength={2}
        maxLength={40}
        autoComplete="nickname"
      />
      <p className="help">{t('nameHelp')}</p>
    </div>
  );
}
