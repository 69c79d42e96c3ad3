import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { Card } from '../forms/card';

/** The season's scoring and totals in sentences, with links to the details. */
export function HowPointsAreMade({ season }: { readonly season: Season }) {
  const canSetUp = season.myRoles.includes('organizer') && season.status === 'registration';
  const links = [
    ...(season.counts.boards > 0 ? [['laboratory', 'Try other systems on this season']] : []),
    ...(season.teams || canSetUp ? [['teams', season.teams ? 'Teams' : 'Set up teams']] : []),
    ...(season.division === null ? [] : [['divisions', `Divisions of ${season.division.of}`]]),
  ] as const;
  return (
    <Card title="How points are scored">
      <p className="muted">{season.scoring.explanation}</p>
      <p className="muted mt-2">{season.rules}</p>
      {links.length === 0 ? null : (
        <ul className="mt-3">
          {links.map(([page, text]) => (
            <li key={page}>
              <Link href={`/seasons/${season.id}/${page}`}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
