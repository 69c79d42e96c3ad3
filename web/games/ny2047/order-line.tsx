import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../engine/ny2047/data/atlas';
import { actorName, standingOf } from '../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../engine/ny2047/types';
import type { Texts } from '../../lib/texts';
import { useAtlas } from './atlas';
import { taskText } from './order-text';
import { PlaceName } from './place-name';
import { placeName } from './places';

/** One order as a line of the list. */
export function OrderText({ position, order }: { position: Position; order: Order }) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const name = actorName(atlas, position, order);
  const space = standingOf(position, order);
  const plain = space !== null && name === placeName(atlas, space);
  const who = () => (plain ? <PlaceName space={space} bold={order.type !== 'SUPPORT'} /> : <b>{name}</b>);
  return <span>{lineOf(atlas, order, who, t)}</span>;
}

function lineOf(atlas: Atlas, order: Order, who: () => ReactNode, t: Texts<'ny2047'>): ReactNode {
  const at =
    (space: string, bold = false) =>
    () => <PlaceName space={space} bold={bold} />;
  if (order.type === 'MOVE') return t.rich('line.move', { who, to: at(order.to, true) });
  if (order.type !== 'SUPPORT')
    return (
      <>
        {who()} {taskText(atlas, order, t)}
      </>
    );
  if ('at' in order) return t.rich('line.supportAt', { who, at: at(order.at, true) });
  return t.rich('line.support', { who, from: at(order.from), to: at(order.to) });
}
