'use client';

import { lazy, Suspense, useState } from 'react';
import type { OrderOf } from '../../../../engine/nyc-risk/orders/order-types';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { State } from '../../../components/frame/porthole';
import { adventureName, hoodName, listed } from '../names';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

// They are changed seldom and read often.
const StandingEditor = lazy(async () => ({ default: (await import('./standing-editor')).StandingEditor }));

interface StandingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
}

type StandingOrderOrder = OrderOf<'setStandingOrder'>;

/** What the reader's seat does while others decide. */
export function StandingPanel({ game, view, seat, plan }: StandingPanelProps) {
  const [changing, setChanging] = useState(false);
  const stored = storedOrder(game);
  const known = withStored(view.standing[seat], stored);
  if (known === undefined) return null;
  return (
    <>
      <div className="panel-head">
        <h2 id="standing-title">Standing orders</h2>
        {changing ? (
          <State reading="draft">Not stored</State>
        ) : (
          <State reading="stored">{stored === undefined ? 'In force' : 'Stored'}</State>
        )}
      </div>
      <p className="panel-lead">
        Used while others attack you. Only you see them. <RiskRule rule="12.1" />
      </p>
      {changing ? (
        <Suspense>
          <StandingEditor
            game={game}
            view={view}
            seat={seat}
            plan={plan}
            known={known}
            onDone={() => setChanging(false)}
          />
        </Suspense>
      ) : (
        <Summary known={known} waiting={stored !== undefined} onChange={() => setChanging(true)} />
      )}
    </>
  );
}

interface SummaryProps {
  readonly known: StandingOrder;
  /** Whether they wait for the next step. */
  readonly waiting: boolean;
  readonly onChange: () => void;
}

function Summary({ known: { defend, cards, picks, pickAtOnce }, waiting, onChange }: SummaryProps) {
  const apart = Object.entries(defend.at);
  return (
    <>
      <ul className="standing-rows">
        <li>
          <span>Defend with</span>
          <b>{diceText(defend.default)}</b>
        </li>
        {apart.map(([hood, dice]) => (
          <li key={hood}>
            <span>{hoodName(hood)}</span>
            <b>{diceText(dice)}</b>
          </li>
        ))}
        {cards.map(({ card, at, minDice }) => (
          <li key={card}>
            <span>
              <b>{adventureName(card)}</b> {at === 'any' ? 'anywhere' : `at ${listed(at.map(hoodName))}`}
              {minDice > 1 ? `, against ${minDice === 3 ? '3 dice' : '2 dice or 3'}` : ''}
            </span>
          </li>
        ))}
        {picks.length === 0 ? null : (
          <li>
            <span>
              Picks{pickAtOnce ? ', taken at once' : ''}: {listed(picks.slice(0, 3).map(hoodName))}
              {picks.length > 3 ? ` and ${picks.length - 3} more` : ''}
            </span>
          </li>
        )}
      </ul>
      <div className="ready-bar still">
        <button type="button" className="button" onClick={onChange}>
          Change
        </button>
        <p className="tiny muted">
          {waiting
            ? 'They take effect with the next step, before anybody’s dice.'
            : 'They hold until you change them.'}
        </p>
      </div>
    </>
  );
}

function diceText(dice: number): string {
  return dice === 1 ? '1 die' : '2 dice';
}

function storedOrder(game: Game): StandingOrderOrder | undefined {
  const orders = (game.me.stored?.orders ?? []) as readonly { type?: string }[];
  return orders.find(({ type }) => type === 'setStandingOrder') as StandingOrderOrder | undefined;
}

/** The standing order as it will be once what is stored is carried out. */
function withStored(
  standing: StandingOrder | undefined,
  stored: StandingOrderOrder | undefined,
): StandingOrder | undefined {
  if (standing === undefined || stored === undefined) return standing;
  const { defend, cards, picks, pickAtOnce } = stored;
  return {
    defend: defend === undefined ? standing.defend : { default: defend.default ?? 2, at: { ...defend.at } },
    cards:
      cards?.map(({ card, at, minDice }) => ({
        card,
        at: at === 'any' ? at : [...at],
        minDice: minDice ?? 1,
      })) ?? standing.cards,
    picks: picks === undefined ? standing.picks : [...picks],
    pickAtOnce: pickAtOnce ?? standing.pickAtOnce,
  };
}
