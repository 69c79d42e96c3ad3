import type { View } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import type { People } from '../../components/frame/people';

/** What is done by orders, each with a verb of its own. */
export type Act =
  | ('pick' | 'spoils' | 'play' | 'take' | 'redevelop' | 'reconstruct' | 'swap' | 'work' | 'workAgain')
  | ('visit' | 'trade' | 'pass' | 'store' | 'break' | 'standing' | 'resign' | 'rejoin')
  | ('conquer' | 'cooperate' | 'protect' | 'conquerHand' | 'agree' | 'incorporate');

/** An order in words without its verb: to what something is done, and how. */
export interface OrderParts {
  readonly act: Act;
  readonly object: string;
  /** How it is paid or what it needs; empty where nothing is to be said. */
  readonly detail: string;
  /** The rule that it rests on. */
  readonly rule: string;
}

/** An order in words: what is done, to what, and how. */
export interface OrderWords extends OrderParts {
  readonly verb: string;
}

/** Who reads of an order, and of which game. */
export interface OrderReader {
  readonly view: View;
  readonly people: People;
  readonly language: Language;
}

/** Puts the words of an order together. */
export function words(act: Act, object: string, detail: string, rule: string): OrderParts {
  return { act, object, detail, rule };
}
