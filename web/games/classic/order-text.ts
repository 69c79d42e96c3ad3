import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Kind, Order, Position } from '../../../engine/classic/types';
import { seatName } from '../../components/frame/seats';
import type { Texts } from '../../lib/texts';
import { orderedUnit, placeName } from './places';

/** The task of an order, without its unit: "to Burgundy", "supports Paris to Burgundy", "holds". */
export function taskText(atlas: Atlas, order: Order, t: Texts<'classic'>): string {
  return t(
    `task.${keyOf(order)}`,
    valuesOf(order, (place) => placeName(atlas, place)),
  );
}

/** An order's key in texts. */
export function keyOf({ type }: Order) {
  return type.toLowerCase() as Lowercase<Order['type']>;
}

/** The values for an order's texts, with its spaces in the form to show. */
export function valuesOf<Shown>(order: Order, show: (place: string) => Shown) {
  if (order.type === 'VOTE')
    return { vote: order.vote, seat: order.vote === 'draw' ? '' : seatName(order.to) };
  const { to = '', at = '', from = at, kind = '', viaConvoy } = order as PlacesOf;
  return {
    from: from && show(from),
    to: to && show(to),
    goal: to === '' ? 'none' : 'some',
    convoy: viaConvoy ? 'yes' : 'no',
    kind,
    coast: coastOf(at),
  };
}

type PlacesOf = Readonly<Partial<Record<'from' | 'to' | 'at' | 'kind', string>>> & {
  readonly viaConvoy?: boolean;
};

/** "nc" for "spa/nc", for texts that name the coast; empty without one. */
export function coastOf(place: string): string {
  return place.split('/')[1] ?? '';
}

/** "Army Paris", "Fleet Spain (north coast)". */
export function unitName(
  atlas: Atlas,
  { kind, at }: { readonly kind: Kind; readonly at: string },
  t: Texts<'classic'>,
): string {
  return t('unit', { kind, place: placeName(atlas, at) });
}

/** The subject of an order: "Army Paris"; "Paris" for a build, "A build", "Vote". */
export function subjectText(atlas: Atlas, position: Position, order: Order, t: Texts<'classic'>): string {
  if (order.type === 'VOTE') return t('subject.vote');
  if (order.type === 'WAIVE') return t('subject.waive');
  if (order.type === 'BUILD') return placeName(atlas, order.at).replace(/ \(.+\)$/, '');
  const unit = orderedUnit(position, order.unit);
  return unit === undefined ? placeName(atlas, order.unit) : unitName(atlas, unit, t);
}
