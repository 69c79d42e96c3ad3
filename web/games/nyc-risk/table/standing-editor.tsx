import { type ComponentProps, useState } from 'react';
import { useTexts } from '#texts';
import { HOOD_IDS } from '../../../../engine/nyc-risk/data/map';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { StandingOrdersBar } from '../../../components/sequential-table/standing-orders-bar';
import { adventureText } from '../card-texts';
import { hoodName } from '../names';
import { DiceLimitField } from './dice-limit';
import { HoodMenu } from './hood-menu';
import { PickList } from './pick-list';
import { DEFENCE_CARDS, StandingCards } from './standing-cards';
import type { Plan } from './use-plan';

interface StandingEditorProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
  /** The orders as they are, or as they will be once the stored ones are carried out. */
  readonly known: StandingOrder;
  readonly onDone: () => void;
}

/** The form of the reader's standing orders: dice in defence, defence cards, draft picks. */
export function StandingEditor({ game, view, seat, plan, known, onDone }: StandingEditorProps) {
  const t = useTexts('nyc-risk');
  const printed = useTexts('nyc-risk-cards');
  const [now, setNow] = useState(known);
  const set = (part: Partial<StandingOrder>) => setNow({ ...now, ...part });
  const send = async () => {
    if (await plan.give({ type: 'setStandingOrder', ...now })) onDone();
  };
  const parts = { view, seat, standing: now, onChange: set };
  return (
    <>
      {view.phase === 'draft' || view.phase === 'claim' ? <PickList {...parts} /> : null}
      <Defence {...parts} />
      <StandingCards {...parts} />
      <details className="typed">
        <summary>{t('standing.whatCardsDo')}</summary>
        <ul className="plain-list">
          {DEFENCE_CARDS.map(({ id, name }) => (
            <li key={id}>
              <b>{name}</b>: {adventureText(id, printed)}
            </li>
          ))}
        </ul>
      </details>
      <StandingOrdersBar
        isBlocked={plan.saving === 'saving' || game.state !== 'open'}
        onStore={send}
        onCancel={onDone}
      />
    </>
  );
}

/** The number of dice in defence, in general and for single hoods. */
function Defence({ view, seat, standing, onChange }: ComponentProps<typeof StandingCards>) {
  const t = useTexts('nyc-risk');
  const { defend } = standing;
  const limit = (hood: string, dice: 1 | 2 | null) => onChange({ defend: limitedAt(standing, hood, dice) });
  const isOther = (hood: string) => view.hoods[hood]?.owner === seat && defend.at[hood] === undefined;
  return (
    <ul className="standing-rows">
      <li>
        <span>{t('standing.defendWith')}</span>
        <DiceLimitField
          label={t('standing.defendWith')}
          value={defend.default}
          onChange={(value) => onChange({ defend: { ...defend, default: value } })}
        />
      </li>
      {Object.entries(defend.at).map(([hood, dice]) => (
        <li key={hood}>
          <b>{hoodName(hood)}</b>
          <DiceLimitField
            label={t('standing.defendHood', { hood: hoodName(hood) })}
            value={dice}
            onChange={(value) => limit(hood, value)}
            onRemove={() => limit(hood, null)}
          />
        </li>
      ))}
      <li>
        <HoodMenu
          label={t('standing.another')}
          hoods={HOOD_IDS.filter(isOther)}
          onPick={(hood) => limit(hood, defend.default === 1 ? 2 : 1)}
        />
      </li>
    </ul>
  );
}

function limitedAt({ defend }: StandingOrder, hood: string, dice: 1 | 2 | null): StandingOrder['defend'] {
  const others = Object.entries(defend.at).filter(([other]) => other !== hood);
  return { ...defend, at: Object.fromEntries(dice === null ? others : [...others, [hood, dice]]) };
}
