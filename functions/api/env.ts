import type { Language } from '../../messages/languages';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import type { SessionsRecord } from '../store/records';
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
    /** What site administrators decided about the caller, as far as every request has to know it. */
    measures?: Pick<SessionsRecord, 'suspended' | 'hiddenTexts'> | undefined;
    /** Whether the reply holds a secret that nobody keeps. */
    isShownOnce?: boolean;
  };
}
