import { useTranslations } from 'next-intl';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import { TextField } from '../forms/field';

/** The season as one of several divisions; empty fields mean no divisions. */
export function DivisionFields({ start }: { readonly start: CreateSeason['division'] }) {
  const t = useTranslations('scoring');
  const titles = {
    level: t('divisions.level'),
    up: t('divisions.up'),
    down: t('divisions.down'),
    target: t('divisions.target'),
    least: t('divisions.least'),
    most: t('divisions.most'),
  };
  return (
    <details className="more">
      <summary>
        {t('divisions.title')}
        <small>{t('divisions.about')}</small>
      </summary>
      <div className="schema-fields">
        <TextField
          label={t('divisions.name')}
          id="division-of"
          name="divisionOf"
          maxLength={60}
          defaultValue={start?.of}
          help={t('divisions.nameHelp')}
        />
        {FIELDS.map(({ name, least, initial }) => (
          <div className="field" key={name}>
            <label htmlFor={`division-${name}`}>{titles[name]}</label>
            <input
              id={`division-${name}`}
              name={`division-${name}`}
              type="number"
              className="input"
              min={least}
              defaultValue={start?.[name] ?? initial}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

const FIELDS = [
  { name: 'level', least: 1, initial: 1 },
  { name: 'up', least: 0, initial: 2 },
  { name: 'down', least: 0, initial: 2 },
  { name: 'target', least: 2, initial: 14 },
  { name: 'least', least: 2, initial: 7 },
  { name: 'most', least: 2, initial: 21 },
] as const;

/** Reads the division from the form; without a name there is none. */
export function divisionFrom(form: FormData) {
  const of = String(form.get('divisionOf') ?? '').trim();
  if (of === '') return {};
  const number = (name: (typeof FIELDS)[number]['name']) => Number(form.get(`division-${name}`));
  return {
    division: {
      of,
      level: number('level'),
      up: number('up'),
      down: number('down'),
      target: number('target'),
      least: number('least'),
      most: number('most'),
    },
  };
}
