import { useTranslations } from 'next-intl';

/** What a visitor is called at a board with friends, who read that it is a guest. */
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
