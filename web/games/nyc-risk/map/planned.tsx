import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../../engine/nyc-risk/types';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Place } from './geometry';

interface PlannedProps {
  readonly orders: readonly Order[];
  readonly places: readonly Place[];
  readonly layout: LayoutName;
}

/** The plan's effects on hoods, beside their bullets: units to come, and the picked hood. */
export function Planned({ orders, places, layout }: PlannedProps) {
  const units = unitsBy(orders);
  const picked = orders.find((order) => order.type === 'draft');
  return (
    <g pointerEvents="none">
      {picked === undefined ? null : <use href={`#hood-${picked.to}`} className="hood-chosen" />}
      {places.map((place) => {
        const count = units.get(place.id);
        const [x, y] = place[layout].unit;
        return count === undefined ? null : (
          <g key={place.id} transform={`translate(${x + 19} ${y + 13})`}>
            <rect
              x="-16"
              y="-10.5"
              width="32"
              height="21"
              rx="10.5"
              fill="var(--map-halo)"
              stroke="var(--map-ink)"
              strokeWidth="1.6"
              strokeDasharray="3 2"
            />
            <text y="5.5" className="planned-count">
              +{count}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function unitsBy(orders: readonly Order[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const order of orders)
    for (const { to, count } of placementsOf(order)) units.set(to, (units.get(to) ?? 0) + count);
  return units;
}

function placementsOf(order: Order): readonly Placement[] {
  if (order.type === 'reinforce' || order.type === 'place') return order.placements;
  const { placements } = order as { readonly placements?: readonly Placement[] };
  return order.type === 'playCard' && Array.isArray(placements) ? placements : [];
}
