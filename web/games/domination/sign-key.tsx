import { RESOURCES } from '../../../engine/domination/data/map';
import { type LegendGroup, type LegendSymbol, MapSign } from '../../components/legend/map-legend';
import { placeSigns } from '../../components/legend/place-signs';
import type { GetTexts, Texts } from '../../lib/texts';
import { EmptyPicture, ForcePicture } from './map/force-picture';
import { PLACES } from './map/shapes';

/** The letters of resources, the Forces, and the drawings of orders. */
export async function signs(getTranslations: GetTexts): Promise<readonly LegendGroup[]> {
  const [t, shared] = await Promise.all([getTranslations('domination'), getTranslations('signs')]);
  return [
    { title: t('signs.resources'), signs: RESOURCES.map(resourceSign) },
    { title: t('signs.forces'), signs: forces(t) },
    { title: t('signs.orders'), signs: orders(t) },
    { title: shared('places'), signs: placeSigns(PLACES) },
  ];
}

function resourceSign({ id, symbol, name }: (typeof RESOURCES)[number]): LegendSymbol {
  const picture = (
    <MapSign>
      <circle r="12" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.6" />
      <text y="5.8" className="resource-letter" style={{ fontSize: 16 }}>
        {symbol}
      </text>
    </MapSign>
  );
  return { id, picture, word: name };
}

function forces(t: Texts<'domination'>): readonly LegendSymbol[] {
  return [
    {
      id: 'full',
      picture: (
        <MapSign>
          <ForcePicture seat="teal" full half={11} />
        </MapSign>
      ),
      word: t('signs.full'),
    },
    {
      id: 'struggling',
      picture: (
        <MapSign>
          <ForcePicture seat="teal" full={false} half={11} />
        </MapSign>
      ),
      word: t('signs.struggling'),
    },
    {
      id: 'empty',
      picture: (
        <MapSign>
          <EmptyPicture half={11} />
        </MapSign>
      ),
      word: t('signs.empty'),
    },
  ];
}

function orders(t: Texts<'domination'>): readonly LegendSymbol[] {
  return [
    { id: 'builds', picture: <Change text="+2" />, word: t('signs.builds') },
    { id: 'reductions', picture: <Change text="−1" />, word: t('signs.reductions') },
    {
      id: 'reach',
      picture: (
        <MapSign>
          <rect x="-12" y="-9" width="24" height="18" rx="4" className="area-reach" />
        </MapSign>
      ),
      word: t('signs.reach'),
    },
  ];
}

function Change({ text }: { text: string }) {
  return (
    <MapSign>
      <rect x="-13" y="-10" width="26" height="20" rx="3" fill="var(--map-ink)" />
      <text y="5.4" className="change-text" style={{ fontSize: 15 }}>
        {text}
      </text>
    </MapSign>
  );
}
