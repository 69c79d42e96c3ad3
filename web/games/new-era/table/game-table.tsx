'use client';

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import type { Game, Ruling } from '../../../../functions/api/schemas/games';
import type { Threads } from '../../../../functions/api/schemas/press';
import { peopleOf } from '../../../components/frame/people';
import { PressPanel } from '../../../components/press/lazy';
import { usePress } from '../../../components/press/use-press';
import { LogPanel } from '../../../components/table/log-panel';
import { type LogStep, logStepOf } from '../../../components/table/log-step';
import { SheetTabs } from '../../../components/table/sheet-tabs';
import { TableHead } from '../../../components/table/table-head';
import { useHistory } from '../../../components/table/use-history';
import { hasMovedDeadline, useLiveGame } from '../../../components/table/use-live-game';
import { useOrderList } from '../../../components/table/use-order-list';
import { usePlanAhead } from '../../../components/table/use-plan-ahead';
import { CardReader } from '../card-reader';
import { factionName } from '../order-text';
import { States } from '../states';
import { hasPickLeft, pointsIf, problemsAhead, problemsOf } from '../system';
import { Tableau } from '../tableau';
import { CountPanel } from './count-panel';
import { DecisionPanel } from './decision-panel';
import { DisplayPanel } from './display-panel';
import { DraftPanel } from './draft-panel';
import { HandPanel } from './hand-panel';
import { Leaving } from './leaving';
import { QueuePanel } from './queue-panel';
import { RivalsPanel } from './rivals-panel';
import { StandingPanel } from './standing-panel';
import { useQueue } from './use-queue';

const Rulings = lazy(async () => ({ default: (await import('../../../components/table/rulings')).Rulings }));

type Tab = 'act' | 'cards' | 'rivals' | 'count' | 'log' | 'press';

interface GameTableProps {
  readonly initial: Game;
  readonly rulings: readonly Ruling[];
  /** Its press as the page came with it. */
  readonly press: Threads;
  readonly history: readonly LogStep[];
  /** The pictures of goods and cards, to which the table refers. */
  readonly signs: ReactNode;
  /** Deadline, grace, votes, papers: made on the server. */
  readonly time: ReactNode;
}

const POINTS = { id: 'points', one: 'point', many: 'points' };

