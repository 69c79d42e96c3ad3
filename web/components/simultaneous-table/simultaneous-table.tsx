import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import type { Showing } from '../map/board-views';
import { GameTable, type GameTableProps } from '../table/game-table';
import { Panel } from '../table/panel';
import type { LastTurn } from '../table/use-last-turn';

type Tab = 'orders' | 'results' | 'press';

/** The open parts of the table. */
export interface Opened {
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** The actor whose list of legal orders is open. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
  /** Opens such a list, and the panel that contains it. */
  readonly onList: (key: string | null) => void;
}

interface SimultaneousTableProps
  extends Required<
    Pick<GameTableProps<Tab>, 'live' | 'rules' | 'title' | 'measure' | 'drawing' | 'quoted' | 'quotable'>
  > {
  readonly last: LastTurn;
  readonly choosing: { readonly choose: (key: null) => void };
  readonly map: (opened: Opened) => ReactNode;
  readonly orders: (seat: string, opened: Opened) => ReactNode;
  /** Shown to readers who give no orders. */
  readonly spectator: ReactNode;
  readonly results: ReactNode;
  readonly race: ReactNode;
}

function useOpened({ live, last, choosing }: Pick<SimultaneousTableProps, 'live' | 'last' | 'choosing'>) {
  const { seat } = live.game.me;
  const [open, onOpen] = useState<string | null>(null);
  const [showing, onShow] = useState<Showing>(seat === null && last.turn !== null ? 'last' : 'now');
  const [tab, setTab] = useState<Tab>(seat === null ? 'results' : 'orders');
  const onList = (key: string | null) => {
    choosing.choose(null);
    onOpen(key);
    setTab('orders');
  };
  const onTab = (next: Tab) => {
    setTab(next);
    onShow(next === 'results' && last.turn !== null ? 'last' : 'now');
  };
  return { showing, onShow, open, onOpen, onList, tab, onTab };
}

/** The table of a game in which all seats order simultaneously: map, orders, results, the race to win, press. */
export function SimultaneousTable(props: SimultaneousTableProps) {
  const { live, rules, title, measure, drawing, quoted, quotable, last, map } = props;
  const { orders, spectator, results, race } = props;
  const t = useTexts('turns');
  const { seat } = live.game.me;
  const { tab, onTab, ...opened } = useOpened(props);
  return (
    <GameTable<Tab>
      {...{ live, rules, title, measure, drawing, quoted, quotable }}
      map={map(opened)}
      tabs={{
        orders: t(seat === null ? 'tabs.seats' : 'tabs.orders'),
        results: last.turn?.label ?? t('tabs.results'),
        press: t('tabs.press'),
      }}
      tab={tab}
      onTab={onTab}
      right={
        <>
          <Panel id="orders" label={t('tabs.orders')}>
            {seat === null || live.game.status === 'finished' ? spectator : orders(seat, opened)}
          </Panel>
          <Panel under={['results']} by="race-title">
            {race}
          </Panel>
        </>
      }
      left={
        <Panel id="results" label={t('tabs.whatHappened')}>
          {results}
        </Panel>
      }
    />
  );
}
