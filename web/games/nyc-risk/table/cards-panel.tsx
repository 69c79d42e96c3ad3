import { Bike, CarTaxiFront, PersonStanding, Sparkles } from 'lucide-react';
import { useTexts } from '#texts';
import { adventureOf, pictureOf } from '../../../../engine/nyc-risk/data/cards';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Hand, View } from '../../../../engine/nyc-risk/types';
import { hidden } from '../../../components/frame/hidden';
import { nameOf, type People } from '../../../components/frame/people';
import type { Texts } from '../../../lib/texts';
import { adventureKind, adventureText } from '../card-texts';
import { cardName, hoodName, pictureName } from '../names';
import { firstOrder, type RiskOffer } from './offers';

interface CardsPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly hand: Hand;
  readonly plan: readonly Order[];
  readonly offers: readonly RiskOffer[];
  readonly onAdd: (order: Order) => void;
}

/** The reader's own hand: neighbourhood cards, and adventure cards with their effects and conditions. */
export function CardsPanel({ view, seat, people, hand, plan, offers, onAdd }: CardsPanelProps) {
  const t = useTexts('nyc-risk');
  const seen = { cards: hand.cards.length, adventures: hand.adventures.length };
  return (
    <>
      <div className="panel-head">
        <h2 id="cards-title">{t('hand.title')}</h2>
        <span className="tiny muted">{t('hand.othersSee', seen)}</span>
      </div>
      {seen.cards + seen.adventures === 0 ? <p className="empty small">{t('hand.none')}</p> : null}
      <div className="hand">
        <ul className="hood-cards" aria-label={t('hand.hoodCards')}>
          {hand.cards.map((card) => (
            <li key={card} className="hood-card" data-card={`card:${card}`}>
              <Picture card={card} />
              <b>{cardName(card, t)}</b>
              <span>{pictureName(card, t)}</span>
            </li>
          ))}
        </ul>
        <ul className="adventure-cards" aria-label={t('hand.adventureCards')}>
          {hand.adventures.map((id) => (
            <AdventureCard
              key={id}
              id={id}
              state={stateOf({ view, seat, people, plan }, id, t)}
              offer={offers.find(({ order }) => order.type === 'playCard' && order.card === id)}
              onAdd={onAdd}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

const PICTURES = { pedestrian: PersonStanding, messenger: Bike, taxi: CarTaxiFront, wild: Sparkles } as const;

function Picture({ card }: { card: string }) {
  const Icon = PICTURES[pictureOf(card) ?? 'wild'];
  return <Icon size={22} className="card-picture" />;
}

type Holding = Pick<CardsPanelProps, 'view' | 'seat' | 'people' | 'plan'>;

interface AdventureCardProps {
  readonly id: string;
  readonly state: string;
  readonly offer: RiskOffer | undefined;
  readonly onAdd: (order: Order) => void;
}

function AdventureCard({ id, state, offer, onAdd }: AdventureCardProps) {
  const t = useTexts('nyc-risk');
  const printed = useTexts('nyc-risk-cards');
  const card = adventureOf(id);
  return (
    <li className="adventure-card">
      <p className="card-kind">
        <span>{adventureKind(card, printed)}</span>
        <span className="card-points numbers">{printed.rich('points', { count: card.points, hidden })}</span>
      </p>
      <b>{card.name}</b>
      <p>{adventureText(id, printed)}</p>
      {state === '' ? null : <p className="card-state">{state}</p>}
      {offer === undefined ? null : (
        <button type="button" className="button compact" onClick={() => onAdd(firstOrder(offer))}>
          {t.rich('hand.add', { card: card.name, hidden })}
        </button>
      )}
    </li>
  );
}

/** The condition of a card, or its present use. */
function stateOf({ view, seat, people, plan }: Holding, id: string, t: Texts<'nyc-risk'>): string {
  const step = plan.findIndex((order) => order.type === 'playCard' && order.card === id);
  if (step >= 0) return t('hand.inPlan', { step: step + 1 });
  if (view.standing[seat]?.cards.some(({ card }) => card === id)) return t('hand.inStanding');
  const card = adventureOf(id);
  if (card.kind !== 'mission') return '';
  const mayor = view.mayors[seat] ?? null;
  const owner = view.hoods[card.hood]?.owner ?? null;
  if (mayor === card.hood) return t('hand.mayorThere');
  if (mayor === null) return t('hand.noMayor');
  if (owner !== null && owner !== seat)
    return t('hand.heldBy', { name: nameOf(people, owner), hood: hoodName(card.hood) });
  return t('hand.mayorIn', { hood: hoodName(mayor) });
}
