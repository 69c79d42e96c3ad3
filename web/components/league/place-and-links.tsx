import type { League } from '../../../functions/api/schemas/leagues';

/** Where a league or season meets, and its pages elsewhere. */
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
