'use client';

import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Game, Ruling } from '../../../../functions/api/schemas/games';
import type { Threads } from '../../../../functions/api/schemas/press';
import { peopleOf } from '../../../components/frame/people';
import { PressPanel } from '../../../components/press/lazy';
import { usePress } from '../../../components/press/use-press';
import { LogPanel } from '../../../components/table/log-panel';
import { type LogStep, logStepOf } from '../../../components/table/log-step';
import { Resign } from '../../../components/table/resign';
import { SheetTabs } from '../../../components/table/sheet-tabs';
import { TableHead } from '../../../components/table/table-head';
import { useHistory } from '../../../components/table/use-history';
import { hasMovedDeadline, useLiveGame } from '../../../components/table/use-live-game';
import { useOrderList } from '../../../components/table/use-order-list';
import { usePlanAhead } from '../../../components/table/use-plan-ahead';
import type { MapParts } from '../map-parts';
import { DominationRule } from '../rule';
import { onTurn, problemsOf } from '../system';
import { offerFor, USES } from '../targets';
import { begunWith } from './begun-with';
import { HandPanel } from './hand-panel';
import { MapArea } from './map-area';
import { PlanPanel } from './plan-panel';
import { RivalsPanel } from './rivals-panel';
import { ScorePanel } from './score-panel';
import { StacksPanel } from './stacks-panel';
import { StandingPanel } from './standing-panel';
import { TurnPanel } from './turn-panel';
import { useTurn } from './use-turn';
import { WaitingPanel } from './waiting-panel';

const Rulings = lazy(async () => ({ default: (await import('../../../components/table/rulings')).Rulings }));

type Tab = 'turn' | 'cards' | 'score' | 'rivals' | 'log' | 'press';

interface GameTableProps {
  readonly initial: Game;
  readonly rulings: readonly Ruling[];
  /** Its press as the page came with it. */
  readonly press: Threads;
  /** Deadline, grace, votes: made on the server. */
  readonly time: ReactNode;
  readonly history: readonly LogStep[];
  readonly parts: MapParts;
}

const POINTS = { id: 'points', one: 'VP', many: 'VP' };

