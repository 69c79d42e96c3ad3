import { BrandSign } from './brand-sign';
import { SECTIONS } from './sections';

/** The bar on top without a script of its own, for what every page carries along. */
export function PlainHeader() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <BrandSign />
          <span>Turreton</span>
        </a>
        <nav className="main-links" aria-label="Main">
          {SECTIONS.map(({ id, href, name, Icon }) => (
            <a key={id} href={href}>
              <Icon size={20} />
              <span>{name}</span>
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
