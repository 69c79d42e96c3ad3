import Link from 'next/link';
import type { Shared } from '../../../functions/api/schemas/fair-play';
import { counted } from '../../lib/time';
import { State } from '../frame/porthole';
import { When } from '../frame/when';

/** Players who gave orders with one device or in one network. */
export function SharedPresences({ shared }: { readonly shared: readonly Shared[] }) {
  return (
    <section className="section" aria-labelledby="shared">
      <div className="section-head">
        <h2 id="shared">Shared devices and networks</h2>
      </div>
      {shared.length === 0 ? (
        <p className="card empty">
          No two players gave orders from the same device or network in the last half year.
        </p>
      ) : (
        <ul className="card rows">
          {shared.map(({ players: [one, other], devices, networks, lastAt }) => (
            <li key={`${one.id} ${other.id}`}>
              <div className="grow">
                <h3>
                  <Link href={`/players/${encodeURIComponent(one.id)}`}>{one.name}</Link> and{' '}
                  <Link href={`/players/${encodeURIComponent(other.id)}`}>{other.name}</Link>
                </h3>
                <p className="small muted">
                  {[
                    devices > 0 ? counted(devices, 'device') : '',
                    networks > 0 ? counted(networks, 'network') : '',
                  ]
                    .filter((words) => words !== '')
                    .join(' and ')}
                  , last <When at={lastAt} as="long" />
                </p>
              </div>
              {devices > 0 ? <State reading="late">Same device</State> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
