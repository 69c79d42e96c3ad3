import { validate } from '../../../../engine/nyc-risk/offers/validate';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { defaultPlacement } from '../../../../engine/nyc-risk/rules/default-placement';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import type { People } from '../../../components/frame/people';
import { LiveState } from '../../../components/frame/porthole';
import { OrderFields } from '../../../components/table/fields/order-fields';
import { MainButton } from '../../../components/table/main-button';
import { Receipt } from '../../../components/table/receipt';
import { SavingNote } from '../../../components/table/saving-note';
import { fieldWords } from '../field-words';
import { PHASE_NAMES } from '../names';
import { RiskRule } from '../rule';
import { ClaimFields } from './claim-fields';
import type { RiskOffer } from './offers';
import type { Plan } from './use-plan';

interface SetupPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
  readonly plan: Plan;
  /** The one offer of the open question. */
  readonly offer: RiskOffer;
}

/** Claims and placements: all players answer at once, in secret, and may change the answer until all have. */
export function SetupPanel({ game, view, people, plan, offer }: SetupPanelProps) {
  const order =
    plan.orders.find(({ type }) => type === offer.order.type) ??
    storedAnswer(game, offer) ??
    emptyAnswer(offer.order);
  const isComplete = validate(view, game.me.seat ?? '', [order]).length === 0;
  const isBlocked = plan.saving === 'saving' || game.state !== 'open' || !isComplete;
  const { stored } = game.me;
  const waiting = game.seats.filter(({ state }) => state === 'nothing' || state === 'stored').length;
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">{PHASE_NAMES[view.phase]}</h2>
        <Reading plan={plan} sent={stored?.ready ?? false} />
      </div>
      <p className="panel-lead">{leadOf(order.type)}</p>
      <SavingNote sent={plan} />
      <div className="setup-fields">
        {order.type === 'claim' ? (
          <ClaimFields order={order} offer={offer} onChange={(next) => plan.change([next])} />
        ) : (
          <OrderFields
            offer={offer}
            order={order}
            words={fieldWords(people)}
            onChange={(next) => plan.change([next])}
          />
        )}
      </div>
      {stored === null ? null : <Receipt stored={stored} />}
      <div className="ready-bar">
        <MainButton disabled={isBlocked} onClick={() => plan.answer(order)}>
          Send
        </MainButton>
        {order.type === 'place' && order.placements.length === 0 ? (
          <button
            type="button"
            className="button"
            disabled={plan.saving === 'saving' || game.state !== 'open'}
            onClick={() => plan.answer(placedByDefault(view, game.me.seat ?? ''))}
          >
            Place them for me
          </button>
        ) : null}
        <p className="tiny muted">
          No one sees it until all have answered; {waiting === 1 ? 'one seat is' : `${waiting} seats are`}{' '}
          still missing.
        </p>
      </div>
    </>
  );
}

function Reading({ plan, sent }: { plan: Plan; sent: boolean }) {
  if (plan.orders.length > 0) return <LiveState reading="draft">A draft</LiveState>;
  return <LiveState reading={sent ? 'ready' : 'nothing'}>{sent ? 'Sent' : 'Nothing sent'}</LiveState>;
}

function leadOf(type: string) {
  if (type === 'claim')
    return (
      <>
        Where have you lived, and for how many years? The longer residence gets the hood{' '}
        <RiskRule rule="2.4" />.
      </>
    );
  return (
    <>
      Place your units on your hoods, on the map or here, and choose where your mayor starts{' '}
      <RiskRule rule="2.10" />.
    </>
  );
}

/** What the rules do for a silent seat, for who would rather play than place. It can be changed until all have answered. */
function placedByDefault(view: View, seat: string): Order {
  return { type: 'place', ...defaultPlacement(view, seat) };
}

/** Placement starts with nothing placed, so that every unit is put down on purpose. */
function emptyAnswer(order: Order): Order {
  return order.type === 'place' ? { ...order, placements: [] } : order;
}

function storedAnswer(game: Game, offer: RiskOffer) {
  const orders = (game.me.stored?.orders ?? []) as readonly RiskOffer['order'][];
  return orders.find(({ type }) => type === offer.order.type);
}
