import { useTranslations } from 'next-intl';
import { BrandSign } from './brand-sign';
import { sectionNames } from './section-links';
import { SECTIONS } from './sections';

/** The bar on top without a script of its own, for content that every page includes. */
export function PlainHeader() {
  const t = useTranslations('frame');
  const names = sectionNames(t);
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <BrandSign />
          <span>Turreton</span>
        </a>
        <nav className="main-links" aria-label={t('main')}>
          {SECTIONS.map(({ id, href, Icon }) => (
            <a key={id} href={href}>
              <Icon size={20} />
              <span>{names[id]}</span>
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
