import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';
import { hasChoice } from '../../../../engine/core/offers';
import type { WeighedOffer } from '../../../../engine/new-era/offers/brings';
import { endsTurn } from '../../../../engine/new-era/rules/carry-out';
import type { View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import type { Texts } from '../../../lib/texts';
import { Picture } from '../goods';
import { orderPicture, orderWords } from '../order-text';
import type { OrderReader } from '../order-words';
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

/** All next possible orders, by their gains: points, contacts, goods and cards, and the orders before an action. */
export function OfferList({ offers, ...props }: OfferListProps) {
  const t = useTexts('new-era');
  const actions = offers.filter(({ order }) => endsTurn(order) && order.type !== 'pass');
  const points = actions.filter(({ brings }) => brings.points > 0);
  const rest = actions.filter((offer) => !points.includes(offer));
  const isContact = ({ order }: WeighedOffer) =>
    CONTACTS.includes(order.type) && !(order.type === 'contactCard' && order.as === 'token');
  const sections = [
    [
      t('offers.points'),
      t('offers.pointsHint'),
      points.toSorted((one, other) => other.brings.points - one.brings.points),
    ],
    [t('offers.goods'), '', rest.filter((offer) => !isContact(offer))],
    [t('offers.contacts'), '', rest.filter(isContact)],
    [t('offers.free'), t('offers.freeHint'), offers.filter(({ order }) => !endsTurn(order))],
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
  const t = useTexts('new-era');
  const reader = { view, people, language: useLanguage() };
  const [all, setAll] = useState(false);
  const different = offers.filter((offer, at) => {
    const said = textOf(offer, reader, t);
    return offers.findIndex((one) => textOf(one, reader, t) === said) === at;
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
          {t('offers.more', { count: different.length - shown.length })}
        </button>
      )}
    </section>
  );
}

/** Copies of one card offer the same twice. */
function textOf({ order }: WeighedOffer, reader: OrderReader, t: Texts<'new-era'>): string {
  const { verb, object, detail } = orderWords(order, reader, t);
  return [verb, object, detail].join(' ');
}

interface OfferRowProps {
  readonly offer: WeighedOffer;
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
}

function OfferRow({ offer, view, people, queue }: OfferRowProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const { order, brings, open = [] } = offer;
  const { verb, object, detail, rule } = orderWords(order, { view, people, language }, t);
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
          {open.some(hasChoice) ? `${t('offers.toChoose')} ` : ''}
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
