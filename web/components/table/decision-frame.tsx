import type { ReactNode } from 'react';
import type { Game, StoredOrders } from '../../../functions/core/game/games.schema';
import { Adjudicating } from './adjudicating';
import type { Sent } from './order-sender';
import { Receipt } from './receipt';
import { SavingNote } from './saving-note';

interface DecisionHeadProps {
  /** The id of the heading, which names the panel. */
  readonly id?: string;
  readonly title: string;
  readonly sent: Pick<Sent, 'saving' | 'message'>;
  readonly lead?: ReactNode;
  /** The state of the reader's orders. */
  readonly children?: ReactNode;
}

/** The top of a decision: its title and state, and what the reader must know about sending. */
export function DecisionHead({ id = 'turn-title', title, sent, lead, children }: DecisionHeadProps) {
  return (
    <>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <SavingNote sent={sent} />
      {lead === undefined ? null : <p className="panel-lead">{lead}</p>}
    </>
  );
}

interface DecisionFootProps {
  readonly game: Game;
  readonly stored: StoredOrders | null;
  /** What is adjudicated after the deadline. */
  readonly what?: 'turn' | 'step' | undefined;
  /** Further ways to give orders, while orders are accepted. */
  readonly tools?: ReactNode;
  /** The bar of the main action; null if there is none. */
  readonly children: ReactNode;
}

/** The bottom of a decision: its receipt and its main action. After the deadline nothing can be changed. */
export function DecisionFoot({ game, stored, what, tools, children }: DecisionFootProps) {
  const isOpen = game.state === 'open';
  return (
    <>
      {isOpen ? tools : null}
      {stored === null ? null : <Receipt stored={stored} />}
      {isOpen || children === null ? children : <Adjudicating what={what} />}
    </>
  );
}
