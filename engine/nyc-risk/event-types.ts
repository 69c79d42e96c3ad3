import type { SeatId } from '../game';
import type { AdventureId, CardId, CrossingId, Deck, GameEnd, HoodId, Phase, Placement } from './types';

/** The index of an event's first number in the step's stream of random numbers (18.5). */
interface Rolled {
  readonly rng: number;
}

/** The events, in their order (section 20). */
export type Event =
  | {
      readonly type: 'turnStarted';
      readonly seat: SeatId;
      readonly turn: number;
      readonly reinforcements: number;
    }
  | { readonly type: 'units'; readonly at: HoodId; readonly change: number }
  | {
      readonly type: 'reinforced';
      readonly seat: SeatId;
      readonly placements: readonly Placement[];
      readonly auto?: true;
    }
  | {
      readonly type: 'traded';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly value: number;
      readonly bonusTo: HoodId | null;
    }
  | RolledEvent
  | { readonly type: 'mayorLost'; readonly seat: SeatId; readonly at: HoodId }
  | { readonly type: 'mayorMade'; readonly seat: SeatId; readonly at: HoodId }
  | { readonly type: 'mayorMoved'; readonly seat: SeatId; readonly to: HoodId }
  | {
      readonly type: 'conquered';
      readonly seat: SeatId;
      readonly from: HoodId;
      readonly to: HoodId;
      readonly defender: SeatId | null;
    }
  | { readonly type: 'eliminated'; readonly seat: SeatId; readonly by: SeatId }
  | {
      readonly type: 'cardsTaken';
      readonly from: SeatId;
      readonly to: SeatId;
      readonly count: number;
      /** Visible to the two seats only (19.3). */
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: 'occupied' | 'fortified';
      readonly seat: SeatId;
      readonly from: HoodId;
      readonly to: HoodId;
      readonly count: number;
      readonly mayor: boolean;
    }
  | {
      readonly type: 'shuttled';
      readonly seat: SeatId;
      readonly from: HoodId;
      readonly to: HoodId;
      readonly count: number;
    }
  | { readonly type: 'ferryChartered'; readonly seat: SeatId; readonly between: readonly HoodId[] }
  | { readonly type: 'cardDrawn' | 'adventureDrawn'; readonly seat: SeatId; readonly card?: string }
  | { readonly type: 'eventPlayed'; readonly seat: SeatId; readonly card: AdventureId }
  | {
      readonly type: 'cardPlayed';
      readonly seat: SeatId;
      readonly card: AdventureId;
      readonly points: number;
    }
  | ({ readonly type: 'boroughHit'; readonly borough: string } & Rolled)
  | { readonly type: 'adventureDiscarded'; readonly seat: SeatId; readonly card: AdventureId }
  | ({ readonly type: 'reshuffled'; readonly deck: Deck } & Rolled)
  | { readonly type: 'closed'; readonly crossing: CrossingId; readonly by: SeatId }
  | { readonly type: 'opened'; readonly crossing: CrossingId }
  | {
      readonly type: 'train';
      readonly from: number;
      readonly to: number;
      readonly roll?: number;
      readonly rng?: number;
    }
  | ({ readonly type: 'trainDelayed'; readonly at: number; readonly roll: number } & Rolled)
  | { readonly type: 'trainHeld'; readonly at: number }
  | { readonly type: 'missedDeadline'; readonly seat: SeatId; readonly phase: Phase }
  | { readonly type: 'standingOrderSet' | 'resigned' | 'vacated' | 'tookOver'; readonly seat: SeatId }
  | { readonly type: 'claimed' | 'drafted'; readonly seat: SeatId; readonly to: HoodId }
  | ({ readonly type: 'orderRolled'; readonly rolls: Readonly<Record<SeatId, number>> } & Rolled)
  | { readonly type: 'orderSet'; readonly order: readonly SeatId[] }
  | {
      readonly type: 'placed';
      readonly seat: SeatId;
      readonly placements: readonly Placement[];
      readonly mayor: HoodId;
    }
  | { readonly type: 'gameEnded'; readonly end: GameEnd['end']; readonly winners: readonly SeatId[] };

/** One exchange of dice, each side sorted from high to low, without bonuses (6.7). */
export interface RolledEvent extends Rolled {
  readonly type: 'rolled';
  readonly from: HoodId;
  readonly to: HoodId;
  readonly attacker: SeatId;
  readonly defender: SeatId | null;
  readonly attack: readonly number[];
  readonly defend: readonly number[];
  readonly attackBonus: number;
  readonly defendBonus: number;
  readonly attackLoss: number;
  readonly defendLoss: number;
}
