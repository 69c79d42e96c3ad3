import type { ReactNode } from 'react';
import { BOROUGHS, type Crossing } from '../../../engine/nyc-risk/data/map';
import type { LegendGroup, LegendSymbol } from '../../components/legend/map-legend';
import { placeSigns } from '../../components/legend/place-signs';
import { HEAD, LINE, sign } from '../../components/signs/order-signs';
import type { Texts } from '../../lib/texts';
import type { Arrow } from './arrows';
import { BULLETS } from './map/boroughs';
import { GEOGRAPHY } from './map/shapes';

const CROSSINGS: Readonly<Record<Crossing['kind'], ReactNode>> = {
  bridge: (
    <>
      <path d="M-14 0H14" stroke="var(--map-ink)" strokeWidth="7" />
      <path d="M-14 0H14" stroke="var(--map-halo)" strokeWidth="4" />
    </>
  ),
  tunnel: (
    <>
      <path d="M-12 0H12" {...LINE} strokeDasharray="3 5" />
      <circle cx="-13" r="3.5" fill="var(--map-ink)" />
      <circle cx="13" r="3.5" fill="var(--map-ink)" />
    </>
  ),
  ferry: (
    <>
      <path d="M-15 8H15" {...LINE} strokeDasharray="8 5" />
      <path d="M-11-1h22l-4 7H-7z" fill="var(--map-ink)" />
      <path d="M-6-2v-5H5v5" stroke="var(--map-ink)" strokeWidth="1.6" />
    </>
  ),
};

const ARROWS: Readonly<Record<Arrow['kind'], ReactNode>> = {
  attack: (
    <>
      <path d="M-15 0H8" {...LINE} strokeWidth={4} />
      {HEAD}
    </>
  ),
  move: (
    <>
      <path d="M-15 0H8" {...LINE} strokeDasharray="7 5" />
      {HEAD}
    </>
  ),
  refused: (
    <>
      <path d="M-15 0H15" stroke="var(--signal)" strokeWidth="3" strokeDasharray="3 5" />
      <circle r="9" fill="var(--signal)" />
      <path d="M-4-4 4 4M4-4-4 4" stroke="var(--on-signal)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
};

const PLACES = {
  army: (
    <>
      <circle r="13" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.6" />
      <text y="5.5" className="army-count" fill="var(--map-ink)">
        3
      </text>
    </>
  ),
  mayor: (
    <g transform="translate(0 6) scale(.75)">
      <use href="#hat" fill="var(--map-ink)" />
      <circle r="13" {...LINE} />
    </g>
  ),
  airport: (
    <>
      <circle r="12" stroke="var(--map-ink)" strokeWidth="2" />
      <use href="#plane" fill="var(--map-ink)" />
    </>
  ),
  stadium: (
    <g transform="rotate(45)">
      <rect x="-8" y="-8" width="16" height="16" stroke="var(--map-ink)" strokeWidth="2.5" />
      <rect x="-3.5" y="-3.5" width="7" height="7" fill="var(--map-ink)" />
    </g>
  ),
  train: (
    <>
      <circle r="14" className="train-token" />
      <text y="6" className="train-letter">
        A
      </text>
    </>
  ),
  closed: (
    <>
      <circle r="10" fill="var(--map-ink)" />
      <path d="M-6 0H6" stroke="var(--map-halo)" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  chartered: <path d="M-15 0H15" stroke="var(--skin-accent)" strokeWidth="3.4" strokeDasharray="9 6" />,
} as const;

/** The marks of the plan, and the drawings of orders. */
export function signs(t: Texts<'nyc-risk'>, shared: Texts<'signs'>): readonly LegendGroup[] {
  return [
    {
      title: t('signGroups.boroughs'),
      signs: BOROUGHS.map(({ id, name, bonus }) =>
        sign(
          id,
          `${name}, +${bonus}`,
          <>
            <circle r="12" fill="var(--map-ink)" />
            <text y="5.5" className="bullet-letter">
              {BULLETS[id]?.letter}
            </text>
          </>,
        ),
      ),
    },
    { title: t('signGroups.plan'), signs: [...entriesOf(PLACES, t), ...entriesOf(CROSSINGS, t)] },
    { title: t('signGroups.orders'), signs: entriesOf(ARROWS, t) },
    { title: shared('places'), signs: placeSigns(GEOGRAPHY.places) },
  ];
}

type Drawn = keyof typeof PLACES | Crossing['kind'] | Arrow['kind'];

function entriesOf(
  drawings: Readonly<Partial<Record<Drawn, ReactNode>>>,
  t: Texts<'nyc-risk'>,
): readonly LegendSymbol[] {
  return Object.entries(drawings).map(([id, drawing]) => sign(id, t(`signs.${id as Drawn}`), drawing));
}
