import type { SeatId } from '../game';
import type { ActionCardId, CardId } from './card-ids';
import type { UseOrder } from './orders/order-types';
import type { AreaId, GameEnd, Score } from './types';

/** The events, in their order (section 15). */
export type Event =
  | { readonly type: 'setup'; readonly stacks: readonly ActionCardId[]; readonly first: SeatId }
  | { readonly type: 'game_turn'; readonly turn: number; readonly first: SeatId }
  | { readonly type: 'shuffled' | 'drew'; readonly seat: SeatId; readonly count: number }
  | {
      readonly type: 'card_used';
      readonly seat: SeatId;
      readonly use: UseOrder['type'];
      readonly card: CardId;
      /** The second card of Discard 2. */
      readonly card2?: CardId;
    }
  | { readonly type: 'built'; readonly seat: SeatId; readonly area: AreaId; readonly full: boolean }
  | {
      readonly type: 'reduced' | 'removed';
      /** The seat whose Force it was. */
      readonly seat: SeatId;
      readonly area: AreaId;
      readonly by: SeatId;
    }
  | {
      readonly type: 'vp';
      readonly seat: SeatId;
      readonly gain: number;
      readonly vp: number;
      readonly card: ActionCardId;
    }
  | {
      readonly type: 'acquired';
      readonly seat: SeatId;
      readonly card: ActionCardId;
      readonly to: 'discard' | 'hand';
    }
  | {
      readonly type: 'logistics';
      readonly seat: SeatId;
      readonly from: number;
      readonly to: number;
      readonly why: 'cost' | 'monopoly';
    }
  | { readonly type: 'bio_answer'; readonly seat: SeatId; readonly answer: 'reduce' | 'decline' }
  /** Visible only to its own seat. */
  | { readonly type: 'standing_set'; readonly seat: SeatId }
  | {
      readonly type: 'passed';
      readonly seat: SeatId;
      readonly why: 'order' | 'default' | 'empty' | 'vacant';
    }
  | { readonly type: 'scoring_window' }
  | {
      readonly type: 'reaction';
      readonly seat: SeatId;
      readonly card: ActionCardId;
      readonly trigger: 'after' | 'scoring';
    }
  | ({ readonly type: 'scored'; readonly seat: SeatId; readonly vp: number } & Score)
  | { readonly type: 'vacated' | 'resigned' | 'taken_over'; readonly seat: SeatId }
  | { readonly type: 'game_over'; readonly winners: readonly SeatId[]; readonly why: GameEnd['why'] };
