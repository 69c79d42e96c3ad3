'use client';

import { Pencil } from 'lucide-react';
import type { View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { Porthole } from '../../../components/frame/porthole';
import { RowTools } from '../../../components/table/row-tools';
import { orderWords } from '../order-text';
import { NewEraRule } from '../rule';
import { Bargain } from './bargain';
import { OrderParts } from './order-parts';
import type { Queue } from './use-queue';

interface QueueRowProps {
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
  readonly place: number;
}

const WORDS = { late: 'cannot be carried out now', stored: 'stored', draft: 'draft, not stored' } as const;

/** One order of the list: what it does and brings, whether it is stored, and why it could not be carried out. */
export function QueueRow({ view, people, queue, place }: QueueRowProps) {
  const order = queue.orders[place];
  if (order === undefined) return null;
  const { verb, object, detail } = orderWords(order, view, people);
  const problem = queue.refused.get(place);
  const brings = queue.brings[place];
  const reading = problem !== undefined ? 'late' : queue.isStored(place) ? 'stored' : 'draft';
  const open = queue.open === place;
  return (
    <li className={problem === undefined ? 'plan-row' : 'plan-row refused'}>
      <span className="plan-number numbers">{place + 1}</span>
      <span>
        <span className="order-words">
          <b>{verb}</b> {object}
        </span>
        {detail === '' ? null : <span className="sub">{detail}</span>}
        {brings ? <Bargain order={order} brings={brings} /> : null}
      </span>
      <Porthole reading={reading} />
      <span className="hidden-text">{WORDS[reading]}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Change order ${place + 1}: ${verb} ${object}`}
        aria-expanded={open}
        onClick={() => queue.show(open ? null : place)}
      >
        <Pencil size={17} />
      </button>
      {problem === undefined ? null : (
        <div className="plan-part refusal">
          <p>
            {problem.message} <NewEraRule rule={problem.rule} />
          </p>
          <div className="alternatives">
            <button type="button" onClick={() => queue.remove(place)}>
              Leave it out
            </button>
          </div>
        </div>
      )}
      {open ? (
        <div className="plan-part">
          <OrderParts queue={queue} place={place} order={order} />
          <RowTools
            place={place}
            last={place === queue.orders.length - 1}
            onMove={queue.move}
            onRemove={queue.remove}
          />
        </div>
      ) : null}
    </li>
  );
}
