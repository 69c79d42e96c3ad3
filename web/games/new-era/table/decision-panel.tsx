import { useTexts } from '#texts';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { scoreOf } from '../../../../engine/new-era/rules/ending';
import type { View } from '../../../../engine/new-era/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { lazily } from '../../../components/table/lazily';
import type { OrderList } from '../../../components/table/use-order-list';
import { type TableWords, WaitingPanel, winText } from '../../../components/table/waiting-panel';
import { NewEraRule } from '../rule';
import type { Queue } from './use-queue';

// Each is asked for in its own part of a turn.
const ActionPanel = lazily(async () => (await import('./action-panel')).ActionPanel);
const DraftPanel = lazily(async () => (await import('./draft-panel')).DraftPanel);
const SpoilsPanel = lazily(async () => (await import('./spoils-panel')).SpoilsPanel);

interface DecisionPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
  /** Whether the reader is asked now. */
  readonly asked: boolean;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** What the reader is asked now, or whom the game waits for. */
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
  const words = { t: useTexts('table'), language: useLanguage() };
  return (
    <WaitingPanel
      game={game}
      title={titleOf(game, view, people, words)}
      lead={leadOf(game, view)}
      seats={inTurnOrder(view)}
      active={view.awaiting?.seat ?? null}
      standingOf={(seat) => standingOf(view, seat)}
      figureOf={(seat) => pointsText(view, seat)}
    />
  );
}

const DOES = { draft: 'picks', spoils: 'takes spoils', action: 'acts' } as const;

function titleOf({ outcome }: Game, { awaiting }: View, people: People, words: TableWords): string {
  if (outcome !== null)
    return winText(
      outcome.winners.map((seat) => nameOf(people, seat)),
      words,
    );
  return awaiting === null
    ? 'Between two steps'
    : `${nameOf(people, awaiting.seat)} ${DOES[awaiting.decision]}`;
}

function leadOf(game: Game, view: View) {
  if (view.outcome !== null)
    return (
      <>
        The most points at the count win <NewEraRule rule="11.2" />; then cards in hand, then workers and
        resources <NewEraRule rule="11.3" />.
      </>
    );
  if (game.me.seat === null) return 'You are watching. Hands, queues and standing orders stay secret.';
  return 'Your standing orders defend you meanwhile.';
}

function inTurnOrder({ seats, first }: View): readonly string[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function standingOf({ players, awaiting, phase }: View, seat: string): string {
  const player = players[seat];
  if (player === undefined) return '';
  if (player.resigned) return 'has resigned';
  if (phase === 'over') return '';
  if (player.passed) return 'has passed this turn';
  return awaiting?.seat === seat ? 'is deciding now' : '';
}

function pointsText({ players }: View, seat: string): string {
  const player = players[seat];
  if (player === undefined) return '';
  const points = scoreOf(player);
  return points === 1 ? '1 point' : `${points} points`;
}
