import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Order, OrderOf } from '../../../../engine/nyc-risk/orders/order-types';
import { standingAfter } from '../../../../engine/nyc-risk/rules/standing-orders';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { useLanguage } from '../../../components/frame/reader';
import { StandingOrdersFrame } from '../../../components/sequential-table/standing-orders-frame';
import { lazily } from '../../../lib/lazily';
import { listInWords } from '../../../lib/lists';
import { adventureName, hoodName } from '../names';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

// Readers look at them often and change them seldom.
const StandingEditor = lazily(async () => (await import('./standing-editor')).StandingEditor);

interface StandingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
}

/** The acts of the reader's seat while others decide. */
export function StandingOrdersPanel({ game, view, seat, plan }: StandingPanelProps) {
  const t = useTexts('nyc-risk');
  const standing = view.standing[seat];
  if (standing === undefined) return null;
  const stored = storedIn(plan);
  const known = stored === undefined ? standing : standingAfter(standing, stored);
  return (
    <StandingOrdersFrame
      state={stored === undefined ? 'in-force' : 'waiting'}
      lead={t.rich('standing.lead', { rule: () => <RiskRule rule="12.1" /> })}
      summary={<Summary known={known} />}
      editor={(onDone) => (
        <StandingEditor game={game} view={view} seat={seat} plan={plan} known={known} onDone={onDone} />
      )}
    />
  );
}

function Summary({ known: { defend, cards, picks, pickAtOnce } }: { readonly known: StandingOrder }) {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const hoods = (list: readonly string[]) => listInWords(list.map(hoodName), language);
  const apart = Object.entries(defend.at);
  return (
    <ul className="standing-rows">
      <li>
        <span>{t('standing.defendWith')}</span>
        <b>{t('dice', { count: defend.default })}</b>
      </li>
      {apart.map(([hood, dice]) => (
        <li key={hood}>
          <span>{hoodName(hood)}</span>
          <b>{t('dice', { count: dice })}</b>
        </li>
      ))}
      {cards.map(({ card, at, minDice }) => (
        <li key={card}>
          <span>
            {t.rich('standing.card', {
              b: (words: ReactNode) => <b>{words}</b>,
              card: adventureName(card),
              where: at === 'any' ? 'any' : 'named',
              hoods: hoods(at === 'any' ? [] : at),
              dice: minDice === 3 ? 'three' : minDice === 2 ? 'some' : 'any',
            })}
          </span>
        </li>
      ))}
      {picks.length === 0 ? null : (
        <li>
          <span>
            {t('standing.picks', {
              atOnce: pickAtOnce ? 'yes' : 'no',
              hoods: hoods(picks.slice(0, 3)),
              more: Math.max(0, picks.length - 3),
            })}
          </span>
        </li>
      )}
    </ul>
  );
}

function storedIn({ stored }: Plan): OrderOf<'setStandingOrder'> | undefined {
  const orders = (stored?.orders ?? []) as readonly Order[];
  return orders.find((order) => order.type === 'setStandingOrder');
}
