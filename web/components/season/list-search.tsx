import { useTranslations } from 'next-intl';
import { queryOf } from '../../lib/api';
import { Link } from '../frame/link';

interface ListSearchProps {
  /** The page with the list. */
  readonly address: string;
  readonly label: string;
  readonly search: string;
  /** Further parameters of the address, which are kept. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Finds a name in a long list; a plain form, so that it works without a script. */
export function ListSearch({ address, label, search, kept = {} }: ListSearchProps) {
  const t = useTranslations('lists');
  return (
    <search>
      <form className="list-search" action={address}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="hidden-text">{label}</span>
          <input
            className="input"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={60}
            placeholder={label}
          />
        </label>
        <button type="submit" className="button small">
          {t('find')}
        </button>
        {search === '' ? null : <Link href={`${address}${queryOf(kept)}`}>{t('showAll')}</Link>}
      </form>
    </search>
  );
}

interface ListPagesProps {
  readonly address: string;
  readonly page: number;
  readonly pages: number;
  /** The size of the list, in words: "350 players". */
  readonly holds: string;
  readonly asked: Readonly<Record<string, string>>;
}

/** Links to the other pages of a list. */
export function ListPages({ address, page, pages, holds, asked }: ListPagesProps) {
  const t = useTranslations('lists');
  if (pages < 2) return null;
  const to = (number: number) => `${address}${queryOf({ ...asked, page: number })}`;
  return (
    <nav className="list-pages" aria-label={t('pages')}>
      {page > 1 ? <Link href={to(page - 1)}>{t('before')}</Link> : null}
      <span>{t('page', { page, pages, holds })}</span>
      {page < pages ? <Link href={to(page + 1)}>{t('next')}</Link> : null}
      {page > 2 ? <Link href={to(1)}>{t('first')}</Link> : null}
      {page < pages - 1 ? <Link href={to(pages)}>{t('last')}</Link> : null}
    </nav>
  );
}
