import type { SeatId } from '../../game';
import type {
  ActionCardId,
  ActionsTextId,
  AreasTextId,
  CardId,
  PlainTextId,
  TargetTextId,
} from '../card-ids';
import type { AirborneEntry, AreaId, BioAnswer, FogSetting, Point } from '../types';

/** The text of a card, with its choices (section 7). Domination has none, and is refused by 7.1. */
export type TextOrder =
  | { readonly type: 'text'; readonly card: PlainTextId | 'domination' }
  | { readonly type: 'text'; readonly card: ActionsTextId; readonly actions: readonly Point[] }
  | { readonly type: 'text'; readonly card: AreasTextId; readonly areas: readonly AreaId[] }
  | { readonly type: 'text'; readonly card: TargetTextId; readonly target: SeatId };

/** The five uses of a card (4.4 to 4.8). */
export type UseOrder =
  | { readonly type: 'build' | 'attack'; readonly card: CardId; readonly areas: readonly AreaId[] }
  | TextOrder
  | { readonly type: 'discard1'; readonly card: CardId; readonly take: CardId }
  | {
      readonly type: 'discard2';
      readonly cards: readonly [CardId, CardId];
      readonly take: CardId;
    };

/** One or more of the three parts; each given one replaces the old one (8.4, 8.8). */
export interface StandingOrder {
  readonly type: 'standing';
  readonly bio?: BioAnswer | null | undefined;
  readonly airborne?: readonly AirborneEntry[] | undefined;
  readonly fog?: FogSetting | undefined;
}

/** Every kind of order (12.2). `take_over` is sent by the platform for a new player. */
export type Order =
  | UseOrder
  | { readonly type: 'pass' }
  | StandingOrder
  | { readonly type: 'resign' }
  | { readonly type: 'take_over' };

export type OrderOf<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
/** A card whose text may be played in the scoring window (8.3, 8.5). */
export const REACTIONS: readonly ActionCardId[] = ['airborne_forces', 'fog_of_war'];
