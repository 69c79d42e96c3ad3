import { useTexts } from '#texts';
import { validate } from '../../../../engine/nyc-risk/offers/validate';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { defaultPlacement } from '../../../../engine/nyc-risk/rules/default-placement';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { LiveState } from '../../../components/frame/game-thumbnail';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { DecisionHead } from '../../../components/table/decision-frame';
import { OrderFields } from '../../../components/table/fields/order-fields';
import { MainButton } from '../../../components/table/main-button';
import { Receipt } from '../../../components/table/receipt';
import { fieldWords } from '../field-words';
import { RiskRule } from '../rule';
import { ClaimFields } from './claim-fields';
import type { RiskOffer } from './offers';
import type { Plan } from './use-plan';

interface SetupPanelProps extends TableView<View> {
  readonly plan: Plan;
  /** The one offer of the open decision. */
  readonly offer: RiskOffer;
}

/**
 * Claims and placements: all players answer at once, in secret, and may change their answers until all have answered.
 */
export function SetupPanel({ game, view, people, plan, offer }: SetupPanelProps) {
  const t = useTexts('nyc-risk');
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
      <DecisionHead
        title={t(`phase.${view.phase}`)}
        sent={plan}
        lead={
          order.type === 'claim'
            ? t.rich('setup.claim', { rule: () => <RiskRule rule="2.4" /> })
            : t.rich('setup.place', { rule: () => <RiskRule rule="2.10" /> })
        }
      >
        <Reading plan={plan} sent={stored?.ready ?? false} />
      </DecisionHead>
      <div className="setup-fields">
        {order.type === 'claim' ? (
          <ClaimFields order={order} offer={offer} onChange={(next) => plan.change([next])} />
        ) : (
          <OrderFields
            offer={offer}
            order={order}
            words={fieldWords(people, t)}
            onChange={(next) => plan.change([next])}
          />
        )}
      </div>
      {stored === null ? null : <Receipt stored={stored} />}
      <div className="ready-bar">
        <MainButton disabled={isBlocked} onClick={() => plan.answer(order)}>
          {t('send.send')}
        </MainButton>
        {order.type === 'place' && order.placements.length === 0 ? (
          <button
            type="button"
            className="button"
            disabled={plan.saving === 'saving' || game.state !== 'open'}
            onClick={() => plan.answer(placedByDefault(view, game.me.seat ?? ''))}
          >
            {t('setup.placeForMe')}
          </button>
        ) : null}
        <p className="tiny muted">{t('setup.waiting', { waiting })}</p>
      </div>
    </>
  );
}

function Reading({ plan, sent }: { plan: Plan; sent: boolean }) {
  const t = useTexts('nyc-risk');
  if (plan.orders.length > 0) return <LiveState reading="draft">{t('setup.draft')}</LiveState>;
  return (
    <LiveState reading={sent ? 'ready' : 'nothing'}>{t(sent ? 'setup.sent' : 'setup.nothing')}</LiveState>
  );
}

/**
 * The default of the rules for a silent seat, for players who do not want to place units themselves. It can be changed
 * until all have answered.
 */
function placedByDefault(view: View, seat: string): Order {
  return { type: 'place', ...defaultPlacement(view, seat) };
}

/** Placement starts empty, so that every unit is placed on purpose. */
function emptyAnswer(order: Order): Order {
  return order.type === 'place' ? { ...order, placements: [] } : order;
}

function storedAnswer(game: Game, offer: RiskOffer) {
  const orders = (game.me.stored?.orders ?? []) as readonly RiskOffer['order'][];
  return orders.find(({ type }) => type === offer.order.type);
}
