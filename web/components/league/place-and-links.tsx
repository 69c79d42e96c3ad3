import type { League } from '../../../functions/core/league/leagues.schema';

/** The venue of a league or season, and its links to other sites. */
export function PlaceAndLinks({ venue, links }: Pick<League, 'venue' | 'links'>) {
  if (venue === '' && links.length === 0) return null;
  return (
    <ul className="mt-3">
      {venue === '' ? null : <li>{venue}</li>}
      {links.map(({ title, url }) => (
        <li key={`${title} ${url}`}>
          <a href={url} rel="noopener nofollow ugc">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
