import type { Language } from '../../messages/languages';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import type { ReceiptSigner } from './receipt-signer';

/** What every route finds in its context. */
export interface ApiEnv {
  Variables: {
    deps: Deps;
    caller: Caller | null;
    signer: ReceiptSigner;
    network: string | undefined;
    /** The language in which a person who asks reads refusals. */
    language: Language;
    /** Hashes of texts of the caller that a site administrator has hidden. */
    hiddenTexts?: readonly string[];
    /** Whether the reply holds a secret that nobody keeps. */
    isShownOnce?: boolean;
  };
}
