import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { type People, peopleOf } from '../frame/people';
import { GameTable, type GameTableProps, type TableProps } from '../table/game-table';
import { Panel } from '../table/panel';
import { type LiveTable, useLiveTable } from '../table/use-live-table';

/** The tabs of every sequential game; each game adds its own. */
type SharedTab = 'turn' | 'log' | 'press';

/** What the panels of a table show: the game, its position as the reader sees it, and the players by seat. */
export interface TableView<View> {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
}

/** The live game of a table, and the tab that narrow screens show. */
interface OpenTable<View, Tab extends string> extends TableView<View> {
  readonly live: LiveTable;
  readonly seat: string | null;
  readonly tab: Tab | SharedTab;
  readonly setTab: (tab: Tab | SharedTab) => void;
}

/** Keeps the game of a table current. Players see their turn first, others the log. */
export function useOpenTable<View, Tab extends string>(first: TableProps['first']): OpenTable<View, Tab> {
  const live = useLiveTable(first);
  const { game } = live;
  const { seat } = game.me;
  const [tab, setTab] = useState<Tab | SharedTab>(seat === null ? 'log' : 'turn');
  return { live, game, view: game.position as View, seat, people: peopleOf(game.seats), tab, setTab };
}

type Tabs<Tab extends string> = Readonly<Partial<Record<Tab | SharedTab, string>>>;

interface SequentialTableProps<Tab extends string>
  extends Pick<
    GameTableProps<Tab>,
    | 'rules'
    | 'title'
    | 'measure'
    | 'map'
    | 'drawing'
    | 'left'
    | 'last'
    | 'belowRulings'
    | 'quoted'
    | 'quotable'
  > {
  readonly table: OpenTable<unknown, Tab>;
  /** The labels of the first tab and the game's own, in their order. The log comes after them unless it is among them. */
  readonly tabs: Tabs<Tab>;
  /** The reader's decision, or the players whom the game waits for. */
  readonly turn: ReactNode;
  /** The reader's plan for their next turn, while another player plays. */
  readonly plan?: ReactNode;
  /** Further panels of the right column. */
  readonly right?: ReactNode;
}

/** The table of a game in which seats decide one after the other: map, turn, plan, log, press, and the game's panels. */
export function SequentialTable<Tab extends string>(props: SequentialTableProps<Tab>) {
  const { table, tabs, turn, plan, right, ...parts } = props;
  const t = useTexts('table');
  return (
    <GameTable<Tab | SharedTab>
      {...parts}
      live={table.live}
      tabs={{ ...tabs, log: t('log.title'), press: t('press') } as Tabs<Tab>}
      tab={table.tab}
      onTab={table.setTab}
      right={
        <>
          <Panel id="turn" by="turn-title">
            {turn}
          </Panel>
          {plan ? (
            <Panel id="plan" under={['turn']} by="plan-title">
              {plan}
            </Panel>
          ) : null}
          {right}
        </>
      }
    />
  );
}
