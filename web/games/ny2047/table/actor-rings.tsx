import { useCallback } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/ny2047/types';
import type { LayoutName } from '../../../components/map/map-frame';
import { ActorRings as Rings, type Spot } from '../../../components/simultaneous-table/actor-rings';
import type { Choosing } from '../../../components/simultaneous-table/use-choice';
import { useAtlas } from '../atlas';
import type { Place } from '../map/shapes';
import { taskText } from '../order-text';
import type { Actor } from './order-rules';

interface ActorRingsProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing<Order>;
  readonly onList: (key: string) => void;
}

/** A ring for each stack of units and each Turreton of the reader. */
export function ActorRings({ places, layout, actors, ...props }: ActorRingsProps) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const task = useCallback((order: Order) => taskText(atlas, order, t), [atlas, t]);
  return <Rings spots={spotsOf(actors, places, layout)} taskText={task} grip={22} {...props} />;
}

function spotsOf(
  actors: readonly Actor[],
  places: readonly Place[],
  layout: LayoutName,
): readonly Spot<Actor>[] {
  const spots = new Map<string, readonly Actor[]>();
  for (const actor of actors) {
    const id = actor.turreton ? `turreton ${actor.place}` : actor.place;
    spots.set(id, [...(spots.get(id) ?? []), actor]);
  }
  return [...spots].map(([id, stack]) => {
    const isAside = stack[0]?.turreton === true;
    const place = places.find((one) => one.id === stack[0]?.place)?.[layout];
    const at = (isAside ? place?.mark : undefined) ?? place?.unit ?? [0, 0];
    return { id, at, actors: stack, needsOrders: !isAside, isAside };
  });
}
