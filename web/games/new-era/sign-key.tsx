import type { ReactNode } from 'react';
import { type Gain, GOODS, type Good } from '../../../engine/new-era/card-types';
import { type LegendGroup, type LegendSymbol, MapSign } from '../../components/legend/map-legend';
import type { GetTexts, Texts } from '../../lib/texts';
import { Arrow } from './card-signs';
import { Goods } from './goods';
import { goodKind } from './goods-text';

/** One good of each symbol, in the order of the game's data. */
const SHOWN: readonly Good[] = GOODS.filter((good, at) => {
  const kind = goodKind(good);
  return GOODS.findIndex((other) => goodKind(other) === kind) === at;
});

/** The things on tables and cards. */
export async function signs(getTranslations: GetTexts): Promise<readonly LegendGroup[]> {
  const t = await getTranslations('new-era');
  return [
    {
      title: t('signs.goods'),
      signs: [
        ...SHOWN.map((good) => signOf(good, { [good]: 1 }, wordOf(good, t))),
        signOf('vp', { vp: 1 }, t('signs.points')),
        signOf('card', { card: 1 }, t('signs.drawn')),
      ],
    },
    { title: t('signs.places'), signs: onPlaces(t) },
  ];
}

function onPlaces(t: Texts<'new-era'>): readonly LegendSymbol[] {
  return [
    {
      id: 'distance',
      picture: <Corner shape={<circle r="12" />} figure="2" />,
      word: t('signs.distance'),
    },
    {
      id: 'defence',
      picture: <Corner shape={<rect x="-11" y="-11" width="22" height="22" rx="2" />} figure="4" />,
      word: t('signs.resistance'),
    },
    { id: 'exchange', picture: <Arrow />, word: t('signs.exchange') },
    {
      id: 'strips',
      picture: (
        <MapSign>
          <path d="M-13-8h26M-13 0h26M-13 8h26" stroke="currentColor" strokeWidth="4" />
        </MapSign>
      ),
      word: t('signs.strips'),
    },
    {
      id: 'pips',
      picture: (
        <span className="pips">
          <i className="on" />
          <i className="on" />
          <i />
        </span>
      ),
      word: t('signs.pips'),
    },
  ];
}

/** The name of a good, and its purpose if the name does not show it. */
function wordOf(good: Good, t: Texts<'new-era'>): string {
  const kind = goodKind(good);
  return kind === undefined ? good : t(`goodSigns.${kind}`);
}

function signOf(id: string, gain: Gain, word: string): LegendSymbol {
  return { id, picture: <Goods of={gain} />, word };
}

function Corner({ shape, figure }: { shape: ReactNode; figure: string }) {
  return (
    <MapSign>
      <g stroke="currentColor" strokeWidth="1.6">
        {shape}
      </g>
      <text y="5.5" className="army-count" fill="currentColor">
        {figure}
      </text>
    </MapSign>
  );
}
