import { useCallback } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/classic/types';
import type { LayoutName } from '../../../components/map/map-frame';
import { ActorRings as Rings } from '../../../components/simultaneous-table/actor-rings';
import type { Choosing } from '../../../components/simultaneous-table/use-choice';
import { useAtlas } from '../atlas';
import { anchorsOf, type Place } from '../map/geometry';
import { taskText } from '../order-text';
import type { Actor } from './order-rules';

interface ActorRingsProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing<Order>;
  /** Whether all need an order: in Winter only some units are removed, and builds may be waived. */
  readonly needsOrders: boolean;
  readonly onList: (key: string) => void;
}

/** A ring for each of the reader's units or centres that pointer and keyboard can select. */
export function ActorRings({ places, layout, actors, needsOrders, ...props }: ActorRingsProps) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const task = useCallback((order: Order) => taskText(atlas, order, t), [atlas, t]);
  const units = anchorsOf(places, layout);
  const dislodged = anchorsOf(places, layout, true);
  const spots = actors.map((actor) => {
    const at = (actor.what === 'dislodged' ? dislodged : units).get(actor.at) ?? ([0, 0] as const);
    return { id: actor.key, at, actors: [actor], needsOrders };
  });
  return <Rings spots={spots} taskText={task} grip={20} mayConvoy {...props} />;
}
