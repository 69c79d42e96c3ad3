import type { Texts } from '../../lib/texts';
import { BrandSign } from './brand-sign';
import { SECTION_LINKS, sectionNames } from './section-links';

/** The bar on top as text only, for pages that are shown after a failure. */
export function BareHeader({ t }: { readonly t: Texts<'frame'> }) {
  const names = sectionNames(t);
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <BrandSign />
          <span>Turreton</span>
        </a>
        <nav className="main-links" aria-label={t('main')}>
          {SECTION_LINKS.map(({ id, href }) => (
            <a key={id} href={href}>
              {names[id]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
