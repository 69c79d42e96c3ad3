import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import type { OrderRows } from '../../../components/sequential-table/use-order-rows';
import type { History } from '../../../components/table/use-history';
import { lazily } from '../../../lib/lazily';
import type { LogStep } from '../history';
import type { RiskOffer } from './offers';
import type { Plan } from './use-plan';

// A reader needs one of them at a time. No Suspense boundary: without scripts, its waiting content would stay hidden;
// and React replaces its content if the table changes before it is ready, so that an early click would be lost.
const TurnPanel = lazily(async () => (await import('./turn-panel')).TurnPanel);
const WaitingPanel = lazily(async () => (await import('./waiting-panel')).WaitingPanel);
const SetupPanel = lazily(async () => (await import('./setup-panel')).SetupPanel);
const DraftPanel = lazily(async () => (await import('./draft-panel')).DraftPanel);

interface DecisionPanelProps extends TableView<View> {
  readonly plan: Plan;
  readonly offers: readonly RiskOffer[];
  readonly history: History<LogStep>;
  readonly rows: OrderRows<Order>;
}

/** The screen of the reader's present decision, by the phase of the game. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { game, view, people, plan, offers } = props;
  const { seat } = game.me;
  const question = offers.find(({ order }) => order.type === 'claim' || order.type === 'place');
  if (seat !== null && question !== undefined)
    return <SetupPanel game={game} view={view} people={people} plan={plan} offer={question} />;
  if (seat === null || view.active !== seat) return <WaitingPanel game={game} view={view} people={people} />;
  if (view.phase === 'draft') return <DraftPanel game={game} plan={plan} offers={offers} />;
  return <TurnPanel {...props} seat={seat} />;
}
