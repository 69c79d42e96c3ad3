import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Circuits } from '../../../functions/core/circuit/circuits.schema';
import { Link } from '../frame/link';

interface CountsForProps {
  readonly season: string;
  readonly circuits: Circuits['circuits'];
}

/** The circuits to which a season belongs. */
export function CountsFor({ season, circuits }: CountsForProps) {
  const t = useTranslations('circuit');
  const counted = circuits.filter(({ events }) => events.includes(season));
  if (counted.length === 0) return null;
  return (
    <p className="mb-4">
      {t.rich('counts', {
        list: () =>
          counted.map(({ id, name, league }, at) => (
            <Fragment key={id}>
              {at === 0 ? '' : ', '}
              <Link href={`/leagues/${league.id}/circuits/${id}`}>{name}</Link>
            </Fragment>
          )),
      })}
    </p>
  );
}
