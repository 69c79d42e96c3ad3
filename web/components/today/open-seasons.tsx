import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { counted } from '../../lib/time';
import { Plate } from '../frame/plate';

/** Seasons that the reader can join now; nothing where there is none. */
export function OpenSeasons({ seasons }: { readonly seasons: readonly Season[] }) {
  if (seasons.length === 0) return null;
  return (
    <section className="section" aria-labelledby="open">
      <div className="section-head">
        <h2 id="open">Seasons you can join</h2>
      </div>
      <ul className="rows card">
        {seasons.map((season) => (
          <li key={season.id}>
            <Plate system={season.system} small />
            <div className="grow">
              <h3>
                <Link href={`/seasons/${season.id}`}>{season.name}</Link>
              </h3>
              <p className="small muted">
                {season.systemTitle}, {season.league.name}
              </p>
            </div>
            <span className="small muted numbers">{counted(season.counts.in, 'player')} so far</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
