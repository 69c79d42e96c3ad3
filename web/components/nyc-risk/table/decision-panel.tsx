'use client';

import dynamic from 'next/dynamic';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import type { People } from '../people';
import type { RiskOffer } from './offers';
import type { History } from './use-history';
import type { Plan } from './use-plan';
import { WaitingPanel } from './waiting-panel';

// Each of these is one phase's screen, and most readers need none of them.
const SetupPanel = dynamic(() => import('./setup-panel').then((module) => module.SetupPanel));
const DraftPanel = dynamic(() => import('./draft-panel').then((module) => module.DraftPanel));
const TurnPanel = dynamic(() => import('./turn-panel').then((module) => module.TurnPanel));

interface DecisionPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
  readonly plan: Plan;
  readonly offers: readonly RiskOffer[];
  readonly history: History;
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
}

/** The screen of what the reader has to decide now, by the phase of the game. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { game, view, people, plan, offers } = props;
  const { seat } = game.me;
  const question = offers.find(({ order }) => order.type === 'claim' || order.type === 'place');
  if (seat !== null && question !== undefined)
    return <SetupPanel game={game} view={view} people={people} plan={plan} offer={question} />;
  if (seat === null || view.active !== seat) return <WaitingPanel game={game} view={view} people={people} />;
  if (view.phase === 'draft') return <DraftPanel game={game} plan={plan} offers={offers} />;
  return <TurnPanel {...props} seat={seat} />;
}
