'use client';

import { useState } from 'react';
import { ADVENTURES } from '../../../../engine/nyc-risk/cards';
import { HOOD_IDS } from '../../../../engine/nyc-risk/map';
import type { OrderOf } from '../../../../engine/nyc-risk/order-types';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { State } from '../../frame/porthole';
import { adventureText } from '../card-texts';
import { adventureName, hoodName } from '../names';
import { RiskRule } from '../rule';
import { DiceLimitField } from './dice-limit';
import { HoodMenu } from './hood-menu';
import { PickList } from './pick-list';
import { StandingCards } from './standing-cards';
import type { Plan } from './use-plan';

interface StandingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly seat: string;
  readonly plan: Plan;
}

type StandingOrderOrder = OrderOf<'setStandingOrder'>;

/** What the reader's seat does while others decide: dice in defence, defence cards, draft picks. */
export function StandingPanel({ game, view, seat, plan }: StandingPanelProps) {
  const stored = storedOrder(game);
  const [draft, setDraft] = useState<StandingOrder | null>(null);
  const known = withStored(view.standing[seat], stored);
  if (known === undefined) return null;
  const now = draft ?? known;
  const set = (part: Partial<StandingOrder>) => setDraft({ ...now, ...part });
  const send = async () => {
    if (await plan.give({ type: 'setStandingOrder', ...now })) setDraft(null);
  };
  return (
    <>
      <div className="panel-head">
        <h2 id="standing-title">Standing orders</h2>
        <Reading draft={draft !== null} stored={stored !== undefined} />
      </div>
      <p className="panel-lead">
        Used while others attack you. Only you see them. <RiskRule rule="12.1" />
      </p>
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
      <div className="ready-bar">
        <button
          type="button"
          className="button"
          disabled={draft === null || plan.saving === 'saving' || game.state !== 'open'}
          onClick={send}
        >
          Store
        </button>
        <p className="tiny muted">
          {stored === undefined
            ? 'They hold until you change them.'
            : 'Stored: they take effect with the next step, before anybody’s dice.'}
        </p>
      </div>
    </>
  );
}

function Reading({ draft, stored }: { draft: boolean; stored: boolean }) {
  if (draft) return <State reading="draft">Changed, not stored</State>;
  return <State reading="stored">{stored ? 'Stored' : 'In force'}</State>;
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

function limitedAt({ defend }: StandingOrder, hood: string, dice: 1 | 2 | null): StandingOrder['defend'] {
  const others = Object.entries(defend.at).filter(([other]) => other !== hood);
  return { ...defend, at: Object.fromEntries(dice === null ? others : [...others, [hood, dice]]) };
}
