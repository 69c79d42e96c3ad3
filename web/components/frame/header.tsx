import { ClipboardList } from 'lucide-react';
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
  const names = sectionNames(t, player === null);
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
          {player === null ? null : <DeskLink leagues={player.leaguesRun} label={t('desk')} />}
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

/** For those who run a league: its desk, or the list of their leagues. */
function DeskLink({ leagues, label }: { readonly leagues: readonly string[]; readonly label: string }) {
  const [only, ...others] = leagues;
  if (only === undefined) return null;
  return (
    <Link className="desk-link" href={others.length === 0 ? `/leagues/${only}/desk` : '/#runs'}>
      <ClipboardList size={20} aria-hidden />
      <span>{label}</span>
    </Link>
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
