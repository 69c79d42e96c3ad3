'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game, Ruling } from '../../../../functions/api/schemas/games';
import type { Threads } from '../../../../functions/api/schemas/press';
import { peopleOf } from '../../../components/frame/people';
import { PressPanel } from '../../../components/press/lazy';
import { usePress } from '../../../components/press/use-press';
import { Resign } from '../../../components/table/resign';
import { SheetTabs } from '../../../components/table/sheet-tabs';
import { TableHead } from '../../../components/table/table-head';
import { useHistory } from '../../../components/table/use-history';
import { hasMovedDeadline, useLiveGame } from '../../../components/table/use-live-game';
import { type LogStep, logStepOf } from '../history';
import type { Geography } from '../map/size';
import { PHASE_NAMES } from '../names';
import type { PlanParts } from '../plan';
import { RiskRule } from '../rule';
import { ownHand } from '../system';
import { CardsPanel } from './cards-panel';
import { DecisionPanel } from './decision-panel';
import { LogPanel } from './log-panel';
import { MapArea } from './map-area';
import { ScorePanel } from './score-panel';
import { StandingPanel } from './standing-panel';
import { TrainPanel } from './train-panel';
import { useOffers } from './use-offers';
import { usePlan } from './use-plan';

const Rulings = lazy(async () => ({ default: (await import('../../../components/table/rulings')).Rulings }));

type Tab = 'turn' | 'log' | 'cards' | 'defence' | 'press';

interface GameTableProps {
  readonly initial: Game;
  readonly rulings: readonly Ruling[];
  /** Its press as the page came with it. */
  readonly press: Threads;
  /** Deadline, grace, votes: made on the server. */
  readonly time: ReactNode;
  readonly history: readonly LogStep[];
  readonly parts: PlanParts;
  readonly geography: Geography;
}

const POINTS = { id: 'points', one: 'point', many: 'points' };

/** The game table: the board, the reader's turn, the log, cards, standing orders, press. */
export function GameTable({
  initial,
  rulings,
  press: first,
  time,
  history: known,
  parts,
  geography,
}: GameTableProps) {
  const { game, now, refetch } = useLiveGame(initial);
  const view = game.position as View;
  const { seat } = game.me;
  const people = peopleOf(game.seats);
  const plan = usePlan(game, refetch);
  const offers = useOffers(game, plan.orders);
  const history = useHistory(game, known, logStepOf);
  const [open, setOpen] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>(seat === null ? 'log' : 'turn');
  const press = usePress(game.id, first);
  const hand = game.status === 'finished' ? undefined : ownHand(view, seat);
  const playing = seat !== null && view.status[seat] === 'playing' && game.status === 'running';
  const mayRule =
    seat === null && game.status !== 'finished' && game.me.roles.some((role) => role !== 'player');
  const shown = (...tabs: readonly Tab[]) => (tabs.includes(tab) ? 'panel shown' : 'panel');
  return (
    <>
      <TableHead game={game} now={now} title={titleOf(view)} measure={POINTS} />
      <main id="main" className="game-table risk-table" data-game="nyc-risk">
        <MapArea
          game={game}
          view={view}
          people={people}
          parts={parts}
          geography={geography}
          plan={plan}
          offers={offers}
          onMade={(index) => {
            setOpen(index);
            setTab('turn');
          }}
        />
        <SheetTabs<Tab>
          tab={tab}
          names={{
            turn: 'Turn',
            log: 'Log',
            ...(hand === undefined ? {} : { cards: 'Cards' }),
            ...(playing ? { defence: 'Defence' } : {}),
            press: 'Press',
          }}
          unread={press.unread}
          onTab={setTab}
        />
        <div className="table-right">
          <section id="panel-turn" className={shown('turn')} aria-labelledby="turn-title">
            <DecisionPanel
              game={game}
              view={view}
              people={people}
              plan={plan}
              offers={offers}
              history={history}
              open={open}
              onOpen={setOpen}
            />
          </section>
          {playing ? (
            <section id="panel-defence" className={shown('defence')} aria-labelledby="standing-title">
              <StandingPanel game={game} view={view} seat={seat} plan={plan} />
              {view.turn === 0 ? null : (
                <Resign
                  resigned={hasResigned(game)}
                  busy={plan.saving === 'saving'}
                  onResign={() => plan.give({ type: 'resign' })}
                >
                  Your hoods become neutral with their units, and your cards are discarded{' '}
                  <RiskRule rule="13.6" />. It cannot be taken back once it is carried out.
                </Resign>
              )}
            </section>
          ) : null}
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
        </div>
        <div className="table-left">
          <section id="panel-log" className={shown('log')} aria-label="Log">
            <LogPanel game={game} history={history} people={people} />
          </section>
          <section className={shown('log')} aria-labelledby="score-title">
            <ScorePanel view={view} seats={game.seats} people={people} mine={seat} />
          </section>
        </div>
        <div className="table-press">
          <section className={shown('cards', 'log')} aria-labelledby="train-title">
            <TrainPanel view={view} />
          </section>
          {hand === undefined || seat === null ? null : (
            <section id="panel-cards" className={shown('cards')} aria-labelledby="cards-title">
              <CardsPanel
                view={view}
                seat={seat}
                people={people}
                hand={hand}
                plan={plan.orders}
                offers={offers}
                onAdd={(order) => {
                  plan.change([...plan.orders, order]);
                  setOpen(plan.orders.length);
                  setTab('turn');
                }}
              />
            </section>
          )}
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

/** Names the moment in few words; whose turn it is stands below. */
function titleOf({ phase, turn }: View): string {
  if (phase === 'over') return 'Final scores';
  return turn === 0 ? PHASE_NAMES[phase] : `Turn ${turn}`;
}

function hasResigned({ me }: Game): boolean {
  const orders = (me.stored?.orders ?? []) as readonly { type?: string }[];
  return orders.some(({ type }) => type === 'resign');
}
