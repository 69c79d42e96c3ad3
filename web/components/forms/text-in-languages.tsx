import { useTranslations } from 'next-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../messages/languages';
import type { TextIn } from '../../../messages/text-in';
import { TextAreaField } from './field';

interface TextInLanguagesProps {
  /** Of the text that these stand beside. */
  readonly name: string;
  readonly texts: TextIn;
  readonly maxLength: number;
}

/** A text once more, in the languages of its readers: folded away until somebody wants them. */
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

/** What a form says in other languages; an empty field says nothing. */
export function textsIn(form: FormData, name: string): TextIn {
  const filled = LANGUAGES.map((language) => [
    language,
    String(form.get(`${name}.${language}`) ?? '').trim(),
  ]);
  return Object.fromEntries(filled.filter(([, text]) => text !== ''));
}
