import { useTexts, useTranslate } from '#texts';
import { refusalOf } from '../../../../engine/nyc-risk/orders/refusals';
import { GameThumbnail } from '../../../components/frame/game-thumbnail';
import type { People } from '../../../components/frame/people';
import { OrderText } from '../order-text';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

/** Orders that were refused when they were carried out, each with its rule. */
export function Refusals({ plan, people }: { plan: Plan; people: People }) {
  const say = useTranslate('nyc-risk');
  const t = useTexts('nyc-risk');
  return (
    <ol className="plan-rows" aria-label={t('refused.title')}>
      {plan.refusals.map((refusal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same order can be refused twice
        <li key={index} className="plan-row refused">
          <span />
          <span className="order-words">
            <OrderText order={refusal.order} people={people} />
          </span>
          <GameThumbnail reading="late" />
          <span className="hidden-text">{t('refused.state')}</span>
          <span />
          <div className="plan-part refusal">
            <p>
              {t.rich('refused.skipped', {
                reason: say(refusalOf(refusal.rule)),
                rule: () => <RiskRule rule={refusal.rule} />,
              })}
            </p>
            <div className="alternatives">
              <button type="button" onClick={() => plan.change([...plan.orders, refusal.order])}>
                {t('refused.planAgain')}
              </button>
              <button type="button" onClick={() => plan.forget(refusal)}>
                {t('refused.leaveOut')}
              </button>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
