import type { Language } from '../../../messages/languages';
import { SeatChip } from '../../components/frame/seat-chip';
import type { LegendGroup, LegendSymbol } from '../../components/legend/map-legend';
import { placeSigns } from '../../components/legend/place-signs';
import { CROSS, fateSigns, HEAD, LINE, orderSigns, sign } from '../../components/signs/order-signs';
import type { GetTexts, Texts } from '../../lib/texts';
import type { OfGame } from '../boards';
import { atlasFor } from './atlas-for';
import type { DrawnOrder, Fate } from './drawn-orders';
import { CentreMark } from './map/centres';
import { Token } from './map/pieces';
import { partsOf, variantOf } from './parts-of';
import { placeCode } from './places';
import { variantInLanguage } from './variant-in-language';

/** The marks of the map, and the drawings of orders. */
export async function signs(
  getTranslations: GetTexts,
  game?: OfGame,
  language: Language = 'en',
): Promise<readonly LegendGroup[]> {
  const variant = variantInLanguage(variantOf(game), language);
  const { powers, powerName, centresToWin } = atlasFor(variant);
  const [t, shared] = await Promise.all([getTranslations('classic'), getTranslations('signs')]);
  // A plain order is drawn as given, a lost unit is crossed out.
  const fates: Readonly<Record<Exclude<Fate, 'plain' | 'lost'>, LegendSymbol>> = fateSigns(
    shared,
    t('signs.void'),
  );
  return [
    {
      title: t('signs.powers'),
      signs: powers.map((power) => ({
        id: power,
        picture: <SeatChip seat={power} size={26} />,
        word: powerName(power),
      })),
    },
    { title: t('signs.map'), signs: onTheMap(t, centresToWin, variant?.fog) },
    { title: t('signs.orders'), signs: [...Object.values(orders(t, shared)), ...Object.values(fates)] },
    { title: shared('places'), signs: placeSigns(partsOf(variant).places) },
  ];
}

function onTheMap(t: Texts<'classic'>, centres: number, fog = false): readonly LegendSymbol[] {
  return [
    sign('army', t('signs.army'), <Token power="france" kind="army" />),
    sign('fleet', t('signs.fleet'), <Token power="france" kind="fleet" />),
    sign(
      'dislodged',
      t('signs.dislodged'),
      <g transform="rotate(-16)">
        <Token power="france" kind="army" dashed />
      </g>,
    ),
    sign('centre', t('signs.centre'), <CentreMark />),
    sign('owned', t('signs.owned', { centres }), <CentreMark owner="france" />),
    sign(
      'coast',
      t('signs.coast'),
      <text className="stack-count" y="4">
        {placeCode('nc')}
      </text>,
    ),
    ...(fog
      ? [
          sign(
            'fog',
            t('signs.fog'),
            <rect x="-9" y="-9" width="18" height="18" fill="var(--skin-fog)" opacity=".34" />,
          ),
        ]
      : []),
  ];
}

function orders(
  t: Texts<'classic'>,
  shared: Texts<'signs'>,
): Readonly<Record<DrawnOrder['kind'], LegendSymbol>> {
  const { support, hold } = orderSigns(shared);
  return {
    move: sign(
      'move',
      t('signs.move'),
      <>
        <path d="M-15 4Q-4-6 8 0" {...LINE} />
        {HEAD}
      </>,
    ),
    support,
    convoy: sign(
      'convoy',
      t('signs.convoy'),
      <>
        <path d="M-14 0H6" {...LINE} strokeWidth={4} strokeDasharray=".1 7" strokeLinecap="round" />
        <path d="M11-6 17 0 11 6 5 0z" fill="var(--map-halo)" {...LINE} strokeWidth={2.4} />
      </>,
    ),
    hold,
    retreat: sign(
      'retreat',
      t('signs.retreat'),
      <>
        <path d="M-15 0H8" {...LINE} strokeDasharray="8 4" />
        {HEAD}
      </>,
    ),
    build: sign('build', t('signs.build'), <Token power="france" kind="fleet" dashed />),
    disband: sign('disband', t('signs.disband'), CROSS),
  };
}
