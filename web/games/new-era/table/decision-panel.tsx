import { useTexts } from '#texts';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { scoreOf } from '../../../../engine/new-era/rules/ending';
import type { View } from '../../../../engine/new-era/types';
import { nameOf, type People } from '../../../components/frame/people';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import type { OrderList } from '../../../components/table/use-order-list';
import { WaitingPanel } from '../../../components/table/waiting-panel';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { NewEraRule } from '../rule';
import type { Queue } from './use-queue';

// Each is loaded in its own part of a turn.
const ActionPanel = lazily(async () => (await import('./action-panel')).ActionPanel);
const DraftPanel = lazily(async () => (await import('./draft-panel')).DraftPanel);
const SpoilsPanel = lazily(async () => (await import('./spoils-panel')).SpoilsPanel);

interface DecisionPanelProps extends TableView<View> {
  /** Whether the reader must decide now. */
  readonly asked: boolean;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** The reader's present decision, or the players whom the game waits for. */
export function DecisionPanel({ game, view, people, asked, list, queue }: DecisionPanelProps) {
  const { seat } = game.me;
  if (!asked || seat === null) return <Waiting game={game} view={view} people={people} />;
  switch (view.awaiting?.decision) {
    case 'draft':
      return <DraftPanel view={view} asked list={list} queue={queue} />;
    case 'spoils':
      return <SpoilsPanel view={view} seat={seat} list={list} queue={queue} />;
    default:
      return <ActionPanel game={game} view={view} people={people} list={list} queue={queue} />;
  }
}

function Waiting({ game, view, people }: Pick<DecisionPanelProps, 'game' | 'view' | 'people'>) {
  const t = useTexts('new-era');
  return (
    <WaitingPanel
      game={game}
      title={askedText(view, people, t)}
      lead={<Lead game={game} view={view} />}
      seats={inTurnOrder(view)}
      active={view.awaiting?.seat ?? null}
      standingOf={(seat) => standingOf(view, seat, t)}
      figureOf={(seat) => pointsText(view, seat, t)}
    />
  );
}

function askedText({ awaiting }: View, people: People, t: Texts<'new-era'>): string {
  if (awaiting === null) return t('waiting.between');
  return t('waiting.asked', { decision: awaiting.decision, name: nameOf(people, awaiting.seat) });
}

function Lead({ game, view }: Pick<DecisionPanelProps, 'game' | 'view'>) {
  const t = useTexts('new-era');
  if (view.outcome !== null)
    return t.rich('waiting.over', {
      count: () => <NewEraRule rule="11.2" />,
      ties: () => <NewEraRule rule="11.3" />,
    });
  return t(game.me.seat === null ? 'waiting.watching' : 'waiting.defended');
}

function inTurnOrder({ seats, first }: View): readonly string[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function standingOf({ players, awaiting, phase }: View, seat: string, t: Texts<'new-era'>): string {
  const player = players[seat];
  if (player === undefined) return '';
  if (player.resigned) return t('waiting.resigned');
  if (phase === 'over') return '';
  if (player.passed) return t('waiting.passed');
  return awaiting?.seat === seat ? t('waiting.deciding') : '';
}

function pointsText({ players }: View, seat: string, t: Texts<'new-era'>): string {
  const player = players[seat];
  return player === undefined ? '' : t('points', { count: scoreOf(player) });
}