/** The game table: the reader's state, what they can do, their cards, the others, the count, the log, press. */
export function GameTable({ initial, rulings, press: first, history: known, signs, time }: GameTableProps) {
  const { game, now, refetch } = useLiveGame(initial);
  const view = game.position as View;
  const { seat } = game.me;
  const people = peopleOf(game.seats);
  const own = seat === null ? undefined : view.players[seat];
  const playing = own !== undefined && !own.resigned && game.status === 'running';
  const asked = playing && view.awaiting?.seat === seat;
  const { list, plan } = useOrders(game, view, refetch);
  const queue = useQueue(view, playing ? seat : null, asked, list, plan);
  const ahead = playing && !asked ? aheadOf(view, seat, queue.orders.length) : null;
  const history = useHistory(game, known, logStepOf);
  const [tab, setTab] = useState<Tab>(seat === null ? 'log' : 'act');
  const press = usePress(game.id, first);
  const mayRule =
    seat === null && game.status !== 'finished' && game.me.roles.some((role) => role !== 'player');
  const unread = Object.values(press.unread).reduce((sum, count) => sum + count, 0);
  const shown = (...tabs: readonly Tab[]) => (tabs.includes(tab) ? 'panel shown' : 'panel');
  return (
    <CardReader>
      {signs}
      <TableHead game={game} now={now} title={titleOf(view)} measure={POINTS} />
      <main id="main" className="game-table new-era-table" data-game="new-era">
        <div className="table-map">
          {own === undefined ? (
            <States view={view} people={people} />
          ) : (
            <>
              <h2 className="hidden-text">Your state, {factionName(own.faction)}</h2>
              <Tableau player={own} people={people} label="Your state" />
            </>
          )}
        </div>
        <SheetTabs<Tab>
          tab={tab}
          names={{
            act: 'Act',
            ...(own === undefined ? {} : { cards: 'Cards' }),
            rivals: 'Rivals',
            count: 'Count',
            log: 'Log',
            press: 'Press',
          }}
          unread={unread}
          onTab={setTab}
        />
        <div className="table-right">
          <section id="panel-act" className={shown('act')} aria-labelledby="turn-title">
            <DecisionPanel game={game} view={view} people={people} asked={asked} list={list} queue={queue} />
          </section>
          {ahead === null ? null : (
            <section id="panel-plan" className={shown('act')} aria-labelledby="plan-title">
              {ahead === 'pick' ? (
                <DraftPanel view={view} asked={false} list={list} queue={queue} />
              ) : (
                <QueuePanel view={view} people={people} queue={queue} plan={plan} />
              )}
            </section>
          )}
          {playing && seat !== null ? (
            <section className={shown('act')} aria-labelledby="standing-title">
              <StandingPanel view={view} seat={seat} list={list} />
              <Leaving list={list} />
            </section>
          ) : null}
          {own?.resigned && game.status === 'running' ? (
            <section className={shown('act')} aria-label="Come back">
              <Leaving list={list} gone />
            </section>
          ) : null}
          <section className={shown('act', 'log')} aria-labelledby="absence-title">
            {time}
          </section>
          {mayRule || rulings.length > 0 || hasMovedDeadline(initial, game) ? (
            <section className={shown('act', 'log')} aria-labelledby="rulings-title">
              <Suspense>
                <Rulings game={game} initial={rulings} mayRule={mayRule} />
              </Suspense>
            </section>
          ) : null}
        </div>
        <div className="table-left">
          <section id="panel-count" className={shown('count')} aria-labelledby="count-title">
            <CountPanel
              view={view}
              people={people}
              mine={seat}
              after={queue.orders.length === 0 || seat === null ? null : pointsIf(view, seat, queue.orders)}
            />
          </section>
          <section id="panel-rivals" className={shown('rivals')} aria-labelledby="rivals-title">
            <RivalsPanel view={view} people={people} mine={seat} />
          </section>
        </div>
        <div className="table-press">
          {own === undefined ? null : (
            <section id="panel-cards" className={shown('cards')} aria-label="Cards">
              <DisplayPanel view={view} />
              {typeof own.hand === 'object' ? <HandPanel hand={own.hand} view={view} /> : null}
            </section>
          )}
          <section id="panel-log" className={shown('log')} aria-label="Log">
            <LogPanel game={game} history={history} people={people} system="new-era" />
          </section>
          <section id="panel-press" className={shown('press')} aria-label="Press">
            <div className="panel-head">
              <h2>Press</h2>
            </div>
            <PressPanel game={game} now={now} press={press} />
          </section>
        </div>
      </main>
    </CardReader>
  );
}

/** What a seat that is not asked may prepare: its next pick, or the actions of this turn. */
function aheadOf(view: View, seat: string | null, queued: number): 'pick' | 'actions' | null {
  if (seat === null) return null;
  if (hasPickLeft(view, seat)) return 'pick';
  const isActing = view.phase === 'actions' && view.players[seat]?.passed === false;
  return isActing || queued > 0 ? 'actions' : null;
}

const PHASES = { lookout: 'lookout', production: 'production', actions: 'actions' } as const;

/** Names the moment in few words; who is asked stands below. */
function titleOf({ phase, turn }: View): string {
  return phase === 'over' ? `Finished after turn ${turn}` : `Turn ${turn}, ${PHASES[phase]}`;
}

/** The reader's orders for the open step, and their plan for later ones. */
function useOrders(game: Game, view: View, refetch: () => Promise<Game | undefined>) {
  const { seat } = game.me;
  const validate = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsOf(view, seat, orders)),
    [view, seat],
  );
  const validateAhead = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsAhead(view, seat, orders)),
    [view, seat],
  );
  return {
    list: useOrderList<Order>(game, validate, refetch),
    plan: usePlanAhead<Order>(game, validateAhead, refetch),
  };
}
