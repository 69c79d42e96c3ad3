import { Lock } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Texts } from '../../lib/texts';
import type { Schema } from '../forms/parameter-schema';
import { schemaTranslator, translateSchema } from '../forms/translate-schema';
import { optionText } from './option-text';
import { formatWords, leftOverWords } from './rule-words';

const namesOf = (t: Texts<'season-settings'>): Readonly<Record<string, string>> => ({
  system: t('fixed.system'),
  options: t('fixed.options'),
  boardSize: t('fixed.boardSize'),
  format: t('fixed.format'),
  leftOver: t('fixed.leftOver'),
  scoring: t('fixed.scoring'),
  aggregation: t('fixed.aggregation'),
  division: t('fixed.division'),
  anonymous: t('fixed.anonymous'),
});

interface FixedSettingsProps {
  readonly season: Season;
  readonly settings: CreateSeason;
  /** The schema of the game's options. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The settings that can no longer change, with the reason: an organizer reads it before trying. */
export function FixedSettings({ season, settings, options }: FixedSettingsProps) {
  const t = useTranslations('season-settings');
  const names = namesOf(t);
  const values: Readonly<Record<string, string | undefined>> = {
    ...valuesOf(season, settings, t, useTranslations('season-form')),
    options: useOptionsText(season, options),
  };
  const shown = season.fixed.filter(({ setting }) => values[setting] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section className="section" aria-labelledby="fixed">
      <h2 id="fixed" className="with-lock">
        <Lock size={18} aria-hidden="true" /> {t('fixed.title')}
      </h2>
      <dl className="fixed-settings">
        {shown.map(({ setting, why }) => (
          <div key={setting}>
            <dt>{names[setting] ?? setting}</dt>
            <dd>
              {values[setting]} <span className="small muted">{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The fixed settings as text; one that the season does not use is left out. */
function valuesOf(
  season: Season,
  settings: CreateSeason,
  t: Texts<'season-settings'>,
  form: Texts<'season-form'>,
): Readonly<Record<string, string | undefined>> {
  const { division } = settings;
  return {
    system: season.systemTitle,
    boardSize: String(season.boardSize),
    format: formatWords(form).find(({ id }) => id === season.format.kind)?.name,
    leftOver: leftOverWords(form).find(({ id }) => id === season.leftOver)?.name,
    scoring: season.scoring.name,
    aggregation: season.rules,
    division: division ? t('fixed.level', { level: division.level, of: division.of }) : undefined,
    anonymous: season.anonymous ? t('fixed.on') : t('fixed.off'),
  };
}

/** The options of the game with the labels of their form: "Last year of a board: 1907"; undefined if it has none. */
function useOptionsText(season: Season, options: FixedSettingsProps['options']): string | undefined {
  const t = useTranslations('season-settings');
  const [sent, language] = [useMessages(), useLocale()];
  const { properties = {} }: Schema = translateSchema(schemaTranslator(sent, 'said', language), options);
  const word = schemaTranslator(sent, 'words', language);
  const words = { nothing: t('fixed.none'), yes: t('fixed.yes'), no: t('fixed.no'), word };
  const all = Object.entries(season.options).flatMap(([name, value]) => {
    const schema = properties[name] ?? {};
    const text = optionText(value, schema, words);
    return text === '' ? [] : [`${schema.title ?? name}: ${text}`];
  });
  return all.length === 0 ? undefined : all.join('; ');
}
