import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Verdict } from '../../../../engine/game';
import { useInView } from '../../../lib/use-in-view';
import { OrderText } from '../order-text';
import { readOrder } from '../read-order';
import { ClassicRule } from '../rule';

interface PreviewProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
}

/**
 * What would become of the orders if all other powers held, worked out in the browser by the rules themselves. The
 * adjudication is fetched once this is in sight, because nothing else on the page needs it.
 */
export function Preview({ position, seat, orders }: PreviewProps) {
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wasInView } = useInView(place);
  useEffect(() => {
    if (!wasInView) return;
    let wanted = true;
    void import('../if-others-hold').then(({ ifOthersHold }) => {
      if (wanted) setVerdicts(ifOthersHold(position, seat, orders));
    });
    return () => {
      wanted = false;
    };
  }, [position, seat, orders, wasInView]);
  return (
    <div className="preview" ref={place}>
      <FlaskConical size={18} />
      <p>
        <b>If everyone else holds,</b>{' '}
        {verdicts === null ? 'working it out …' : <Forecast verdicts={verdicts} position={position} />}
      </p>
    </div>
  );
}

const FAILURES: Readonly<Record<string, string>> = {
  bounced: 'bounces',
  void: 'has no effect',
  disrupted: 'is disrupted',
  cut: 'is cut',
  dislodged: 'is dislodged',
};

function Forecast({ verdicts, position }: { verdicts: readonly Verdict[]; position: Position }) {
  const given = verdicts.filter(({ reason }) => reason !== '4.2');
  const failed = given.filter(({ result }) => FAILURES[result] !== undefined);
  if (given.length === 0) return 'nothing changes: you have no orders yet.';
  if (failed.length === 0) return 'all your orders work.';
  return failed.map(({ order: entry, result, reason }, at) => {
    const order = readOrder(position, entry);
    return order === null ? null : (
      <span key={JSON.stringify(entry)}>
        {at > 0 ? '; ' : ''}
        <OrderText position={position} order={order} /> {FAILURES[result]} <ClassicRule rule={reason} />
      </span>
    );
  });
}
