import type { View } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import type { People } from '../../components/frame/people';

/** The acts of orders, each with its verb. */
export type Act =
  | ('pick' | 'spoils' | 'play' | 'take' | 'redevelop' | 'reconstruct' | 'swap' | 'work' | 'workAgain')
  | ('visit' | 'trade' | 'pass' | 'store' | 'break' | 'standing' | 'resign' | 'rejoin')
  | ('conquer' | 'cooperate' | 'protect' | 'conquerHand' | 'agree' | 'incorporate');

/** An order in words without its verb: the object of the act, and how. */
export interface OrderParts {
  readonly act: Act;
  readonly object: string;
  /** Its payment or its needs; empty if there are none. */
  readonly detail: string;
  /** The rule behind it. */
  readonly rule: string;
}

/** An order in words: the act, its object, and how. */
export interface OrderWords extends OrderParts {
  readonly verb: string;
}

/** The reader of an order, and the game. */
export interface OrderReader {
  readonly view: View;
  readonly people: People;
  readonly language: Language;
}

/** Combines the words of an order. */
export function words(act: Act, object: string, detail: string, rule: string): OrderParts {
  return { act, object, detail, rule };
}
