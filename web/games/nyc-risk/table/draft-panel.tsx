import { useTexts, useTranslate } from '#texts';
import { HOODS } from '../../../../engine/nyc-risk/data/map';
import type { Game } from '../../../../functions/core/game/games.schema';
import { Alert } from '../../../components/frame/alert';
import { LiveState } from '../../../components/frame/game-thumbnail';
import { DecisionHead } from '../../../components/table/decision-frame';
import { MainButton } from '../../../components/table/main-button';
import { boroughName, hoodName } from '../names';
import { RiskRule } from '../rule';
import type { RiskOffer } from './offers';
import type { Plan } from './use-plan';

interface DraftPanelProps {
  readonly game: Game;
  readonly plan: Plan;
  readonly offers: readonly RiskOffer[];
}

/** One pick of the draft: tap a free hood, or choose it here, and send. */
export function DraftPanel({ game, plan, offers }: DraftPanelProps) {
  const say = useTranslate('nyc-risk');
  const t = useTexts('nyc-risk');
  const [pick] = plan.orders;
  const picked = pick?.type === 'draft' ? pick.to : '';
  const problem = plan.problems.get(0);
  const isBlocked =
    picked === '' || problem !== undefined || plan.saving === 'saving' || game.state !== 'open';
  return (
    <>
      <DecisionHead
        title={t('picking.title')}
        sent={plan}
        lead={t.rich('picking.lead', { rule: () => <RiskRule rule="2.8" /> })}
      >
        <LiveState reading={picked === '' ? null : 'draft'}>{hoodName(picked)}</LiveState>
      </DecisionHead>
      {problem === undefined ? null : (
        <Alert>
          {say(problem.message)} <RiskRule rule={problem.rule} />
        </Alert>
      )}
      <FreeHoods plan={plan} offers={offers} picked={picked} />
      <div className="ready-bar">
        <MainButton disabled={isBlocked} onClick={() => plan.send(1)}>
          {picked === '' ? t('send.send') : t('picking.take', { hood: hoodName(picked) })}
        </MainButton>
        <p className="tiny muted">{t('picking.atOnce')}</p>
      </div>
    </>
  );
}

function FreeHoods({ plan, offers, picked }: Omit<DraftPanelProps, 'game'> & { readonly picked: string }) {
  const t = useTexts('nyc-risk');
  const free = new Set(offers.flatMap(({ order }) => (order.type === 'draft' ? [order.to] : [])));
  const hoods = HOODS.filter(({ id }) => free.has(id) || id === picked);
  const boroughs = [...new Set(hoods.map(({ borough }) => borough))];
  return (
    <label className="hood-menu in-panel">
      <span>{t('picking.free')}</span>
      <select
        className="input"
        value={picked}
        onChange={(event) => plan.change([{ type: 'draft', to: event.target.value }])}
      >
        <option value="" disabled>
          {t('picking.choose')}
        </option>
        {boroughs.map((borough) => (
          <optgroup key={borough} label={boroughName(borough)}>
            {hoods
              .filter((hood) => hood.borough === borough)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
