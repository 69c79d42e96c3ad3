import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { cardName } from '../../../../engine/new-era/data/cards';
import { MOST_SPENT } from '../../../../engine/new-era/offers/legal-standing-orders';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { standingAfter } from '../../../../engine/new-era/rules/standing-orders';
import type { Standing, View } from '../../../../engine/new-era/types';
import { useLanguage } from '../../../components/frame/reader';
import { StandingOrdersFrame, standingIn } from '../../../components/sequential-table/standing-orders-frame';
import type { OrderList } from '../../../components/table/use-order-list';
import { lazily } from '../../../lib/lazily';
import { listInWords } from '../../../lib/lists';
import { wishName } from '../order-text';
import { NewEraRule } from '../rule';

// Readers look at them often and change them seldom.
const StandingEditor = lazily(async () => (await import('./standing-editor')).StandingEditor);

interface StandingPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly list: OrderList<Order>;
}

/** The automatic acts of the reader's seat: in a shootout, and when a deadline passes. */
export function StandingOrdersPanel({ view, seat, list }: StandingPanelProps) {
  const t = useTexts('new-era');
  const own = view.players[seat];
  if (own?.standing === undefined) return null;
  const { stored, state, give } = standingIn(list);
  const known = standingAfter(own.standing, stored ?? {});
  const places = Object.keys(own.locations).filter((card) => own.locations[card]?.debris === false);
  return (
    <StandingOrdersFrame
      state={state}
      lead={t.rich('standing.lead', { rule: () => <NewEraRule rule="3.10" /> })}
      summary={<Summary known={known} />}
      editor={(onDone) => (
        <StandingEditor
          places={places}
          known={known}
          onGive={(order) => {
            give(order);
            onDone();
          }}
          onCancel={onDone}
        />
      )}
    />
  );
}

/** How much to spend to defend a location: nothing, as much as needed, or this many points. */
function limitOf(most: number) {
  return { limit: most === 0 ? 'nothing' : most >= MOST_SPENT ? 'all' : 'some', most };
}

const bold = (words: ReactNode) => <b>{words}</b>;

function Summary({ known: { defence, spoils, draft } }: { readonly known: Standing }) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const { '*': general = MOST_SPENT, ...places } = defence;
  const special = Object.entries(places).map(([card, limit]) =>
    t('standing.place', { card: cardName(card), ...limitOf(limit) }),
  );
  return (
    <ul className="standing-rows">
      <li>
        <span>
          {t.rich('standing.shootout', {
            ...limitOf(general),
            b: bold,
            rule: () => <NewEraRule rule="8.16" />,
          })}
          {special.length === 0 ? null : <span className="sub">{special.join('. ')}.</span>}
        </span>
      </li>
      <li>
        <span>{t.rich('standing.spoils', { b: bold, which: spoils })}</span>
      </li>
      <li>
        <span>
          {draft.length === 0
            ? t.rich('standing.noWishes', { b: bold })
            : t.rich('standing.wishes', { b: bold, cards: listInWords(draft.map(wishName), language) })}
        </span>
      </li>
    </ul>
  );
}
