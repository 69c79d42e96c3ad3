import { BrandSign } from './brand-sign';
import { SECTION_LINKS } from './section-links';

/** The bar on top in words alone, for what the browser itself must draw when a page has failed. */
export function BareHeader() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <BrandSign />
          <span>Turreton</span>
        </a>
        <nav className="main-links" aria-label="Main">
          {SECTION_LINKS.map(({ id, href, name }) => (
            <a key={id} href={href}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
