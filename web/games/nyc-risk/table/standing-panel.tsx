import { lazy } from 'react';
import { listed } from '../../../../engine/core/listed';
import type { Order, OrderOf } from '../../../../engine/nyc-risk/orders/order-types';
import { standingAfter } from '../../../../engine/nyc-risk/rules/standing';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { StandingFrame } from '../../../components/table/standing-frame';
import { adventureName, hoodName } from '../names';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

// Readers look at them often and change them seldom.
const StandingEditor = lazy(async () => ({ default: (await import('./standing-editor')).StandingEditor }));

interface StandingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
}

/** What the reader's seat does while others decide. */
export function StandingPanel({ game, view, seat, plan }: StandingPanelProps) {
  const standing = view.standing[seat];
  if (standing === undefined) return null;
  const stored = storedIn(plan);
  const known = stored === undefined ? standing : standingAfter(standing, stored);
  return (
    <StandingFrame
      state={stored === undefined ? 'in-force' : 'waiting'}
      lead={
        <>
          They take effect when others attack you. Only you see them. <RiskRule rule="12.1" />
        </>
      }
      summary={<Summary known={known} />}
      editor={(onDone) => (
        <StandingEditor game={game} view={view} seat={seat} plan={plan} known={known} onDone={onDone} />
      )}
    />
  );
}

function Summary({ known: { defend, cards, picks, pickAtOnce } }: { readonly known: StandingOrder }) {
  const apart = Object.entries(defend.at);
  return (
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
            {minDice > 1 ? `, against ${minDice === 3 ? '3 dice' : '2 or 3 dice'}` : ''}
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
  );
}

function diceText(dice: number): string {
  return dice === 1 ? '1 die' : '2 dice';
}

function storedIn({ stored }: Plan): OrderOf<'setStandingOrder'> | undefined {
  const orders = (stored?.orders ?? []) as readonly Order[];
  return orders.find((order) => order.type === 'setStandingOrder');
}
