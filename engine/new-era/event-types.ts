import type { SeatId } from '../game';
import type { Gain, Good, Slot, TradedResource } from './card-types';
import type { CardId, Decision, GameEnd, Source } from './types';

/** The events, in their order (19.3). */
export type Event =
  | { readonly type: 'revealed' | 'discarded'; readonly cards: readonly CardId[] }
  | { readonly type: 'drafted' | 'instant'; readonly seat: SeatId; readonly card: CardId }
  /** Its seat alone sees the cards (17.2). */
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly count: number;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'gained'; readonly seat: SeatId; readonly source: Source; readonly goods: Gain }
  | {
      readonly type: 'contactCard';
      readonly seat: SeatId;
      readonly slot: Slot;
      readonly as: 'token' | 'act';
    }
  | {
      readonly type: 'cooperated';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly owner: SeatId | null;
      readonly at?: CardId;
    }
  | {
      readonly type: 'conquered';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly owner: SeatId | null;
      readonly strength?: number;
    }
  | {
      readonly type: 'attacked' | 'repelled';
      readonly seat: SeatId;
      readonly owner: SeatId;
      readonly strength: number;
    }
  | { readonly type: 'defended'; readonly seat: SeatId; readonly spent: number; readonly strength: number }
  | {
      readonly type: 'reinforced';
      readonly seat: SeatId;
      readonly tokens: readonly Good[];
      readonly strength: number;
    }
  | {
      readonly type: 'agreementEnded';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly cause: 'conquered' | 'redeveloped' | 'broken';
    }
  | { readonly type: 'redeveloped'; readonly seat: SeatId; readonly from: CardId; readonly card: CardId }
  | { readonly type: 'reconstructed'; readonly seat: SeatId; readonly debris: CardId; readonly card: CardId }
  | { readonly type: 'worked'; readonly seat: SeatId; readonly card: CardId; readonly nth: number }
  | {
      readonly type: 'incorporated' | 'debris' | 'improved' | 'stored';
      readonly seat: SeatId;
      readonly card: CardId;
    }
  | { readonly type: 'visited'; readonly seat: SeatId; readonly card: CardId; readonly owner: SeatId }
  | { readonly type: 'traded'; readonly seat: SeatId; readonly resource: TradedResource }
  | { readonly type: 'swapped' | 'passed' | 'resigned' | 'rejoined'; readonly seat: SeatId }
  | { readonly type: 'missed'; readonly seat: SeatId; readonly decision: Decision }
  | { readonly type: 'scored'; readonly turn: number; readonly scores: Readonly<Record<SeatId, number>> }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly first: SeatId }
  | { readonly type: 'gameOver'; readonly winners: readonly SeatId[]; readonly by: GameEnd['by'] };
