'use client';

import { useState } from 'react';
import { ADVENTURES } from '../../../../engine/nyc-risk/data/cards';
import { HOOD_IDS } from '../../../../engine/nyc-risk/data/map';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { StandingBar } from '../../../components/table/standing-bar';
import { adventureText } from '../card-texts';
import { adventureName, hoodName } from '../names';
import { DiceLimitField } from './dice-limit';
import { HoodMenu } from './hood-menu';
import { PickList } from './pick-list';
import { StandingCards } from './standing-cards';
import type { Plan } from './use-plan';

interface StandingEditorProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
  /** The orders as they are, or will be once what is stored is carried out. */
  readonly known: StandingOrder;
  readonly onDone: () => void;
}

/** The reader's standing orders to change: dice in defence, defence cards, draft picks. */
export function StandingEditor({ game, view, seat, plan, known, onDone }: StandingEditorProps) {
  const [now, setNow] = useState(known);
  const set = (part: Partial<StandingOrder>) => setNow({ ...now, ...part });
  const send = async () => {
    if (await plan.give({ type: 'setStandingOrder', ...now })) onDone();
  };
  return (
    <>
      {view.phase === 'draft' || view.phase === 'claim' ? (
        <PickList view={view} standing={now} onChange={set} />
      ) : null}
      <ul className="standing-rows">
        <li>
          <span>Defend with</span>
          <DiceLimitField
            label="Defend with"
            value={now.defend.default}
            onChange={(value) => set({ defend: { ...now.defend, default: value } })}
          />
        </li>
        {Object.entries(now.defend.at).map(([hood, dice]) => (
          <li key={hood}>
            <b>{hoodName(hood)}</b>
            <DiceLimitField
              label={`Defend ${hoodName(hood)} with`}
              value={dice}
              onChange={(value) => set({ defend: limitedAt(now, hood, value) })}
              onRemove={() => set({ defend: limitedAt(now, hood, null) })}
            />
          </li>
        ))}
        <li>
          <HoodMenu
            label="Another limit for one hood"
            hoods={HOOD_IDS.filter(
              (hood) => view.hoods[hood]?.owner === seat && now.defend.at[hood] === undefined,
            )}
            onPick={(hood) => set({ defend: limitedAt(now, hood, now.defend.default === 1 ? 2 : 1) })}
          />
        </li>
      </ul>
      <StandingCards view={view} seat={seat} standing={now} onChange={set} />
      <details className="typed">
        <summary>What defence cards do</summary>
        <ul className="plain-list">
          {ADVENTURES.filter((card) => card.kind === 'power' && card.timing === 'defend').map(({ id }) => (
            <li key={id}>
              <b>{adventureName(id)}</b>: {adventureText(id)}
            </li>
          ))}
        </ul>
      </details>
      <StandingBar
        isBlocked={plan.saving === 'saving' || game.state !== 'open'}
        onStore={send}
        onCancel={onDone}
      />
    </>
  );
}

function limitedAt({ defend }: StandingOrder, hood: string, dice: 1 | 2 | null): StandingOrder['defend'] {
  const others = Object.entries(defend.at).filter(([other]) => other !== hood);
  return { ...defend, at: Object.fromEntries(dice === null ? others : [...others, [hood, dice]]) };
}
