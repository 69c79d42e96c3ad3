import { getTranslations } from 'next-intl/server';
import { reader } from '../../lib/reader';
import { BrandSign } from './brand-sign';
import { Link } from './link';
import { sectionNames } from './section-links';
import { SECTIONS, type Section } from './sections';
import { TabReader } from './tab-reader';
import { ThemeToggle } from './theme-toggle';

/**
 * The bar on top of every page except the game table: the sections, and the reader. Nothing is prefetched: each of
 * these pages is rendered for its reader when it is opened, so that a browser would fetch five frames and get no page.
 */
export async function Header({ here }: { here?: Section }) {
  const t = await getTranslations('frame');
  const player = await reader();
  const names = sectionNames(t);
  return (
    <header className="top">
      <TabReader id={player?.id ?? null} />
      <div className="wrap">
        <Brand />
        <nav className="main-links" aria-label={t('main')}>
          {SECTIONS.map(({ id, href, Icon }) => (
            <Link key={id} href={href} {...(id === here ? { 'aria-current': 'page' as const } : {})}>
              <Icon size={20} />
              <span>{names[id]}</span>
            </Link>
          ))}
        </nav>
        <div className="account">
          <ThemeToggle label={t('switchTheme')} />
          {player === null ? (
            <Link className="button compact" href="/signin">
              {t('logIn')}
            </Link>
          ) : (
            <Link
              className="initials-target"
              href="/me"
              aria-label={t('yourAccount', { name: player.name, initials: initials(player.name) })}
            >
              <span className="initials">{initials(player.name)}</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

function Brand() {
  return (
    <Link className="brand" href="/">
      <BrandSign />
      <span>Turreton</span>
    </Link>
  );
}
