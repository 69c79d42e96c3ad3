import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { LiveState } from '../frame/game-thumbnail';
import { DecisionFoot, DecisionHead } from '../table/decision-frame';
import { ReadyBar } from '../table/ready-bar';
import type { OrderList } from '../table/use-order-list';

interface OrdersPanelProps<Order> {
  /** The id of the heading, which names the panel. */
  readonly id?: string;
  readonly game: Game;
  readonly seat: string;
  readonly list: OrderList<Order>;
  readonly title: string;
  readonly lead?: ReactNode;
  /** How much of what is owed the platform has stored, in words; null for nothing. */
  readonly stored: string | null;
  /** Whether the reader can be ready in this phase. */
  readonly asked: boolean;
  /** The orders, in rows. */
  readonly rows: ReactNode;
  /** Further tools for giving orders, while orders are accepted. */
  readonly children?: ReactNode;
}

/** The decisions that the reader owes in this phase, their state, and the button to be ready. */
export function OrdersPanel<Order>(props: OrdersPanelProps<Order>) {
  const { id = 'orders-title', game, seat, list, title, lead, stored, asked, rows, children } = props;
  return (
    <>
      <DecisionHead id={id} title={title} sent={list} lead={lead}>
        <Summary game={game} list={list} stored={stored} />
      </DecisionHead>
      {rows}
      <DecisionFoot game={game} stored={list.stored} tools={children}>
        {asked ? <Ready game={game} seat={seat} list={list} /> : null}
      </DecisionFoot>
    </>
  );
}

function Summary<Order>({ game, list, stored }: Pick<OrdersPanelProps<Order>, 'game' | 'list' | 'stored'>) {
  const t = useTexts('turns');
  if (game.me.decision === null) return <LiveState reading="nothing">{t('summary.nothingOwed')}</LiveState>;
  if (list.stored?.ready && list.refused.size === 0)
    return <LiveState reading="ready">{t('summary.ready')}</LiveState>;
  if (list.saving === 'offline') return <LiveState reading="draft">{t('summary.draft')}</LiveState>;
  if (stored === null) return <LiveState reading="nothing">{t('summary.nothing')}</LiveState>;
  return <LiveState reading="stored">{stored}</LiveState>;
}

function Ready<Order>({ game, seat, list }: Pick<OrdersPanelProps<Order>, 'game' | 'seat' | 'list'>) {
  const ready = list.stored?.ready ?? false;
  const owing = game.seats.filter(({ state }) => state !== 'none-owed');
  const isReady = (one: Game['seats'][number]) => (one.seat === seat ? ready : one.state === 'ready');
  return (
    <ReadyBar
      ready={ready}
      saving={list.saving === 'saving'}
      earlyClose={game.earlyClose}
      waits={game.waits}
      isPractice={game.practice !== null && game.friends === null}
      readySeats={owing.filter(isReady).length}
      owingSeats={owing.length}
      onReady={list.setReady}
    />
  );
}
