import type { AdventureId, CardId, Claim, DiceLimit, HoodId, Placement } from '../types';

export interface AttackOrder {
  readonly type: 'attack';
  readonly from: HoodId;
  readonly to: HoodId;
  /** 1 to 3; as many as allowed if absent. */
  readonly dice?: number | undefined;
  readonly mayor?: boolean | undefined;
  /** The most rolls to make; 1 if absent. */
  readonly rolls?: number | undefined;
  /** Stop when this many units or fewer are left; 1 if absent. */
  readonly keep?: number | undefined;
  /** Units to move in after a conquest. */
  readonly move?: number | undefined;
}

export interface PlayCardOrder {
  readonly type: 'playCard';
  readonly card: AdventureId;
  /** The fields of the card's own text (14). */
  readonly [field: string]: unknown;
}

/** Every order that a seat can send (section 16). */
export type Order =
  | { readonly type: 'claim'; readonly claims: readonly Claim[] }
  | { readonly type: 'draft'; readonly to: HoodId }
  | { readonly type: 'place'; readonly placements: readonly Placement[]; readonly mayor: HoodId }
  | { readonly type: 'trade'; readonly cards: readonly CardId[]; readonly bonusTo?: HoodId | undefined }
  | { readonly type: 'reinforce'; readonly placements: readonly Placement[] }
  | AttackOrder
  | { readonly type: 'occupy'; readonly count: number }
  | {
      readonly type: 'fortify';
      readonly from: HoodId;
      readonly to: HoodId;
      readonly count: number;
      readonly mayor?: boolean | undefined;
    }
  | PlayCardOrder
  | { readonly type: 'mayor'; readonly at: HoodId }
  | { readonly type: 'discard'; readonly cards: readonly AdventureId[] }
  | { readonly type: 'endPhase' }
  | {
      readonly type: 'setStandingOrder';
      readonly defend?:
        | {
            readonly default?: DiceLimit | undefined;
            readonly at?: Readonly<Record<HoodId, DiceLimit>> | undefined;
          }
        | undefined;
      readonly cards?:
        | readonly {
            readonly card: AdventureId;
            readonly at: 'any' | readonly HoodId[];
            readonly minDice?: number | undefined;
          }[]
        | undefined;
      readonly picks?: readonly HoodId[] | undefined;
      readonly pickAtOnce?: boolean | undefined;
    }
  | { readonly type: 'resign' }
  | { readonly type: 'takeOver' };
export type OrderOf<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
