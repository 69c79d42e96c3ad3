import type { Texts } from '../../lib/texts';
import { type LegendSymbol, MapSign } from '../legend/map-legend';

export const LINE = { stroke: 'var(--map-ink)', strokeWidth: 3 } as const;
export const HEAD = <path d="M7-6 16 0 7 6z" fill="var(--map-ink)" />;
export const CROSS = <path d="M-6-6 6 6M6-6-6 6" {...LINE} strokeLinecap="round" />;
const DASHED = <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" />;

/** A sign for drawing on a map, around the point (0, 0). */
export function sign(id: string, word: string, drawing: LegendSymbol['picture']): LegendSymbol {
  return { id, word, picture: <MapSign>{drawing}</MapSign> };
}

/** The orders that all games of simultaneous turns have. */
export function orderSigns(t: Texts<'signs'>) {
  return {
    support: sign(
      'support',
      t('order.support'),
      <>
        <path d="M-15 0H8" {...LINE} strokeDasharray="6 4" />
        <circle cx="11" r="4.5" fill="var(--map-halo)" {...LINE} />
      </>,
    ),
    hold: sign('hold', t('order.hold'), <circle r="13" {...LINE} />),
  };
}

/**
 * The results of an order; one that succeeded is drawn as it was given.
 * @param without what is drawn faintly
 */
export function fateSigns(t: Texts<'signs'>, without: string) {
  return {
    bounced: sign('bounced', t('order.bounced'), <path d="M-15 0H6M6-9V9" {...LINE} />),
    cut: sign(
      'cut',
      t('order.cut'),
      <>
        {DASHED}
        <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="2" />
        <path d="M-4-4 4 4M4-4-4 4" {...LINE} strokeLinecap="round" />
      </>,
    ),
    void: sign('void', without, <g opacity=".5">{DASHED}</g>),
    refused: sign(
      'refused',
      t('order.refused'),
      <>
        <path d="M-15 0H15" stroke="var(--map-star)" strokeWidth="3" strokeDasharray="3 5" />
        <circle r="9" fill="var(--map-star)" />
        <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-halo)" strokeWidth="2.4" strokeLinecap="round" />
      </>,
    ),
  };
}
