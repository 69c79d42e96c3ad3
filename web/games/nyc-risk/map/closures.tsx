import { useTexts } from '#texts';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Geography, Place } from './geometry';
import { middleOf, pathOf } from './passage-path';

interface ClosuresProps {
  readonly geography: Geography;
  readonly view: Pick<View, 'closed' | 'boosts'>;
}

/** Closed crossings, clearly barred, and the ferries chartered for this turn. */
export function Closures({ geography: { places, passages }, view }: ClosuresProps) {
  const t = useTexts('nyc-risk');
  const closed = new Set(view.closed.map(({ crossing }) => crossing));
  return (
    <g pointerEvents="none">
      {view.boosts.links.map((link) => (
        <Chartered key={link.join(' ')} link={link} places={places} />
      ))}
      {passages
        .filter(({ id }) => closed.has(id))
        .map((passage) => (
          <g key={passage.id}>
            <path d={pathOf(passage)} stroke="var(--skin-ground)" strokeWidth="10" />
            <path
              d={pathOf(passage)}
              stroke="var(--map-ink)"
              strokeWidth="2"
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
            <g transform={`translate(${middleOf(passage).join(' ')})`}>
              <title>{t('map.closed', { crossing: passage.name })}</title>
              <circle r="10" fill="var(--map-ink)" stroke="var(--map-halo)" strokeWidth="2" />
              <path d="M-6 0H6" stroke="var(--map-halo)" strokeWidth="3.6" strokeLinecap="round" />
            </g>
          </g>
        ))}
    </g>
  );
}

function Chartered({ link, places }: { link: readonly string[]; places: readonly Place[] }) {
  const ends = link.map((hood) => places.find(({ id }) => id === hood)?.compact.unit.join(' '));
  return (
    <path
      d={`M${ends.join('L')}`}
      stroke="var(--skin-accent)"
      strokeWidth="3.4"
      strokeDasharray="9 6"
      fill="none"
    />
  );
}
