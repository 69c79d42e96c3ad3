import { atlasOfOptions } from '../../../engine/ny2047/data/atlases';
import { turretonName } from '../../../engine/ny2047/reading/words';
import { TURRETONS } from '../../../engine/ny2047/types';
import type { Language } from '../../../messages/languages';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { LegendGroup, LegendSymbol } from '../../components/legend/map-legend';
import { placeSigns } from '../../components/legend/place-signs';
import { CROSS, fateSigns, HEAD, LINE, orderSigns, sign } from '../../components/signs/order-signs';
import type { GetTexts, Texts } from '../../lib/texts';
import type { OfGame } from '../boards';
import type { Arrow, Fate } from './arrows';
import { partsOf, variantOf } from './parts-of';

/** The marks of the chart, and the drawings of orders. */
export async function signs(
  getTranslations: GetTexts,
  game?: OfGame,
  language: Language = 'en',
): Promise<readonly LegendGroup[]> {
  const variant = variantOf(game);
  const isNewYork = variant === undefined || 'map' in variant;
  const { factions, starsToWin } = atlasOfOptions(game?.options, game?.rulesVersion);
  const [t, shared] = await Promise.all([getTranslations('ny2047'), getTranslations('signs')]);
  return [
    {
      title: t('signs.factions'),
      signs: factions.map((faction) => ({
        id: faction,
        picture: <SeatChip seat={faction} size={26} />,
        word: seatFullName(faction),
      })),
    },
    { title: t('signs.chart'), signs: [...places(t, starsToWin), ...(isNewYork ? crossings(t) : [])] },
    {
      title: t('signs.orders'),
      signs: [...Object.values(orders(t, shared)), ...Object.values(fates(t, shared))],
    },
    { title: shared('places'), signs: placeSigns(partsOf(variant, language).places) },
  ];
}

function orders(t: Texts<'ny2047'>, shared: Texts<'signs'>): Readonly<Record<Arrow['kind'], LegendSymbol>> {
  return {
    move: sign(
      'move',
      t('signs.move'),
      <>
        <path d="M-15 0H8" {...LINE} />
        {HEAD}
      </>,
    ),
    ...orderSigns(shared),
  };
}

/** The results of an order; a plain one is drawn as given. */
function fates(
  t: Texts<'ny2047'>,
  shared: Texts<'signs'>,
): Readonly<Record<Exclude<Fate, 'plain'>, LegendSymbol>> {
  const { refused, ...others } = fateSigns(shared, t('signs.void'));
  return { ...others, lost: sign('lost', t('signs.lost'), CROSS), refused };
}

function places(t: Texts<'ny2047'>, stars: number): readonly LegendSymbol[] {
  return [
    sign('star', t('signs.star', { stars }), <use href="#star" fill="var(--map-star)" />),
    sign(
      'home',
      t('signs.home'),
      <>
        <path d="M-9-13h24l-5 8.5 5 8.5H-9zM-9 15V-13" {...LINE} strokeWidth={2} />
        <use href="#star" transform="translate(0 -4.5) scale(.6)" fill="var(--map-ink)" />
      </>,
    ),
    sign(
      'count',
      t('signs.count'),
      <>
        <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.5" />
        <text y="4.5" className="stack-count">
          2
        </text>
      </>,
    ),
    ...TURRETONS.map((name) =>
      sign(
        name,
        t('signs.turreton', { name: turretonName(name) }),
        <use href={`#turreton-${name}`} x="-14" y="-16" width="28" height="28" fill="var(--map-ink)" />,
      ),
    ),
  ];
}

function crossings(t: Texts<'ny2047'>): readonly LegendSymbol[] {
  return [
    sign(
      'bridge',
      t('signs.bridge'),
      <>
        <path d="M-14 0H14" stroke="var(--map-ink)" strokeWidth="7" />
        <path d="M-14 0H14" stroke="var(--map-halo)" strokeWidth="4" />
      </>,
    ),
    sign('tunnel', t('signs.tunnel'), <path d="M-14 0H14" {...LINE} strokeDasharray="4 3" />),
  ];
}