/** The game table: the world, the reader's turn and hand, the stacks, the score, the others, the log, press. */
export function GameTable({ initial, rulings, press: first, time, history: known, parts }: GameTableProps) {
  const { game, now, refetch } = useLiveGame(initial);
  const view = game.position as View;
  const { seat } = game.me;
  const people = peopleOf(game.seats);
  const validate = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsOf(view, seat, orders)),
    [view, seat],
  );
  const given = useOrderList<Order>(game, validate, refetch);
  const own = seat === null ? undefined : view.seats[seat];
  const playing = seat !== null && own !== undefined && !own.vacant && game.status === 'running';
  const asked = playing && game.seats.some((one) => one.seat === seat && one.state !== 'none-owed');
  const planning = playing && !asked;
  const ahead = useTurnAhead(game, view, planning ? seat : null, refetch);
  const list = begunWith(given, asked ? ahead.plan.stored : null, validate);
  const atHand = useTurn(view, seat, list);
  const turn = planning ? ahead.turn : atHand;
  const history = useHistory(game, known, logStepOf);
  const [tab, setTab] = useState<Tab>(seat === null ? 'log' : 'turn');
  const press = usePress(game.id, first);
  const mayRule =
    seat === null && game.status !== 'finished' && game.me.roles.some((role) => role !== 'player');
  const working = planning ? ahead.plan : list;
  const accepted = working.orders.filter((_, at) => !working.refused.has(at));
  const shown = (...tabs: readonly Tab[]) => (tabs.includes(tab) ? 'panel shown' : 'panel');
  return (
    <>
      <TableHead game={game} now={now} title={titleOf(view)} measure={POINTS} />
      <main id="main" className="game-table domination-table" data-game="domination">
        <MapArea game={game} view={view} people={people} parts={parts} orders={accepted} turn={turn} />
        <SheetTabs<Tab>
          tab={tab}
          names={{
            turn: 'Turn',
            ...(own === undefined ? { cards: 'Stacks' } : { cards: 'Cards' }),
            score: 'Score',
            rivals: 'Seats',
            log: 'Log',
            press: 'Press',
          }}
          unread={press.unread}
          onTab={setTab}
        />
        <div className="table-right">
          <section id="panel-turn" className={shown('turn')} aria-labelledby="turn-title">
            {asked ? (
              <TurnPanel game={game} view={view} people={people} list={list} turn={turn} />
            ) : (
              <WaitingPanel game={game} view={view} people={people} />
            )}
          </section>
          {planning ? (
            <section id="panel-plan" className={shown('turn')} aria-labelledby="plan-title">
              <PlanPanel view={ahead.view} people={people} plan={ahead.plan} turn={turn} />
            </section>
          ) : null}
          <section id="panel-score" className={shown('score')} aria-labelledby="score-title">
            <ScorePanel view={view} people={people} mine={seat} orders={asked ? accepted : []} />
          </section>
          <section className={shown('turn', 'log')} aria-labelledby="absence-title">
            {time}
          </section>
          {mayRule || rulings.length > 0 || hasMovedDeadline(initial, game) ? (
            <section className={shown('turn', 'log')} aria-labelledby="rulings-title">
              <Suspense>
                <Rulings game={game} initial={rulings} mayRule={mayRule} />
              </Suspense>
            </section>
          ) : null}
          <section id="panel-log" className={shown('log')} aria-label="Log">
            <LogPanel game={game} history={history} people={people} system="domination" />
          </section>
        </div>
        <div className="table-left">
          {own === undefined || game.status === 'finished' ? null : (
            <section id="panel-cards" className={shown('cards')} aria-labelledby="hand-title">
              <HandPanel
                own={own}
                orders={accepted}
                active={planning || (asked && game.state === 'open')}
                playable={(card) =>
                  USES.some((use) => offerFor(turn.offersAt(working.orders.length), card, use) !== undefined)
                }
                onPlay={(card) => {
                  turn.play(card);
                  setTab('turn');
                }}
              />
            </section>
          )}
          <section
            {...(own === undefined || game.status === 'finished' ? { id: 'panel-cards' } : {})}
            className={shown('cards')}
            aria-labelledby="stacks-title"
          >
            <StacksPanel view={view} />
          </section>
        </div>
        <div className="table-press">
          <section id="panel-rivals" className={shown('rivals')} aria-labelledby="rivals-title">
            <RivalsPanel view={view} people={people} mine={seat} />
          </section>
          {playing ? (
            <section className={shown('turn')} aria-labelledby="standing-title">
              <StandingPanel view={view} seat={seat} people={people} list={list} />
              <Resign
                resigned={list.orders.some(({ type }) => type === 'resign')}
                busy={list.saving === 'saving'}
                onResign={() => list.change([...list.orders, { type: 'resign' }])}
              >
                Your seat becomes vacant and keeps what it has, for somebody to take over{' '}
                <DominationRule rule="11.3" />.
              </Resign>
            </section>
          ) : null}
          <section id="panel-press" className={shown('press')} aria-label="Press">
            <div className="panel-head">
              <h2>Press</h2>
            </div>
            <PressPanel game={game} now={now} press={press} />
          </section>
        </div>
      </main>
    </>
  );
}

/** The plan for the reader's next turn, made on the board as if it were their turn; nobody plans as no seat. */
function useTurnAhead(game: Game, view: View, seat: string | null, refetch: () => Promise<Game | undefined>) {
  const board = useMemo(() => (seat === null ? view : onTurn(view, seat)), [view, seat]);
  const validate = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsOf(board, seat, orders)),
    [board, seat],
  );
  const plan = usePlanAhead<Order>(game, validate, refetch);
  return { view: board, plan, turn: useTurn(board, seat, plan) };
}

/** Names the moment in few words; whose turn it is stands below. */
function titleOf({ phase, turn, turns }: View): string {
  return phase === 'over' ? 'Final scores' : `Turn ${turn} of ${turns}`;
}
