import { BOROUGHS } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import { solidOf } from '../../../components/frame/seats';
import type { Point } from '../../../components/map/places';

/** Each borough's letter and the position of its bullet, clear of names and armies. */
export const BULLETS: Readonly<Record<string, { readonly letter: string; readonly at: Point }>> = {
  manhattan: { letter: 'M', at: [345, 525] },
  bronx: { letter: 'X', at: [895, 40] },
  queens: { letter: 'Q', at: [905, 402] },
  brooklyn: { letter: 'B', at: [700, 850] },
  'staten-island': { letter: 'S', at: [60, 880] },
  'new-jersey': { letter: 'J', at: [250, 420] },
};

/** Subway bullets of the boroughs with the bonus for owning all of one, and its owner. */
export function BoroughBullets({ hoods }: { hoods: View['hoods'] }) {
  return (
    <g pointerEvents="none">
      {BOROUGHS.map(({ id, name, bonus, hoods: parts }) => {
        const bullet = BULLETS[id];
        const first = hoods[parts[0] ?? '']?.owner ?? null;
        const owner = parts.every((hood) => hoods[hood]?.owner === first) ? first : null;
        return bullet === undefined ? null : (
          <g key={id} className="lettered" transform={`translate(${bullet.at.join(' ')})`}>
            <title>{name}</title>
            <rect
              x="-17"
              y="-15"
              width={owner === null ? 62 : 80}
              height="30"
              rx="15"
              fill="var(--map-halo)"
              stroke="var(--map-ink)"
              strokeWidth="1.6"
            />
            <circle cx="-2" r="12" fill="var(--map-ink)" />
            <text x="-2" y="5.5" className="bullet-letter">
              {bullet.letter}
            </text>
            <text x="14" y="5.8" className="bullet-bonus">
              +{bonus}
            </text>
            {owner === null ? null : (
              <circle
                cx="51"
                r="7"
                fill={`var(--f-${solidOf(owner)})`}
                stroke="var(--map-ink)"
                strokeWidth="1.4"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
