import { Plus } from 'lucide-react';
import { useState } from 'react';
import { hasChoice } from '../../../../engine/core/offers';
import type { WeighedOffer } from '../../../../engine/new-era/offers/brings';
import { endsTurn } from '../../../../engine/new-era/rules/carry-out';
import type { View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { Picture } from '../goods';
import { orderPicture, orderWords } from '../order-text';
import { NewEraRule } from '../rule';
import { Bargain } from './bargain';
import type { Queue } from './use-queue';

interface OfferListProps {
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
  readonly offers: readonly WeighedOffer[];
}

const CONTACTS: readonly string[] = ['contact', 'contactCard'];

/** All that may be ordered next, by what it brings: points, contacts, goods and cards, and what comes before an action. */
export function OfferList({ offers, ...props }: OfferListProps) {
  const actions = offers.filter(({ order }) => endsTurn(order) && order.type !== 'pass');
  const points = actions.filter(({ brings }) => brings.points > 0);
  const rest = actions.filter((offer) => !points.includes(offer));
  const isContact = ({ order }: WeighedOffer) =>
    CONTACTS.includes(order.type) && !(order.type === 'contactCard' && order.as === 'token');
  const sections = [
    [
      'Points now',
      'at the next count',
      points.toSorted((one, other) => other.brings.points - one.brings.points),
    ],
    ['Goods and cards', '', rest.filter((offer) => !isContact(offer))],
    ['Spoils and agreements', '', rest.filter(isContact)],
    ['Before your action', 'free orders', offers.filter(({ order }) => !endsTurn(order))],
  ] as const;
  return sections.map(([title, hint, shown]) =>
    shown.length === 0 ? null : <Section key={title} title={title} hint={hint} offers={shown} {...props} />,
  );
}

const AT_FIRST = 6;

interface SectionProps extends OfferListProps {
  readonly title: string;
  readonly hint: string;
}

function Section({ title, hint, offers, view, people, queue }: SectionProps) {
  const [all, setAll] = useState(false);
  const different = offers.filter((offer, at) => {
    const said = textOf(offer, view, people);
    return offers.findIndex((one) => textOf(one, view, people) === said) === at;
  });
  const shown = all ? different : different.slice(0, AT_FIRST);
  return (
    <section className="offer-section">
      <h3>
        {title} <span className="tiny muted">{hint}</span>
      </h3>
      <ul>
        {shown.map((offer) => (
          <li key={JSON.stringify(offer.order)}>
            <OfferRow offer={offer} view={view} people={people} queue={queue} />
          </li>
        ))}
      </ul>
      {shown.length === different.length ? null : (
        <button type="button" className="button quiet compact" onClick={() => setAll(true)}>
          {different.length - shown.length} more
        </button>
      )}
    </section>
  );
}

/** Copies of one card offer the same twice. */
function textOf({ order }: WeighedOffer, view: View, people: People): string {
  const { verb, object, detail } = orderWords(order, view, people);
  return [verb, object, detail].join(' ');
}

interface OfferRowProps {
  readonly offer: WeighedOffer;
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
}

function OfferRow({ offer, view, people, queue }: OfferRowProps) {
  const { order, brings, open = [] } = offer;
  const { verb, object, detail, rule } = orderWords(order, view, people);
  return (
    <div className="offer">
      <span className="offer-picture">
        <Picture of={orderPicture(order)} size={20} />
      </span>
      <span className="offer-words">
        <span>
          <b>{verb}</b> {object}
        </span>
        <span className="sub">
          {detail === '' ? '' : `${detail}. `}
          {open.some(hasChoice) ? 'More to choose. ' : ''}
          <NewEraRule rule={rule} />
        </span>
        <Bargain order={order} brings={brings} />
      </span>
      <span className="offer-points numbers">{brings.points > 0 ? `+${brings.points}` : ''}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`${verb} ${object}`.trim()}
        title={detail}
        onClick={() => queue.add(offer)}
      >
        <Plus size={19} />
      </button>
    </div>
  );
}
