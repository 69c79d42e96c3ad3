import { useCallback } from 'react';
import { useTexts } from '#texts';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Verdict } from '../../../../engine/game';
import { IfOthersHold } from '../../../components/simultaneous-table/if-others-hold';
import { useAtlas } from '../atlas';
import { OrderText } from '../order-line';
import { readOrder } from '../read-order';
import { ClassicRule } from '../rule';

interface ForecastProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
}

/** The results of the orders if all other powers held. */
export function Forecast({ position, seat, orders }: ForecastProps) {
  const atlas = useAtlas();
  const workOut = useCallback(async () => {
    // With nothing ordered there is nothing to work out, so that the rules stay where they are.
    if (position.phase === 'orders' && orders.length === 0) return [];
    const { ifOthersHold } = await import('../if-others-hold');
    return ifOthersHold(atlas, position, seat, orders);
  }, [atlas, position, seat, orders]);
  return (
    <IfOthersHold workOut={workOut}>
      {(verdicts) => <Fates verdicts={verdicts} position={position} />}
    </IfOthersHold>
  );
}

const FAILURES = ['bounced', 'void', 'disrupted', 'cut', 'dislodged'];

function Fates({ verdicts, position }: { verdicts: readonly Verdict[]; position: Position }) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const given = verdicts.filter(({ reason }) => reason !== '4.2');
  const failed = given.filter(({ result }) => FAILURES.includes(result));
  if (given.length === 0) return t('forecast.none');
  if (failed.length === 0) return t('forecast.allWork');
  return failed.map(({ order: entry, result, reason }, at) => {
    const order = readOrder(atlas, position, entry);
    return order === null ? null : (
      <span key={JSON.stringify(entry)}>
        {at > 0 ? '; ' : ''}
        {t.rich('forecast.fails', {
          order: () => <OrderText position={position} order={order} />,
          result,
          rule: () => <ClassicRule rule={reason} />,
        })}
      </span>
    );
  });
}
