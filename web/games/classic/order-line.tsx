import { useTexts } from '#texts';
import type { Order, Position } from '../../../engine/classic/types';
import { useAtlas } from './atlas';
import { keyOf, subjectText, valuesOf } from './order-text';
import { PlaceName } from './place-name';

/** One order as a line of the list. */
export function OrderText({ position, order }: { position: Position; order: Order }) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const bold = order.type === 'MOVE' || order.type === 'RETREAT';
  return (
    <span>
      {t.rich(`line.${keyOf(order)}`, {
        who: () => <b>{subjectText(atlas, position, order, t)}</b>,
        ...valuesOf(order, (place) => () => <PlaceName {...{ place, bold }} />),
      })}
    </span>
  );
}
