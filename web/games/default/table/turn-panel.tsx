import { useTexts, useTranslate } from '#texts';
import { capitalized } from '../../../../engine/core/capitalized';
import type { GameSystem } from '../../../../engine/game';
import type { Game } from '../../../../functions/core/game/games.schema';
import { OrderRows } from '../../../components/corrections/order-rows';
import { namesOf, type People } from '../../../components/frame/people';
import { RuleLink } from '../../../components/frame/rule-link';
import { withNames } from '../../../components/frame/seats';
import { OrdersPanel } from '../../../components/simultaneous-table/orders-panel';
import { ifSilent } from '../../../components/table/if-silent';
import type { OrderList } from '../../../components/table/use-order-list';
import { corrections, type PositionTexts } from '../corrections';

interface TurnPanelProps {
  readonly game: Game;
  readonly rules: GameSystem;
  readonly seat: string;
  readonly people: People;
  readonly list: OrderList<object>;
}

/** The reader's present decision: what the engine offers, in lists, and the button to be ready. */
export function TurnPanel({ game, rules, seat, people, list }: TurnPanelProps) {
  const t = useTexts('default-table');
  const ofTable = useTexts('table');
  const say = useTranslate(game.system);
  const texts = useTexts(
    `says-position-${game.system}` as 'says-position-ny2047',
  ) as unknown as PositionTexts;
  const { orders, refused, isStored, stored } = list;
  const { decision, fallback } = game.me;
  const kept = orders.filter(isStored).length;
  return (
    <OrdersPanel
      id="turn-title"
      {...{ game, seat, list }}
      title={decision === null ? t('turn.title') : capitalized(withNames(decision, namesOf(people)))}
      lead={
        <>
          {rules.spacesOf === undefined ? null : t('turn.point')}{' '}
          {fallback === null ? null : (
            <>
              {ifSilent(fallback.text, ofTable)} <RuleLink rule={fallback.rule} system={game.system} />
            </>
          )}
        </>
      }
      stored={stored === null || kept === 0 ? null : t('turn.stored', { count: kept })}
      // A list without orders would be a missed turn.
      asked={kept > 0}
      rows={
        game.state === 'open' ? (
          <div className="stack offered-orders">
            {[...refused].map(([at, problem]) => (
              <p key={at} className="saving-note" role="status">
                {say(problem.message)} <RuleLink rule={problem.rule} system={game.system} />
              </p>
            ))}
            <OrderRows
              key={game.step}
              {...{ seat, people, orders }}
              add={t('turn.add')}
              played={{ corrections: corrections(rules, say, texts), before: game.position }}
              onChange={(next) => list.change(next)}
            />
          </div>
        ) : null
      }
    />
  );
}
