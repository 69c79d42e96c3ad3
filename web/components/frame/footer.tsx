import { getTranslations } from 'next-intl/server';
import { languageOfReader } from '../../lib/language';
import { reader, zoneOfReader } from '../../lib/reader';
import { LanguageChoice } from './language-choice';
import { Link } from './link';

export async function Footer() {
  const t = await getTranslations('frame');
  const [player, language, zone] = await Promise.all([reader(), languageOfReader(), zoneOfReader()]);
  return (
    <footer className="foot wrap">
      <span>{t('zone', { zone: zone.replaceAll('_', ' ') })}</span>
      <Link href="/games">{t('gamesAndRules')}</Link>
      <Link href="/reference">{t('apiReference')}</Link>
      <Link href="/credits">{t('credits')}</Link>
      <Link href="/privacy">{t('privacy')}</Link>
      <Link href="/terms">{t('terms')}</Link>
      <Link href="/contact">{t('contact')}</Link>
      <LanguageChoice
        label={t('language')}
        shown={language}
        account={player === null ? undefined : player.language}
      />
    </footer>
  );
}
