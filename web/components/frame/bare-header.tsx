import { BrandSign } from './brand-sign';
import { SECTION_LINKS, type SectionNames } from './section-links';

interface BareHeaderProps {
  /** What the bar is called. */
  readonly main: string;
  readonly sections: SectionNames;
}

/** The bar on top in words alone, for what the browser itself must draw when a page has failed. */
export function BareHeader({ main, sections }: BareHeaderProps) {
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <BrandSign />
          <span>Turreton</span>
        </a>
        <nav className="main-links" aria-label={main}>
          {SECTION_LINKS.map(({ id, href }) => (
            <a key={id} href={href}>
              {sections[id]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
