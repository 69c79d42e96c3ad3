import { useTranslations } from 'next-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../messages/languages';
import type { TextIn } from '../../../messages/text-in';
import { TextAreaField } from './field';

interface TextInLanguagesProps {
  /** The name of the field beside which these are shown. */
  readonly name: string;
  readonly texts: TextIn;
  readonly maxLength: number;
}

/** A text in further languages of its readers: collapsed until they are needed. */
export function TextInLanguages({ name, texts, maxLength }: TextInLanguagesProps) {
  const t = useTranslations('text-in');
  return (
    <details className="more" open={Object.keys(texts).length > 0}>
      <summary>{t('title')}</summary>
      <p className="help">{t('help')}</p>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          name={`${name}.${language}`}
          rows={4}
          maxLength={maxLength}
          defaultValue={texts[language] ?? ''}
        />
      ))}
    </details>
  );
}

/** The texts of a form in other languages; empty fields are left out. */
export function textsIn(form: FormData, name: string): TextIn {
  const filled = LANGUAGES.map((language) => [
    language,
    String(form.get(`${name}.${language}`) ?? '').trim(),
  ]);
  return Object.fromEntries(filled.filter(([, text]) => text !== ''));
}
