import Link from 'next/link';
import type { DeskSeason } from '../../../functions/api/schemas/desk';
import { counted } from '../../lib/time';
import { Card } from '../forms/card';

/** Open and running seasons, each with what waits in it and a link to its rulings. */
export function DeskSeasons({ seasons }: { readonly seasons: readonly DeskSeason[] }) {
  if (seasons.length === 0)
    return (
      <Card title="Seasons">
        <p className="muted">No season is open or running.</p>
      </Card>
    );
  return seasons.map(({ season, status, round, asked, planned }) => (
    <Card key={season.id} title={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}>
      <p className="muted">
        {status === 'running' ? `Round ${round} is being played.` : 'Registration is open.'}
      </p>
      {asked > 0 ? (
        <p>
          <Link href={`/seasons/${season.id}`}>{counted(asked, 'player')}</Link> asked for a place.
        </p>
      ) : null}
      {planned.map((one) => (
        <p key={one}>
          <Link href={`/seasons/${season.id}`}>Round {one}</Link> is planned and waits to be released.
        </p>
      ))}
      <p className="form-actions mt-3">
        {status === 'running' ? (
          <Link className="button compact" href={`/seasons/${season.id}/ruling`}>
            Pause, resume or extend
          </Link>
        ) : null}
        <Link className="button compact" href={`/seasons/${season.id}/signs`}>
          Fair play
        </Link>
      </p>
    </Card>
  ));
}
