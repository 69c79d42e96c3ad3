import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTexts } from '#texts';
import type { GameTable as FirstTable } from '../../../functions/core/game/game-table.schema';
import { lazily } from '../../lib/lazily';
import { waitingElsewhere } from '../../lib/waiting-boards';
import { PressPanel } from '../press/lazy';
import type { Quotable } from '../press/quotable';
import type { QuotedOrder } from '../press/quoted-order';
import { RulesBeside } from '../rules/rules-beside';
import { AboutTable } from './about-table';
import { FirstLook } from './first-look';
import { CatchUp, type CatchUpProps } from './lazy-catch-up';
import { NextBoard } from './lazy-next-board';
import { OpenTab, Panel } from './panel';
import { SheetTabs } from './sheet-tabs';
import { type Measure, TableHead } from './table-head';
import { TimeCard } from './time-card';
import type { LiveTable } from './use-live-table';

const Rulings = lazily(async () => (await import('./rulings')).Rulings);

/** The parts of a table that do not change while it is open, rendered on the server. */
export interface Papers {
  /** The season's rules for missed turns and the game's papers. */
  readonly rules: ReactNode;
  /** The key of the board's marks, colours and letters. */
  readonly signs: ReactNode;
  /** Who the reader is, and what wins. */
  readonly about: ReactNode;
  /** Whether the reader is new to the game. */
  readonly isNew?: boolean;
  /** Whether it is a game of the platform, and not one that a lesson plays in the browser. */
  readonly isHosted?: boolean;
}

/** The props that the page of any game passes to its table. */
export interface TableProps {
  /** The data that the page was loaded with. */
  readonly first: FirstTable;
  readonly rules: Papers;
}

export interface GameTableProps<Tab extends string> {
  readonly live: LiveTable;
  readonly rules: TableProps['rules'];
  /** The turn, and its phase if that needs a name. */
  readonly title: readonly [turn: string, phase?: string];
  /** The leading measure of the game. */
  readonly measure: Measure;
  readonly map: ReactNode;
  readonly drawing: CatchUpProps['drawing'];
  /** The labels of the tabs; the first tab has the reader's decisions. */
  readonly tabs: Readonly<Partial<Record<Tab, string>>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The columns: each contains panels. The kit adds time and rulings to the right one, press to the last. */
  readonly right: ReactNode;
  readonly belowRulings?: ReactNode;
  readonly left: ReactNode;
  readonly last?: ReactNode;
  /** Draws the orders that a seat quotes in its press. */
  readonly quoted?: (seat: string) => QuotedOrder;
  /** Orders that the reader can quote, in the game's notation. */
  readonly quotable?: Quotable;
}

/** A game table: head, map, and panels in three columns, or behind tabs on narrow screens. */
export function GameTable<Tab extends string>(props: GameTableProps<Tab>) {
  const { live, title, measure, map, drawing, tabs, tab, onTab, quoted, quotable } = props;
  const { game, now, press } = live;
  const t = useTexts('table');
  const [others, setOthers] = useState(0);
  useEffect(() => setOthers(waitingElsewhere(game.id)), [game.id]);
  return (
    <OpenTab value={tab}>
      <TableHead {...{ game, now, title, measure, others }} />
      <AboutTable game={game} measure={measure} about={props.rules.about} />
      <main id="main" className={`game-table ${game.system}-table`} data-game={game.system}>
        <div className="table-map">
          {props.rules.signs}
          {props.rules.isHosted ? <CatchUp {...{ game, drawing }} /> : null}
          {map}
        </div>
        <SheetTabs<Tab> tab={tab} names={tabs} unread={press.unread} onTab={onTab} />
        <div className="table-right">
          {props.rules.isNew === true ? (
            <FirstLook game={game} under={Object.keys(tabs)[0] ?? ''} about={props.rules.about} />
          ) : null}
          {props.right}
          <Upkeep live={live} rules={props.rules.rules} under={[Object.keys(tabs)[0] ?? '', ...STORIES]} />
          {props.belowRulings}
          {props.rules.isHosted ? <NextBoard game={game} onCount={setOthers} /> : null}
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
              {...(quotable === undefined ? {} : { quotable })}
            />
          </Panel>
        </div>
      </main>
      <RulesBeside />
    </OpenTab>
  );
}

/** The tabs with reports. */
const STORIES = ['log', 'results'];

interface UpkeepProps {
  readonly live: LiveTable;
  readonly rules: ReactNode;
  readonly under: readonly string[];
}

/** The actions of the platform and its moderators in a game: its time, and rulings if there are any. */
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
