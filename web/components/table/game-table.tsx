import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#texts';
import type { GameTable as FirstTable } from '../../../functions/api/schemas/game-table';
import { lazily } from '../../lib/lazily';
import { PressPanel } from '../press/lazy';
import type { QuotedOrder } from '../press/quoted-order';
import { RulesBeside } from '../rules/rules-beside';
import { OpenTab, Panel } from './panel';
import { SheetTabs } from './sheet-tabs';
import { type Measure, TableHead } from './table-head';
import { TimeCard } from './time-card';
import type { LiveTable } from './use-live-table';

const Rulings = lazily(async () => (await import('./rulings')).Rulings);

/** What does not change while a table is open, made on the server. */
export interface Papers {
  /** The season's rules for missed turns and the game's papers. */
  readonly rules: ReactNode;
  /** What the marks, colours and letters of the board mean. */
  readonly signs: ReactNode;
}

/** What the page of any game hands to its table. */
export interface TableProps {
  /** Everything as the page came with it. */
  readonly first: FirstTable;
  readonly rules: Papers;
}

export interface GameTableProps<Tab extends string> {
  readonly live: LiveTable;
  readonly rules: TableProps['rules'];
  /** The turn, and its phase where that is worth a word. */
  readonly title: readonly [turn: string, phase?: string];
  /** The figure that leads the game. */
  readonly measure: Measure;
  readonly map: ReactNode;
  /** The words on the tabs; the first tab is what the reader has to do. */
  readonly tabs: Readonly<Partial<Record<Tab, string>>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The columns: each holds panels. The kit adds time and rulings to the right one, press to the last. */
  readonly right: ReactNode;
  readonly belowRulings?: ReactNode;
  readonly left: ReactNode;
  readonly last?: ReactNode;
  /** How orders are drawn that a seat quotes in its press. */
  readonly quoted?: (seat: string) => QuotedOrder;
}

/** A game table: head, map, and panels in three columns, or behind tabs on narrow screens. */
export function GameTable<Tab extends string>(props: GameTableProps<Tab>) {
  const { live, title, measure, map, tabs, tab, onTab, quoted } = props;
  const { game, now, press } = live;
  const t = useTexts('table');
  return (
    <OpenTab value={tab}>
      <TableHead game={game} now={now} title={title} measure={measure} />
      <main id="main" className={`game-table ${game.system}-table`} data-game={game.system}>
        <div className="table-map">
          {props.rules.signs}
          {map}
        </div>
        <SheetTabs<Tab> tab={tab} names={tabs} unread={press.unread} onTab={onTab} />
        <div className="table-right">
          {props.right}
          <Upkeep live={live} rules={props.rules.rules} under={[Object.keys(tabs)[0] ?? '', ...STORIES]} />
          {props.belowRulings}
        </div>
        <div className="table-left">{props.left}</div>
        <div className="table-press">
          {props.last}
          <Panel id="press" label={t('press')}>
            <div className="panel-head">
              <h2>{t('press')}</h2>
            </div>
            <PressPanel
              game={game}
              now={now}
              press={press}
              {...(quoted === undefined ? {} : { order: quoted })}
            />
          </Panel>
        </div>
      </main>
      <RulesBeside />
    </OpenTab>
  );
}

/** The tabs that tell what has happened. */
const STORIES = ['log', 'results'];

interface UpkeepProps {
  readonly live: LiveTable;
  readonly rules: ReactNode;
  readonly under: readonly string[];
}

/** What the platform and its moderators do to a game: its time, and rulings where there are any. */
function Upkeep({ live: { game, absence, refetchAbsence, rulings }, rules, under }: UpkeepProps) {
  const isModerator = game.me.seat === null && game.me.roles.some((role) => role !== 'player');
  const mayRule = isModerator && game.status !== 'finished';
  return (
    <>
      <Panel under={under} by="absence-title">
        <TimeCard game={game} absence={absence} refetch={refetchAbsence} rules={rules} />
      </Panel>
      {mayRule || rulings.length > 0 ? (
        <Panel under={under} by="rulings-title">
          <Suspense>
            <Rulings game={game} rulings={rulings} mayRule={mayRule} />
          </Suspense>
        </Panel>
      ) : null}
    </>
  );
}
